import type { Base } from './base-pair.ts';
import type { SolidRows } from './feature-rows.ts';
import { pointInto } from './line-directions.ts';
import type { CoverTest } from './question.ts';
import { squareToSegment } from './range-zone.ts';
import type { Ray, Sides } from './ray-cuts.ts';
import type { Workspace } from './workspace.ts';

/**
 * A fast path for lines that slope: bounds that rule out all lines at once, so that none need be measured. It costs a
 * second account of what `measureStretch` measures, as the most that it can come to.
 */

/** More than rounding adds up to; edges seen at a finer angle than this are not reckoned with. */
const SURE = 1e-3;
const EDGE_ON = 1e-6;

/**
 * Whether some line from the start of the ray may keep the limits of a test to be beyond, in the directions set. A no
 * is certain; there is one for a solid by itself only. Between two directions lines come in and go out by the same edges.
 */
export function mayKeepBeyond(w: Workspace, test: CoverTest): boolean {
  const { examined, directions, ray, pair, sides } = w;
  const one = examined.features[0]!;
  if (test.within !== undefined || examined.count !== 1 || one.isBody || one.isCorner || directions.isRound)
    return true;
  const { targetDiscs, target } = pair;
  let farthest = 0;
  for (let j = 0; j < targetDiscs.count; j++) {
    const dx = targetDiscs.x[j]! - ray.x;
    const dy = targetDiscs.y[j]! - ray.y;
    farthest = Math.max(farthest, Math.sqrt(dx * dx + dy * dy));
  }
  const longest = farthest + target.r;
  const shortest = Math.sqrt(squareToSegment(ray.x, ray.y, target)) - target.r;
  for (let k = 0; k < directions.count; k++)
    if (pointInto(w, k) && setSides(sides, ray, w.solids, one.index))
      if (!isWithinTarget(w, k, test, longest) && !isWithinViewer(w, k, test, [shortest, longest])) return true;
  return false;
}

/** Finds the edges; false where the ray misses the solid. */
function setSides(sides: Sides, ray: Ray, g: SolidRows, i: number): boolean {
  const end = g.starts[i + 1]!;
  let from = 0;
  let to = Infinity;
  sides.entry = -1;
  for (let k = g.starts[i]!, p = end - 1; k < end; p = k++) {
    const ex = g.x[k]! - g.x[p]!;
    const ey = g.y[k]! - g.y[p]!;
    const f = ex * (ray.y - g.y[p]!) - ey * (ray.x - g.x[p]!);
    const slope = ex * ray.dy - ey * ray.dx;
    if (slope > 0) {
      if (-f <= from * slope) continue;
      from = -f / slope;
      sides.entry = k;
    } else if (slope < 0) {
      if (f >= -to * slope) continue;
      to = f / -slope;
      sides.exit = k;
    } else if (f <= 0) return false;
  }
  return from < to;
}

/** Whether all lines of the gap after the k-th direction cross within what they are to be beyond of the target. */
function isWithinTarget(w: Workspace, k: number, { beyond }: CoverTest, longest: number): boolean {
  if (beyond === undefined) return false;
  const { directions, sides, pair, examined } = w;
  const { target, viewer } = pair;
  const { to } = examined.features[0]!;
  const next = k + 1 < directions.count ? k + 1 : 0;
  const one = alongTo(w, sides.exit, k);
  const other = alongTo(w, sides.exit, next);
  if (one === null || other === null) return false;
  const atExit = Math.max(flatFrom(w, k, one, target), flatFrom(w, next, other, target));
  // A line that leaves the solid's height before is inside the solid there, and no farther than what is left of it.
  const flat = Math.max(atExit, to < 1 ? Math.min((1 - to) * longest, flatAtEntry(w, k, next)) : 0);
  const turn = directions.x[k]! * directions.x[next]! + directions.y[k]! * directions.y[next]!;
  const part = Math.max(1 - to, 1 - (Math.min(one, other) * turn) / longest);
  return isBelow(flat, (target.z - viewer.z) * part, beyond);
}

/** The most that it is from the target's base to where lines between two directions come into the solid. */
function flatAtEntry(w: Workspace, k: number, next: number): number {
  const { sides, pair } = w;
  if (sides.entry < 0) return flatFrom(w, k, 0, pair.target);
  const one = alongTo(w, sides.entry, k);
  const other = alongTo(w, sides.entry, next);
  if (one === null || other === null) return Infinity;
  return Math.max(flatFrom(w, k, one, pair.target), flatFrom(w, next, other, pair.target));
}

/** The same of the viewer. */
function isWithinViewer(
  w: Workspace,
  k: number,
  { viewerBeyond }: CoverTest,
  [shortest, longest]: readonly [shortest: number, longest: number],
): boolean {
  if (viewerBeyond === undefined || shortest < SURE) return false;
  const { directions, sides, pair, examined } = w;
  const { target, viewer } = pair;
  const { from } = examined.features[0]!;
  let flat = from * longest;
  let part = from;
  if (sides.entry >= 0) {
    const next = k + 1 < directions.count ? k + 1 : 0;
    const one = alongTo(w, sides.entry, k);
    const other = alongTo(w, sides.entry, next);
    if (one === null || other === null) return false;
    flat = Math.max(flat, flatFrom(w, k, one, viewer), flatFrom(w, next, other, viewer));
    part = Math.max(part, Math.max(one, other) / shortest);
  }
  return isBelow(flat, (target.z - viewer.z) * part, viewerBeyond);
}

const isBelow = (flat: number, high: number, limit: number): boolean =>
  limit > SURE && flat * flat + high * high < (limit - SURE) * (limit - SURE);

/** How far along the k-th direction it meets the line of an edge; null where it runs along that. */
function alongTo({ directions, ray, solids: g, examined }: Workspace, edge: number, k: number): number | null {
  const { index } = examined.features[0]!;
  const p = edge > g.starts[index]! ? edge - 1 : g.starts[index + 1]! - 1;
  const ex = g.x[edge]! - g.x[p]!;
  const ey = g.y[edge]! - g.y[p]!;
  const slope = ex * directions.y[k]! - ey * directions.x[k]!;
  if (Math.abs(slope) < EDGE_ON * (Math.abs(ex) + Math.abs(ey))) return null;
  return (ey * (ray.x - g.x[p]!) - ex * (ray.y - g.y[p]!)) / slope;
}

/** From a base to the place so far along the k-th direction, on the flat. */
function flatFrom({ directions, ray }: Workspace, k: number, at: number, base: Base): number {
  const x = ray.x + at * directions.x[k]!;
  const y = ray.y + at * directions.y[k]!;
  return Math.sqrt(squareToSegment(x, y, base)) - base.r;
}
