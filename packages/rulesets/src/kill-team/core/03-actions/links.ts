// KT-8.14-20  Legs that connect levels, for proposing moves that change level
import { keyed, type Leg, perObject } from '@little-wars/engine';
import {
  type Ground,
  type Mover,
  type Point,
  type Scene,
  type Solid,
  type Spot,
  sceneOf,
  type Trip,
  walk,
} from '@little-wars/engine/geometry';
import { mapOf, reachOf } from '../../lookups.ts';
import { traitsOf } from '../../terrain.ts';
import type { Look, OperativeId } from '../../types.ts';
import { terrainOf } from '../../walls.ts';
import { groundFor } from '../08-terrain/ground.ts';
import { moverOf } from './moves.ts';

/** A leg that changes level, and where it starts. */
export interface Link {
  readonly from: Spot;
  readonly leg: Leg;
}

/** Candidate links, each validated lazily when an operative first comes near it. */
interface Candidates {
  readonly links: readonly Link[];
  /** Where each starts, for a quick filter. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Whether each is valid; undefined until it is checked. */
  readonly validity: (boolean | undefined)[];
}

interface Around {
  readonly at: Point;
  readonly most: number;
}

const ANYWHERE: Around = { at: { x: 0, y: 0 }, most: Infinity };

/** The links of a map that a base can use and that are near; other bases and barricades are not considered. */
export function linksFor(
  t: Look,
  operative: OperativeId,
  isNear: (link: Link) => boolean,
  { at, most }: Around = ANYWHERE,
): readonly Link[] {
  const scene = sceneOf(terrainOf(mapOf(t.setup)));
  const ground = groundFor(scene, t.setup.options, 'walking');
  const mover = moverOf(t, operative);
  const { links, x, y, validity } = linksOver(ground)(nameOf(mover), () => linksFrom(scene, reachOf(t, operative)));
  const near: Link[] = [];
  for (let i = 0; i < links.length; i++) {
    if (Math.abs(x[i]! - at.x) > most || Math.abs(y[i]! - at.y) > most) continue;
    const link = links[i]!;
    if (!isNear(link)) continue;
    validity[i] ??= isValid(link, { field: { scene, others: [] }, mover, ground });
    if (validity[i]) near.push(link);
  }
  return near;
}

/** Cached per ground, which is that of a scene under the house rules of a match, by the size and height of the base. */
const linksOver = perObject((_ground: Ground) => keyed<string, Candidates>(64));

const nameOf = ({ size, height }: Mover): string =>
  size.shape === 'round' ? `${size.diameter}/${height}` : `${size.length}x${size.width}/${height}`;

function linksFrom(scene: Scene, reach: number): Candidates {
  const links = linksOn(scene, reach);
  const x = Float64Array.from(links, ({ from }) => from.x);
  const y = Float64Array.from(links, ({ from }) => from.y);
  return { links, x, y, validity: [] };
}

const isValid = ({ from, leg }: Link, trip: Trip): boolean =>
  [[leg], []].every(legs => walk(trip, { from, legs }).problems.length === 0);

function linksOn(scene: Scene, reach: number): readonly Link[] {
  const tops = scene.solids.filter(solid => traitsOf(solid).vantage);
  return tops.flatMap(top => [...upAndDown(top, reach), ...tops.flatMap(other => jumps(top, other, reach))]);
}

interface Edge extends Point {
  readonly ux: number;
  readonly uy: number;
}

const STEP = 254;

/** Points along the edges of a solid, with the outward direction. */
function edgesOf({ corners }: Solid): readonly Edge[] {
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    const count = Math.ceil(length / STEP);
    return Array.from({ length: count }, (_, k) => {
      const share = (k + 0.5) / count;
      return { x: a.x + dx * share, y: a.y + dy * share, ux: dy / length, uy: -dx / length };
    });
  });
}

const beside = ({ x, y }: Point, ux: number, uy: number, away: number, z: number): Spot => ({
  x: Math.round(x + ux * away),
  y: Math.round(y + uy * away),
  z,
});

/** Links from the floor to a Vantage Point and back. */
const upAndDown = (top: Solid, reach: number): readonly Link[] =>
  edgesOf(top).flatMap(edge => {
    const high = beside(edge, edge.ux, edge.uy, -reach - 2, top.top);
    const low = beside(edge, edge.ux, edge.uy, reach + 30, 0);
    return [
      { from: low, leg: { how: 'climb', to: high } },
      { from: high, leg: { how: 'drop', to: low } },
    ] as const;
  });

/** Links straight out from an edge to another Vantage Point. */
const jumps = (top: Solid, other: Solid, reach: number): readonly Link[] =>
  other === top
    ? []
    : [254, 508, 762].flatMap(gap =>
        edgesOf(top)
          .filter(({ x, y, ux, uy }) => isInBox({ x: x + ux * gap, y: y + uy * gap }, other))
          .map((edge): Link => {
            const to = beside(edge, edge.ux, edge.uy, gap + reach + 2, other.top);
            return { from: beside(edge, edge.ux, edge.uy, -reach - 2, top.top), leg: { how: 'jump', to } };
          }),
      );

const isInBox = ({ x, y }: Point, { box }: Solid): boolean =>
  x >= box.left && x <= box.right && y >= box.low && y <= box.high;
