import type { Body, Footprint, Point } from '../../shape.ts';

/**
 * A part of a target that some solids intersect. What lies inside such an intruder is hidden by it; the rest is cut
 * along the intruder's edges, and at its heights, into convex parts, each with the intruder beyond a line or a level.
 */
export interface Part {
  readonly corners: readonly Point[];
  readonly low: number;
  readonly high: number;
  /**
   * By intruder: the line it lies before, where x · lineX + y · lineY <= line; null when it is wholly above or below.
   */
  readonly lines: readonly (Line | null)[];
}

export interface Line {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** An upright convex solid that intersects the target. */
export interface Intruder {
  readonly corners: readonly Point[];
  readonly bottom: number;
  readonly top: number;
}

/** With more parts proofs become too costly: then the target is taken as a whole. */
const MOST = 24;

/** The parts of a target, less some intruders; null when there would be too many. */
export function partsOf(target: Body, intruders: readonly Intruder[]): readonly Part[] | null {
  let parts: readonly Part[] = [{ corners: octagonAround(target), low: target.bottom, high: target.top, lines: [] }];
  for (const intruder of intruders) {
    parts = parts.flatMap(part => cutAway(part, intruder));
    if (parts.length > MOST) return null;
  }
  return parts;
}

function cutAway(part: Part, { corners, bottom, top }: Intruder): readonly Part[] {
  const edges = corners.map((p, i) => lineAlong(p, corners[(i + 1) % corners.length]!));
  const apart = edges.find(line => part.corners.every(corner => beyond(line, corner) >= 0));
  if (apart) return [{ ...part, lines: [...part.lines, apart] }];
  const parts: Part[] = [];
  const above = Math.max(part.low, top);
  const below = Math.min(part.high, bottom);
  if (part.high > above) parts.push({ ...part, low: above, lines: [...part.lines, null] });
  if (part.low < below) parts.push({ ...part, high: below, lines: [...part.lines, null] });
  const low = Math.max(part.low, bottom);
  const high = Math.min(part.high, top);
  let rest = part.corners;
  for (let e = 0; e < edges.length && low < high && rest.length > 2; e++) {
    const line = edges[e]!;
    const outside = clip(rest, line, 1);
    if (outside.length > 2) parts.push({ corners: outside, low, high, lines: [...part.lines, line] });
    rest = clip(rest, line, -1);
  }
  return parts;
}

/** The line along an edge of a counter-clockwise outline. */
function lineAlong(p: Point, q: Point): Line {
  const length = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
  const x = (q.y - p.y) / length;
  const y = (p.x - q.x) / length;
  return { x, y, at: x * p.x + y * p.y };
}

/** How far a point lies beyond a line, in tenths. Cuts run a little inside, so that rounding leaves nothing out. */
const beyond = ({ x, y, at }: Line, p: Point): number => x * p.x + y * p.y - at + ROUNDING;
const ROUNDING = 1e-7;

/** What of a convex outline lies beyond a line (side 1) or before it (side -1). */
function clip(corners: readonly Point[], line: Line, side: number): readonly Point[] {
  const clipped: Point[] = [];
  let last = corners.at(-1)!;
  let from = beyond(line, last) * side;
  for (const corner of corners) {
    const to = beyond(line, corner) * side;
    if (from * to < 0) {
      const part = from / (from - to);
      clipped.push({ x: last.x + part * (corner.x - last.x), y: last.y + part * (corner.y - last.y) });
    }
    if (to >= 0) clipped.push(corner);
    last = corner;
    from = to;
  }
  return clipped;
}

const HALF_ROOT = Math.SQRT1_2;
/** Eight directions in order. */
const AROUND: readonly Point[] = [
  { x: 1, y: 0 },
  { x: HALF_ROOT, y: HALF_ROOT },
  { x: 0, y: 1 },
  { x: -HALF_ROOT, y: HALF_ROOT },
  { x: -1, y: 0 },
  { x: -HALF_ROOT, y: -HALF_ROOT },
  { x: 0, y: -1 },
  { x: HALF_ROOT, y: -HALF_ROOT },
];

/** An octagon around a footprint, whose sides touch it. */
function octagonAround({ ax, ay, bx, by, r }: Footprint): readonly Point[] {
  const reach = AROUND.map(({ x, y }) => Math.max(ax * x + ay * y, bx * x + by * y) + r);
  return AROUND.map(({ x, y }, k) => {
    // Along its side up to where the next one begins.
    const along = (reach[(k + 1) % 8]! - reach[k]! * HALF_ROOT) / HALF_ROOT;
    return { x: reach[k]! * x - along * y, y: reach[k]! * y + along * x };
  });
}

/** Shrinks by a little, to allow for rounding. */
const WITHIN = 0.999999;

/** An octagon inside a footprint, with its corners on the rim. */
export const octagonIn = ({ ax, ay, bx, by, r }: Footprint): readonly Point[] =>
  AROUND.map(({ x, y }) => {
    const isB = (bx - ax) * x + (by - ay) * y > 0;
    return { x: (isB ? bx : ax) + r * x * WITHIN, y: (isB ? by : ay) + r * y * WITHIN };
  });
