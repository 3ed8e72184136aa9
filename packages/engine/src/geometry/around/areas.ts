import { perObject } from '../../cache.ts';
import { coreOf, rimOf as reachFromCore } from '../path/rounded-core.ts';
import { box, sideOf } from '../polygon.ts';
import type { Footprint, Point } from '../shape.ts';
import type { Tenths } from '../units.ts';
import { isWithinAround, type Ways } from './distance.ts';

/** A stretch of a line as a base of no width. */
const stretch = (a: Point, b: Point): Footprint => ({ ax: a.x, ay: a.y, bx: b.x, by: b.y, r: 0 });

const stretchesIn = perObject((ways: Ways) =>
  perObject((line: readonly Point[]) => line.slice(1).flatMap((to, i) => freeParts(ways, line[i]!, to))),
);

/**
 * The parts of a bent line that no wall covers, as bases of no width that can be measured to. A part that begins or
 * ends at the slope of a wall does so at the nearest whole tenth.
 */
export const freeStretches = (ways: Ways, line: readonly Point[]): readonly Footprint[] => stretchesIn(ways)(line);

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Differences below this are rounding errors: a tenth is a larger share of any table's length. */
const ROUNDING = 1e-9;

function freeParts(ways: Ways, a: Point, b: Point): readonly Footprint[] {
  const around = box([a, b]);
  const covered: Span[] = [];
  for (const shape of ways.shapes) {
    const { left, right, low, high } = shape.box;
    if (left >= around.right || right <= around.left || low >= around.high || high <= around.low) continue;
    const span = spanInside(shape.corners, a, b);
    if (span) covered.push(span);
  }
  covered.sort((p, q) => p.from - q.from);
  const at = (t: number): Point => ({ x: Math.round(a.x + (b.x - a.x) * t), y: Math.round(a.y + (b.y - a.y) * t) });
  const free: Footprint[] = [];
  let start = 0;
  for (const { from, to } of covered) {
    if (from > start + ROUNDING) free.push(stretch(at(start), at(from)));
    start = Math.max(start, to);
  }
  if (start < 1 - ROUNDING) free.push(stretch(at(start), b));
  return free;
}

/** The part of a segment in the interior of a convex, counter-clockwise outline; a part along an edge is outside. */
function spanInside(corners: readonly Point[], a: Point, b: Point): Span | null {
  let from = 0;
  let to = 1;
  for (let i = 0, p = corners[corners.length - 1]!; i < corners.length; i++) {
    const q = corners[i]!;
    const one = (q.x - p.x) * (a.y - p.y) - (q.y - p.y) * (a.x - p.x);
    const other = (q.x - p.x) * (b.y - p.y) - (q.y - p.y) * (b.x - p.x);
    if (one <= 0 && other <= 0) return null;
    if (one < 0) from = Math.max(from, one / (one - other));
    else if (other < 0) to = Math.min(to, one / (one - other));
    p = q;
  }
  return to - from > ROUNDING ? { from, to } : null;
}

/**
 * Whether the shortest way from a base to a line is at most x long; exact where the line ends at no slope of a wall.
 */
export const isLineWithinAround = (ways: Ways, f: Footprint, line: readonly Point[], x: Tenths): boolean =>
  freeStretches(ways, line).some(part => isWithinAround(ways, f, part, x));

/** An outline as a closed line. Cached, because the free parts of a line are cached by its identity. */
export const rimOf: (outline: readonly Point[]) => readonly Point[] = perObject(outline => [...outline, outline[0]!]);

/**
 * The same for an area, seen from above. The distance is 0 for a base with its centre in the area. An area may itself
 * be a wall: then the way leads to its side.
 */
export const isAreaWithinAround = (ways: Ways, f: Footprint, area: readonly Point[], x: Tenths): boolean =>
  x >= 0 && (sideOf(area, { x: f.ax, y: f.ay }) >= 0 || isLineWithinAround(ways, f, rimOf(area), x));

/** Whether some part of an area is at most x from another round the walls. */
export const areAreasWithinAround = (ways: Ways, a: readonly Point[], b: readonly Point[], x: Tenths): boolean =>
  x >= 0 && (sideOf(a, b[0]!) >= 0 || freeStretches(ways, rimOf(a)).some(part => isAreaWithinAround(ways, part, b, x)));

/**
 * Whether no part of base a is farther than x from base b round the walls: from the ends of its core, less the radius.
 */
export const isWhollyWithinAround = (ways: Ways, a: Footprint, b: Footprint, x: Tenths): boolean =>
  coreOf(a).every(end => isWithinAround(ways, stretch(end, end), b, x - reachFromCore(a)));
