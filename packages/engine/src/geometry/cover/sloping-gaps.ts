import { pointInto } from './line-directions.ts';
import { reachesTarget, setRuns, TINY } from './line-runs.ts';
import type { GapEdge } from './memory.ts';
import type { CoverTest } from './question.ts';
import { squareToSegment } from './range-zone.ts';
import { setSides } from './ray-cuts.ts';
import { EQUAL } from './sloping-limits.ts';
import type { Gap } from './sloping-memory.ts';
import type { Workspace } from './workspace.ts';

/**
 * Decides whether some sloping line is beyond its limits, by measuring only a few lines.
 *
 * Between two neighbouring directions, all lines enter a stretch by the same edge and leave it by the same edge. The
 * ends of those that cross at its height fill a convex part of the target's base. So do the ends of lines whose
 * crossing is within a limit: a crossing is a point on the way to the end, the set of crossings of one stretch is
 * convex, and so is the distance to a base. So the question is whether a convex set lies in the union of two convex
 * sets. If its outline does, all of it does: for a point outside both, two half-planes leave a way out to the outline.
 * A side with both ends in one set lies in it. An arc of the target's rim lies between its chord and its tangents, and
 * is halved until these decide.
 */

/** Sides shorter than this are not halved: only lines in a fan narrower than that at the target are missed. */
const SHORT = 1e-6;
const WITHIN_TARGET = 1;
const WITHIN_VIEWER = 2;
/**
 * Indices in a gap's list of points: after its four corners, the start of the part of a side being examined, and its
 * ends.
 */
const HERE = 4;
const AHEAD = 5;
/**
 * What bounds the ends of lines: an edge of the stretch, a disc of the target (0 or 1), or one of its straight sides.
 */
const ON_EDGE = -1;
const LEFT_SIDE = 2;
const RIGHT_SIDE = 3;

/**
 * Whether gaps can decide for the examined features: not if lines run all round, not for bodies, and not with a limit
 * that crossings must be within.
 */
export const isDecidedByGaps = ({ examined, directions }: Workspace, test: CoverTest): boolean =>
  test.within === undefined && !directions.isRound && !examined.features[0]!.isBody;

/**
 * Whether some line in the current directions is beyond the limits of a test; `gap` has the end of one, or of its
 * neighbours. Starts after the direction `gap.after`, since a line that decided from one place often does from the
 * next.
 */
export function isSomeBeyond(w: Workspace, test: CoverTest): boolean {
  const { directions, runs, gap } = w;
  const { count } = directions;
  const start = gap.after < count ? gap.after : 0;
  for (let i = 0; i < count; i++) {
    const k = start + i < count ? start + i : start + i - count;
    if (!pointInto(w, k) || !setGapRuns(w)) continue;
    for (let n = 0; n < runs.count; n++) {
      if (!setGap(w, k, n) || !isOpen(w, test)) continue;
      gap.after = k;
      return true;
    }
  }
  return false;
}

/** Sets the runs of the ray; false if there are none. For a single solid, its edges are set in the same pass. */
function setGapRuns(w: Workspace): boolean {
  const { runs, examined, ray, solids, sides } = w;
  if (examined.count > 1) {
    if (!reachesTarget(w)) return false;
    setRuns(w);
    return runs.count > 0;
  }
  if (!setSides(sides, ray, solids, examined.features[0]!.index)) return false;
  runs.count = 1;
  runs.first[0] = 0;
  runs.feature[0] = 0;
  runs.from[0] = ray.from;
  runs.to[0] = ray.to;
  return reachesTarget(w);
}

/**
 * Sets the gap to the ends of the lines after the k-th direction that have the n-th run of the ray; false if there are
 * none.
 */
function setGap(w: Workspace, k: number, n: number): boolean {
  const { runs, gap, examined, ray, solids, sides } = w;
  const last = examined.features[runs.feature[n]!]!;
  const first = examined.features[runs.first[n]!]!;
  const low = runs.from[n]! / last.to;
  const high = last.from > 0 ? runs.to[n]! / last.from : Infinity;
  if (Math.max(runs.targetFrom, low) >= Math.min(runs.targetTo, high) - TINY) return false;
  gap.from = last.from;
  gap.to = last.to;
  if (examined.count > 1) setSides(sides, ray, solids, last.index);
  setEdge(gap.exit, w, last.index, sides.exit);
  if (first !== last) setSides(sides, ray, solids, first.index);
  setEdge(gap.entry, w, first.index, sides.entry);
  gap.low = runs.targetFrom >= low ? partAt(w, runs.targetFrom) : ON_EDGE;
  gap.high = runs.targetTo <= high ? partAt(w, runs.targetTo) : ON_EDGE;
  putCorner(w, 0, k);
  putCorner(w, 1, k);
  putCorner(w, 2, k + 1);
  putCorner(w, 3, k + 1);
  return true;
}

