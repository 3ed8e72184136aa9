// Places as players speak of them: by what is near, not by coordinates.
import type { BoardZone, Named, Told } from '@little-wars/engine';
import {
  compassOf,
  inches,
  type Point,
  type Scene,
  type Solid,
  sideOf,
  type Tenths,
} from '@little-wars/engine/geometry';
import { inInches, pieceNamed, placed, whereOn } from './naming.ts';

/** Something that a place can be described by: an objective, a marker. */
export interface Landmark {
  readonly at: Point;
  readonly name: Named;
}

export interface Surroundings {
  readonly scene: Scene;
  readonly landmarks: readonly Landmark[];
  /** A side's zone is named in preference to a part of the table. */
  readonly zones: readonly Pick<BoardZone, 'kind' | 'outline' | 'seat'>[];
}

/** A place in words, and its coordinates for those who want to know exactly. */
export interface Near {
  readonly place: Told;
  readonly x: string;
  readonly y: string;
}

/** Landmarks are seen from farther away than terrain. */
const IN_SIGHT = inches(4);
const BESIDE = inches(2);
const AT = inches(1);

type Place = Point & { readonly z?: Tenths };

export const near = (around: Surroundings, at: Place): Near => ({ place: placeNear(around, at), ...placed(at) });

/** On something, else the nearest landmark, else the nearest piece, else the zone of a side, else the part of the table. */
export function placeNear({ scene, landmarks, zones }: Surroundings, at: Place): Told {
  const z = at.z ?? 0;
  const carrying = z > 0 ? scene.solids.find(({ box, top }) => top === z && awayFrom(box, at) === 0) : undefined;
  if (carrying) return { word: 'near.on', what: pieceNamed(scene, carrying.piece) };
  const [mark] = nearestOf(landmarks, each => apart(each.at, at), IN_SIGHT);
  if (mark) return relative(at, mark.at, mark.name);
  const [solid] = nearestOf(scene.solids, ({ box }) => awayFrom(box, at), BESIDE);
  if (solid) return { word: 'near.beside', what: pieceNamed(scene, solid.piece) };
  const zone = zones.find(({ seat, outline }) => seat !== null && seat >= 0 && sideOf(outline, at) >= 0);
  return zone ? { word: 'near.zone', region: { word: `zone.${zone.kind}` }, seat: zone.seat } : whereOn(scene, at);
}

function relative(at: Point, from: Point, what: Named): Told {
  const away = apart(at, from);
  return away <= AT
    ? { word: 'near.at', what }
    : {
        word: 'near.from',
        inches: inInches(Math.round(away)),
        compass: { word: `compass.${compassOf({ dx: at.x - from.x, dy: at.y - from.y })}` },
        what,
      };
}

const nearestOf = <X>(all: readonly X[], away: (of: X) => number, most: number): readonly X[] =>
  all.filter(each => away(each) <= most).sort((a, b) => away(a) - away(b));

function apart(a: Point, b: Point): number {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return Math.sqrt(dx * dx + dy * dy);
}

/** How far a place is from a box; 0 inside. */
const awayFrom = ({ left, right, low, high }: Solid['box'], { x, y }: Point): number =>
  apart({ x: Math.max(left - x, 0, x - right), y: Math.max(low - y, 0, y - high) }, { x: 0, y: 0 });
