// 7E-9.6  Whether there is a place to swoop to: sought on the curves that bound all such places, then on every row
import type { Direction, Point, Scene, Standing, Tenths } from '@little-wars/engine/geometry';
import { type Curve, crossings, pointsOf } from './curves.ts';

/** Where a swoop may end, in terms of curves: half a ring ahead, on the table, clear of bases and debris. */
export interface Ring {
  readonly from: Point;
  readonly along: Direction;
  readonly least: Tenths;
  readonly most: Tenths;
  /** The radius of the flying base. */
  readonly r: Tenths;
  readonly side: Tenths;
  /** Bases, and the distance to keep from each. */
  readonly bases: readonly { readonly base: Standing; readonly clear: Tenths }[];
  /** The outlines of debris. */
  readonly outlines: readonly (readonly Point[])[];
}

export const outlinesOf = (scene: Scene, isIn: (solid: Scene['solids'][number]) => boolean): Ring['outlines'] =>
  scene.solids.filter(isIn).map(({ corners }) => corners);

const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** How far a point is from a segment. */
function toSegment(at: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((at.x - a.x) * dx + (at.y - a.y) * dy) / square));
  return lengthOf(at.x - a.x - t * dx, at.y - a.y - t * dy);
}

const nextOf = (corners: readonly Point[], i: number): Point => corners[(i + 1) % corners.length]!;

/** Whether a point is inside a convex outline. */
function isInside(at: Point, corners: readonly Point[]): boolean {
  const sides = corners.map((a, i) => {
    const b = nextOf(corners, i);
    return (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
  });
  return sides.every(side => side >= 0) || sides.every(side => side <= 0);
}

/** A line parallel to a segment, at a distance to its left; none for a segment of zero length. */
function beside(a: Point, b: Point, off: number): readonly Curve[] {
  const length = lengthOf(b.x - a.x, b.y - a.y);
  if (length === 0) return [];
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  return [{ kind: 'line', x: a.x - uy * off, y: a.y + ux * off, ux, uy }];
}

const circle = ({ x, y }: Point, r: number): Curve => ({ kind: 'circle', x, y, r });

/** All points at a distance from a segment: two circles, and a line on either side. */
const around = (a: Point, b: Point, r: number): readonly Curve[] => [
  circle(a, r),
  ...(a.x === b.x && a.y === b.y ? [] : [circle(b, r), ...beside(a, b, r), ...beside(a, b, -r)]),
];

const endsOf = ({ ax, ay, bx, by }: Standing): readonly [Point, Point] => [
  { x: ax, y: ay },
  { x: bx, y: by },
];

/** The curves that bound where a swoop may end, without those too far away. */
function curvesOf({ from, along, least, most, r, side, bases, outlines }: Ring): readonly Curve[] {
  const isNear = (a: Point, b: Point, clear: number): boolean => toSegment(from, a, b) <= most + clear;
  const edges = [r, side - r].flatMap((at): readonly Curve[] => [
    { kind: 'line', x: at, y: 0, ux: 0, uy: 1 },
    { kind: 'line', x: 0, y: at, ux: 1, uy: 0 },
  ]);
  const length = lengthOf(along.dx, along.dy);
  return [
    circle(from, least),
    circle(from, most),
    { kind: 'line', x: from.x, y: from.y, ux: -along.dy / length, uy: along.dx / length },
    ...edges,
    ...bases.flatMap(({ base, clear }) => {
      const [a, b] = endsOf(base);
      return isNear(a, b, base.r + clear + r) ? around(a, b, base.r + clear + r) : [];
    }),
    ...outlines.flatMap(corners =>
      corners.flatMap((a, i) => (isNear(a, nextOf(corners, i), r) ? around(a, nextOf(corners, i), r) : [])),
    ),
  ];
}

/** Rounding to whole tenths may move a point this far off a curve. */
const SLACK = 3;

/** Whether whole tenths around a point may be a place to end, in terms of curves. */
function isLikely(ring: Ring, at: Point): boolean {
  const { from, along, least, most, r, side, bases, outlines } = ring;
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  const far = lengthOf(dx, dy);
  if (far < least - SLACK || far > most + SLACK) return false;
  if (dx * along.dx + dy * along.dy < -SLACK * lengthOf(along.dx, along.dy)) return false;
  const [low, high] = [r - SLACK, side - r + SLACK];
  if (at.x < low || at.y < low || at.x > high || at.y > high) return false;
  return (
    bases.every(({ base, clear }) => toSegment(at, ...endsOf(base)) >= base.r + clear + r - SLACK) &&
    outlines.every(
      corners => !isInside(at, corners) && corners.every((a, i) => toSegment(at, a, nextOf(corners, i)) >= r - SLACK),
    )
  );
}

/**
 * The first place on whole tenths that `isPlace` accepts, along the boundary curves. Any area to end in is bounded by
 * pieces of these curves: the ends and the middle of each piece are tried.
 */
export function placeIn(ring: Ring, isPlace: (at: Point) => boolean): Point | null {
  const curves = curvesOf(ring);
  for (const curve of curves) {
    const met = curves.flatMap(other => (other === curve ? [] : crossings(curve, other)));
    for (const point of pointsOf(curve, met)) {
      if (!isLikely(ring, point)) continue;
      const [x, y] = [Math.round(point.x), Math.round(point.y)];
      for (let dx = -SLACK; dx <= SLACK; dx++)
        for (let dy = -SLACK; dy <= SLACK; dy++) if (isPlace({ x: x + dx, y: y + dy })) return { x: x + dx, y: y + dy };
    }
  }
  return null;
}

/** An open interval in which nobody ends. */
type Gap = readonly [from: number, to: number];

/** A safety margin for comparing distances, in tenths: only models that the rules exclude are excluded. */
const SAFE = 0.001;

/** Where a row passes the points nearer to a segment than some distance; null where it does not. */
function shadowOf(a: Point, b: Point, near: number, y: number): Gap | null {
  const r = near - SAFE;
  if (r <= 0 || y <= Math.min(a.y, b.y) - r || y >= Math.max(a.y, b.y) + r) return null;
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const reach = (low: number, high: number): void => {
    from = Math.min(from, low);
    to = Math.max(to, high);
  };
  for (const end of [a, b]) {
    const square = r * r - (y - end.y) * (y - end.y);
    if (square > 0) reach(end.x - Math.sqrt(square), end.x + Math.sqrt(square));
  }
  // Between the ends: where the row crosses both sides of the strip around the segment.
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = lengthOf(dx, dy);
  if (length > 0)
    for (const side of [r, -r]) {
      const [ax, ay] = [a.x - (dy / length) * side, a.y + (dx / length) * side];
      const share = dy === 0 ? -1 : (y - ay) / dy;
      if (share >= 0 && share <= 1) reach(ax + share * dx, ax + share * dx);
    }
  return from < to ? [from, to] : null;
}

/** Where a row passes a convex outline; null where it does not. */
function insideOf(corners: readonly Point[], y: number): Gap | null {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [i, a] of corners.entries()) {
    const b = nextOf(corners, i);
    if ((a.y - y) * (b.y - y) > 0 || a.y === b.y) continue;
    const x = a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
    from = Math.min(from, x);
    to = Math.max(to, x);
  }
  return from < to ? [from, to] : null;
}