/** The part of the target's rim at a distance along the ray. */
function partAt({ ray, pair: { target: t, targetDiscs } }: Workspace, at: number): number {
  if (targetDiscs.count === 1) return 0;
  const x = ray.x + at * ray.dx - t.ax;
  const y = ray.y + at * ray.dy - t.ay;
  const ex = t.bx - t.ax;
  const ey = t.by - t.ay;
  const along = x * ex + y * ey;
  if (along <= 0) return 0;
  if (along >= ex * ex + ey * ey) return 1;
  return ex * y - ey * x > 0 ? LEFT_SIDE : RIGHT_SIDE;
}

/**
 * Sets a corner of the gap: 0 and 1 in one direction, 2 and 3 in the next; 0 and 3 are the ends of the shortest lines.
 */
function putCorner(w: Workspace, corner: number, k: number): void {
  const { directions, gap } = w;
  const x = directions.x[k]!;
  const y = directions.y[k]!;
  const isLow = corner === 0 || corner === 3;
  const part = isLow ? gap.low : gap.high;
  gap.isFar = !isLow;
  let length: number;
  if (part !== ON_EDGE) length = toRim(w, part, x, y);
  else if (isLow) length = partUpTo(gap.entry, x, y) / gap.to;
  else length = partUpTo(gap.exit, x, y) / gap.from;
  gap.x[corner] = length * x;
  gap.y[corner] = length * y;
}

/** The distance to a part of the target's rim in a direction; for the longest lines, to a disc's far side. */
function toRim({ ray, pair, gap }: Workspace, part: number, x: number, y: number): number {
  const { targetDiscs, target: t } = pair;
  if (part >= LEFT_SIDE) {
    const side = part === LEFT_SIDE ? 1 : -1;
    const ex = t.bx - t.ax;
    const ey = t.by - t.ay;
    const h = side * (ex * (t.ay - ray.y) - ey * (t.ax - ray.x)) + t.r * Math.sqrt(ex * ex + ey * ey);
    return h / (side * (ex * y - ey * x));
  }
  const cx = targetDiscs.x[part]! - ray.x;
  const cy = targetDiscs.y[part]! - ray.y;
  const beside = x * cy - y * cx;
  const half = Math.sqrt(Math.max(0, t.r * t.r - beside * beside));
  return x * cx + y * cy + (gap.isFar ? half : -half);
}

/** Whether some line of the gap is within neither limit. */
function isOpen(w: Workspace, test: CoverTest): boolean {
  const { gap } = w;
  const { bits } = gap;
  for (let i = 0; i < HERE; i++) {
    bits[i] = bitsAt(w, test, gap.x[i]!, gap.y[i]!);
    if (bits[i] === 0) return isFoundAt(gap, i);
  }
  const isRound = isDisc(gap.low) || isDisc(gap.high);
  if (!isRound && (bits[0]! & bits[1]! & bits[2]! & bits[3]!) !== 0) return false;
  return (
    isSideOpen(w, test, 0, ON_EDGE) ||
    isSideOpen(w, test, 1, gap.high) ||
    isSideOpen(w, test, 2, ON_EDGE) ||
    isSideOpen(w, test, 3, gap.low)
  );
}

const isDisc = (part: number): boolean => part === 0 || part === 1;

function isFoundAt(gap: Gap, i: number): true {
  gap.foundX = gap.x[i]!;
  gap.foundY = gap.y[i]!;
  return true;
}

/** Flags for the limits that the line to an end is within: those of the target and of the viewer. */
function bitsAt({ ray, gap, pair }: Workspace, { beyond, viewerBeyond }: CoverTest, x: number, y: number): number {
  const { target, viewer } = pair;
  const rise = target.z - viewer.z;
  let bits = 0;
  if (beyond !== undefined) {
    const last = Math.min(gap.to, partUpTo(gap.exit, x, y));
    const flat = Math.sqrt(squareToSegment(ray.x + last * x, ray.y + last * y, target)) - target.r;
    if (isWithin(flat, rise * (1 - last), beyond)) bits = WITHIN_TARGET;
  }
  if (viewerBeyond !== undefined) {
    const first = Math.max(gap.from, partUpTo(gap.entry, x, y));
    const flat = Math.sqrt(squareToSegment(ray.x + first * x, ray.y + first * y, viewer)) - viewer.r;
    if (isWithin(flat, rise * first, viewerBeyond)) bits |= WITHIN_VIEWER;
  }
  return bits;
}

