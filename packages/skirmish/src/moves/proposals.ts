// Random moves and places for bots that only need a legal one.
import type { Leg, Numbers, Placement, Reason } from '@little-wars/engine';
import { flat, inches, type Point, type Spot, type Tenths, towards } from '@little-wars/engine/geometry';

export const straightLeg = (to: Spot): readonly Leg[] => [{ how: 'go', to }];

/** How far before an obstacle a shortened move stops. */
const SHORT_OF = 4;

/** The free part of a straight line, given the first reason against it; null if that is not about an obstacle. */
function upToObstacle(from: Spot, to: Spot, [first]: readonly Reason[]): Spot | null {
  const free = first?.reason.startsWith('through') ? (first['along'] as number) - SHORT_OF : 0;
  return free > 0 ? towards(from, to, free) : null;
}

export interface StraightMove {
  straight(to: Spot): readonly Leg[];
  against(legs: readonly Leg[]): readonly Reason[];
  /** Whether the move may stop before an obstacle; true by default. */
  readonly mayStop?: boolean;
}

/** A straight line if it is legal, else the free part of it before an obstacle; null if neither is. */
export function straightOrShorter(
  from: Spot,
  to: Spot,
  { straight, against, mayStop = true }: StraightMove,
): readonly Leg[] | null {
  const legs = straight(to);
  const reasons = against(legs);
  if (reasons.length === 0) return legs;
  const end = mayStop ? upToObstacle(from, legs[0]!.to, reasons) : null;
  const shorter = end && straight(end);
  return shorter && against(shorter).length === 0 ? shorter : null;
}

/** A random point in the square around another. */
export const pointAround = ({ x, y }: Point, by: Tenths, next: Numbers): Point => ({
  x: x + next(2 * by + 1) - by,
  y: y + next(2 * by + 1) - by,
});

/** The nearer of two random points. */
export function nearerOfTwo(from: Point, points: readonly Point[], next: Numbers): Point | undefined {
  if (points.length === 0) return undefined;
  const [one, other] = [points[next(points.length)]!, points[next(points.length)]!];
  return flat(from, one) <= flat(from, other) ? one : other;
}

/** The nearest of several items. */
export const nearestOf = <M extends { readonly at: Point }>(
  from: Point,
  list: readonly [M, ...M[]] | readonly M[],
): M => list.reduce((a, b) => (flat(from, b.at) < flat(from, a.at) ? b : a));

/** The nearest place at which a base of this reach is wholly on the table. */
export function ontoTable(
  { width, depth }: { readonly width: Tenths; readonly depth: Tenths },
  reach: number,
  { x, y, z }: Spot,
): Spot {
  const within = (at: number, most: number): number => Math.ceil(Math.max(reach, Math.min(most - reach, at)));
  return { x: within(x, width), y: within(y, depth), z };
}

/** The share of a straight line before it comes within a distance of a model on its level; 1 if it never does. */
export function shareUpTo([from, to]: readonly [Spot, Spot], other: Spot, distance: number): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [ox, oy] = [other.x - from.x, other.y - from.y];
  const length = dx * dx + dy * dy;
  const on = dx * ox + dy * oy;
  const room = ox * ox + oy * oy - distance * distance;
  if (from.z !== other.z || on <= 0) return 1;
  if (room <= 0) return 0;
  const root = on * on - length * room;
  return root <= 0 ? 1 : Math.min(1, (on - Math.sqrt(root)) / length);
}

/** The bounding box of some points. */
export function boxAround(points: readonly Point[]): readonly [low: Point, high: Point] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  ];
}

export interface Placing {
  readonly box: readonly [low: Point, high: Point];
  isLegal(placement: Placement): boolean;
  /** How many directions it may face; `facing` gives the placement for each. */
  readonly facings: number;
  facing(at: Spot, index: number): Placement;
  /** How far apart the places of the search lie; a quarter inch by default. */
  readonly step?: Tenths;
}

const TRIES = 400;
const STEP = inches(0.25);

/** A legal place on the ground of a box: random tries, then a search in small steps; null if there is none. */
export function placeIn(
  { box: [low, high], isLegal, facings, facing, step = STEP }: Placing,
  next: Numbers,
): Placement | null {
  for (let i = 0; i < TRIES; i++) {
    const at = { x: low.x + next(high.x - low.x + 1), y: low.y + next(high.y - low.y + 1), z: 0 };
    const placement = facing(at, facings > 1 ? next(facings) : 0);
    if (isLegal(placement)) return placement;
  }
  for (let x = low.x; x <= high.x; x += step)
    for (let y = low.y; y <= high.y; y += step)
      for (let i = 0; i < facings; i++) {
        const placement = facing({ x, y, z: 0 }, i);
        if (isLegal(placement)) return placement;
      }
  return null;
}