/** The stretch of a row ahead, on the table and within the outer circle. */
function stretchOf({ from, along, most, r, side }: Ring, y: number): Gap {
  const high = y - from.y;
  const half = Math.sqrt(Math.max(0, (most + SAFE) * (most + SAFE) - high * high));
  let [low, end] = [Math.max(r, from.x - half), Math.min(side - r, from.x + half)];
  if (along.dx > 0) low = Math.max(low, from.x - (along.dy * high) / along.dx - SAFE);
  else if (along.dx < 0) end = Math.min(end, from.x - (along.dy * high) / along.dx + SAFE);
  else if (along.dy * high < 0) end = low - 1;
  return [low, end];
}

/** The stretches of a row in which nobody ends. */
function gapsOf({ from, least, r, bases, outlines }: Ring, y: number): readonly Gap[] {
  const gaps = [
    shadowOf(from, from, least, y),
    ...bases.map(({ base, clear }) => shadowOf(...endsOf(base), base.r + clear + r, y)),
    ...outlines.flatMap(corners => [
      insideOf(corners, y),
      ...corners.map((a, i) => shadowOf(a, nextOf(corners, i), r, y)),
    ]),
  ];
  return gaps.filter(gap => gap !== null).toSorted(([a], [b]) => a - b);
}

/**
 * The first place on whole tenths that `isPlace` accepts, row by row. It leaves out only what is provably too near to
 * something, too far, behind or off the table, so null is a proof that there is none.
 */
export function placeInRows(ring: Ring, isPlace: (at: Point) => boolean): Point | null {
  const { from, most, r, side } = ring;
  const last = Math.min(Math.floor(side - r), from.y + most);
  for (let y = Math.max(Math.ceil(r), from.y - most); y <= last; y++) {
    const [low, high] = stretchOf(ring, y);
    if (low > high) continue;
    let x = Math.ceil(low);
    for (const [start, stop] of gapsOf(ring, y)) {
      for (; x <= start && x <= high; x++) if (isPlace({ x, y })) return { x, y };
      x = Math.max(x, Math.ceil(stop));
    }
    for (; x <= high; x++) if (isPlace({ x, y })) return { x, y };
  }
  return null;
}