function isWithin(flat: number, high: number, limit: number): boolean {
  const most = limit + EQUAL;
  return (flat > 0 ? flat * flat + high * high : high * high) < most * most;
}

/** Whether the side of the gap from its i-th corner is somewhere within neither limit. */
function isSideOpen(w: Workspace, test: CoverTest, i: number, part: number): boolean {
  const { gap } = w;
  const { bits } = gap;
  move(gap, i, HERE);
  move(gap, (i + 1) & 3, AHEAD);
  gap.isFar = i === 1;
  for (let n = AHEAD; n >= AHEAD; ) {
    if (isDisc(part) ? isArcWithin(w, test, n, part) : isChordWithin(gap, n)) move(gap, n--, HERE);
    else {
      putMiddle(w, ++n, part);
      bits[n] = bitsAt(w, test, gap.x[n]!, gap.y[n]!);
      if (bits[n] === 0) return isFoundAt(gap, n);
    }
  }
  return false;
}

function move({ x, y, bits }: Gap, from: number, to: number): void {
  x[to] = x[from]!;
  y[to] = y[from]!;
  bits[to] = bits[from]!;
}

const isShort = ({ x, y }: Gap, n: number): boolean =>
  Math.abs(x[n]! - x[HERE]!) < SHORT && Math.abs(y[n]! - y[HERE]!) < SHORT;

const isChordWithin = (gap: Gap, n: number): boolean => (gap.bits[HERE]! & gap.bits[n]!) !== 0 || isShort(gap, n);

/** Whether the tangents at both ends of an arc are within the limits up to where they meet: then so is the arc. */
function isArcWithin(w: Workspace, test: CoverTest, n: number, disc: number): boolean {
  const { gap, pair, ray } = w;
  const { x, y, bits } = gap;
  if (isShort(gap, n)) return true;
  const cx = pair.targetDiscs.x[disc]! - ray.x;
  const cy = pair.targetDiscs.y[disc]! - ray.y;
  const ex = x[n]! - x[HERE]!;
  const ey = y[n]! - y[HERE]!;
  // Half a circle or more has no such tangents: then the centre is not on the near side of the chord.
  if (gap.isFar && ex * (cy - y[HERE]!) - ey * (cx - x[HERE]!) <= 0) return false;
  const mx = (x[HERE]! + x[n]!) / 2 - cx;
  const my = (y[HERE]! + y[n]!) / 2 - cy;
  const out = (pair.target.r * pair.target.r) / (mx * mx + my * my);
  const common = bitsAt(w, test, cx + mx * out, cy + my * out);
  return (bits[HERE]! & common) !== 0 && (bits[n]! & common) !== 0;
}

/** Sets the n-th point to the middle of the side between the point before it and the start. */
function putMiddle(w: Workspace, n: number, part: number): void {
  const { x, y } = w.gap;
  const ax = x[HERE]!;
  const ay = y[HERE]!;
  const bx = x[n - 1]!;
  const by = y[n - 1]!;
  if (!isDisc(part)) {
    x[n] = (ax + bx) / 2;
    y[n] = (ay + by) / 2;
    return;
  }
  const a = Math.sqrt(ax * ax + ay * ay);
  const b = Math.sqrt(bx * bx + by * by);
  const dx = ax / a + bx / b;
  const dy = ay / a + by / b;
  const size = Math.sqrt(dx * dx + dy * dy);
  const length = toRim(w, part, dx / size, dy / size) / size;
  x[n] = length * dx;
  y[n] = length * dy;
}

/** The line of an edge, relative to the start of the ray. */
function setEdge(into: GapEdge, { ray, solids: g }: Workspace, solid: number, edge: number): void {
  if (edge < 0) {
    into.h = 0;
    return;
  }
  const p = edge > g.starts[solid]! ? edge - 1 : g.starts[solid + 1]! - 1;
  const ex = g.x[edge]! - g.x[p]!;
  const ey = g.y[edge]! - g.y[p]!;
  into.x = ey;
  into.y = -ex;
  into.h = ey * (g.x[p]! - ray.x) - ex * (g.y[p]! - ray.y);
}

/** At which share of the way to a point the edge is; Infinity if the edge is not ahead. */
function partUpTo({ x, y, h }: GapEdge, toX: number, toY: number): number {
  if (h === 0) return 0;
  const part = h / (x * toX + y * toY);
  return part > 0 ? part : Infinity;
}
