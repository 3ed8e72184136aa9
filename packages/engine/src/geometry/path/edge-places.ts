import { keyed, perObject } from '../../cache.ts';
import { nearestOnOutline } from '../polygon.ts';
import type { Scene, Solid } from '../scene.ts';
import type { Point, Spot } from '../shape.ts';
import type { Tenths } from '../units.ts';
import type { Ground } from './ground.ts';
import { LOSS } from './inflated-hull.ts';
import { type Half, keyOf } from './path.ts';
import { groundBelow, isInPolygon, topsAt } from './raised-ground.ts';

/** What places on the edges of raised ground depend on. */
export interface Terms {
  readonly scene: Scene;
  readonly ground: Ground;
  readonly half: Half;
}

/** A place on the edge of a raised level, and the direction away from it. */
export interface EdgePlace {
  readonly solid: Solid;
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
}

/** Two spots linked over an edge. */
export interface Joined {
  readonly from: Spot;
  readonly to: Spot;
}

/** One edge of a raised solid: where it starts, where it leads, its outward direction, and the level at its foot. */
export interface RaisedEdge {
  readonly solid: Solid;
  readonly a: Point;
  readonly dx: number;
  readonly dy: number;
  readonly ux: number;
  readonly uy: number;
  /** The distance from the edge at which a base is clear of it. */
  readonly out: number;
  readonly below: Tenths;
}

/** Places to climb, drop and jump that do not depend on where other models stand. */
export interface EdgePlaces {
  readonly edges: readonly RaisedEdge[];
  /** From the upper spot to the lower one. */
  readonly descents: readonly Joined[];
  readonly jumps: readonly Joined[];
}

/** The distance between two places at which an edge is climbed, dropped from or jumped from. */
const LINK_STEP = 84;

const placesOf = perObject((_ground: Ground) => keyed<string, EdgePlaces>(64));

/** The places of a scene for one ground table and base; cached. */
export function edgePlacesOf(terms: Terms): EdgePlaces {
  const { ground, half } = terms;
  return placesOf(ground)(keyOf(half), () => findEdgePlaces(terms));
}

function findEdgePlaces(terms: Terms): EdgePlaces {
  const { scene, ground } = terms;
  const raised = scene.solids.filter(({ index }) => ground.passages[index]!.top);
  const edges = raised.flatMap(solid => edgesOf(terms, solid));
  const places = edges.flatMap(evenly);
  return {
    edges,
    descents: ground.climb || ground.drop ? places.flatMap(place => descentAt(terms, place) ?? []) : [],
    jumps: ground.jump ? places.flatMap(place => raised.flatMap(other => jumpTo(terms, place, other) ?? [])) : [],
  };
}

function edgesOf(terms: Terms, solid: Solid): readonly RaisedEdge[] {
  const { corners } = solid;
  return corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    const [ux, uy] = [dy / length, -dx / length];
    const out = frontOf(terms, ux, uy) + LOSS + 1;
    const foot = { x: Math.round(a.x + dx / 2 + ux * out), y: Math.round(a.y + dy / 2 + uy * out) };
    const below = groundBelow(terms.scene, terms.ground, foot, solid.top - 1);
    return { solid, a, dx, dy, ux, uy, out, below };
  });
}

function evenly(edge: RaisedEdge): readonly EdgePlace[] {
  const count = Math.ceil(Math.sqrt(edge.dx * edge.dx + edge.dy * edge.dy) / LINK_STEP);
  return Array.from({ length: count }, (_, k) => placeOn(edge, (k + 0.5) / count));
}

export const placeOn = ({ solid, a, dx, dy, ux, uy }: RaisedEdge, share: number): EdgePlace => ({
  solid,
  x: a.x + dx * share,
  y: a.y + dy * share,
  ux,
  uy,
});

/** How far a base reaches from its centre in a direction. */
const frontOf = ({ half: { x, y, r, wx, wy } }: Terms, ux: number, uy: number): number =>
  r + Math.abs(x * ux + y * uy) + Math.abs(wx * ux + wy * uy);

/** How far inside an edge the centre must be to be supported. */
const insetOf = (terms: Terms, ux: number, uy: number): number =>
  terms.ground.support === 'base' ? frontOf(terms, ux, uy) + 2 : 1;

/** The same where a jump lands, which may have to be a place to end on. */
const landingInset = (terms: Terms, ux: number, uy: number): number =>
  terms.ground.jump?.stands && terms.ground.stands === 'base' ? frontOf(terms, ux, uy) + 2 : insetOf(terms, ux, uy);

/** The spots just on and just off an edge; null where the same level goes on beyond it. */
export function descentAt(terms: Terms, { solid, x, y, ux, uy }: EdgePlace): Joined | null {
  const { scene, ground } = terms;
  const beyond = { x: x + ux * 2, y: y + uy * 2 };
  if (topsAt(scene, ground, solid.top).some(({ corners }) => isInPolygon(beyond, corners))) return null;
  const out = frontOf(terms, ux, uy) + LOSS + 1;
  const off = { x: Math.round(x + ux * out), y: Math.round(y + uy * out) };
  const on = inside(solid, { x, y }, insetOf(terms, ux, uy), { x: -ux, y: -uy });
  const z = groundBelow(scene, ground, off, solid.top - 1);
  return on && { from: { ...on, z: solid.top }, to: { ...off, z } };
}

/** A whole-tenth place in a polygon, at about the given distance from a point of its edge. */
function inside({ corners }: Solid, { x, y }: Point, inset: number, { x: ux, y: uy }: Point): Point | null {
  for (let more = 0; more < 3; more++) {
    const at = { x: Math.round(x + ux * (inset + more)), y: Math.round(y + uy * (inset + more)) };
    if (isInPolygon(at, corners)) return at;
  }
  return null;
}

/** A jump from an edge to the nearest point of another raised part, if that lies outwards and near enough. */
export function jumpTo(terms: Terms, { solid, x, y, ux, uy }: EdgePlace, other: Solid): Joined | null {
  const { widest = 0, highest = Infinity } = terms.ground.jump!;
  if (other === solid || Math.abs(other.top - solid.top) > highest) return null;
  const to = nearestOnOutline(other.corners, x, y);
  const dx = to.x - x;
  const dy = to.y - y;
  const width = Math.sqrt(dx * dx + dy * dy);
  if (width > widest || width < 0.5 || (dx * ux + dy * uy) / width < 0.1) return null;
  const vx = dx / width;
  const vy = dy / width;
  const on = inside(solid, { x, y }, insetOf(terms, vx, vy), { x: -vx, y: -vy });
  const landing = inside(other, to, landingInset(terms, vx, vy), { x: vx, y: vy });
  return on && landing && { from: { ...on, z: solid.top }, to: { ...landing, z: other.top } };
}
