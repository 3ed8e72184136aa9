import type { Point } from '../shape.ts';
import { isSloped } from './limit-zones.ts';
import { pointAlong, pointInto, setDirections } from './line-directions.ts';
import { JOINED, reachesTarget, setRuns, TINY } from './line-runs.ts';
import { longer } from './longer.ts';
import type { Ray } from './memory.ts';
import type { CoverTest } from './question.ts';
import { cutsCapsule } from './ray-cuts.ts';
import { isDecidedByGaps, isSomeBeyond } from './sloping-gaps.ts';
import { fitSloped, isPeak, measureStretch, peakAround } from './sloping-limits.ts';
import type { TriedDirections } from './sloping-memory.ts';
import { NO_LIMIT, NOTHING_WITHIN, type Workspace } from './workspace.ts';

/** A stretch shorter than this, on a line meant to pass through a corner or touch a circle, is no crossing. */
const GRAZING = 1e-3;
const BESIDE = 1e-7;
/** How close to a line already tried further lines are tried, as a share of the gap. */
const NEAREST = 1e-9;

/** Whether some line from the start of the ray crosses the examined features as the test requires; not which one. */
export function isSomeLine(w: Workspace, test: CoverTest): boolean {
  if (isSloped(w, test) && !w.examined.features[0]!.isCorner) {
    setDirections(w, false);
    if (isDecidedByGaps(w, test)) return isSomeBeyond(w, test);
  }
  return someLine(w, test, false);
}

/**
 * Whether some line from the start of the ray crosses the examined features as a test requires. Sets `hit` to one that
 * does: one near the middle, or with `wantsBest` the one with the largest margin.
 */
export function someLine(w: Workspace, test: CoverTest, wantsBest: boolean): boolean {
  const { hit, examined, directions } = w;
  hit.margin = -Infinity;
  if (examined.features[0]!.isCorner) return isCornerHit(w, test);
  setDirections(w);
  if (isSloped(w, test)) return someSlopedLine(w, test, wantsBest);
  const { count } = directions;
  let holds = false;
  const middle = count >> 1;
  for (let n = 0; n < count; n++) {
    // From the middle outwards, alternating between right and left.
    const k = (middle + (n & 1 ? -((n + 1) >> 1) : n >> 1) + count) % count;
    if (!pointInto(w, k) || !isHit(w, test, TINY)) continue;
    if (!wantsBest) return true;
    holds = true;
  }
  // A feature may be at a limit in just one point: not in a gap, but in the direction of that point.
  for (let k = 0; k < count && !holds && test.within !== undefined; k++) {
    pointAlong(w, k, 0);
    holds = isHit(w, test, GRAZING);
  }
  if (holds && wantsBest) lookBesideMarks(w, test);
  return holds;
}

/** The same for sloping lines with limits: tries one line in each gap, then lines around the best ones. */
function someSlopedLine(w: Workspace, test: CoverTest, wantsBest: boolean): boolean {
  const { tried, ray, directions } = w;
  tried.count = 0;
  let holds = false;
  const slackOf = (): number => {
    if (isHit(w, test, TINY)) holds = true;
    return w.slack;
  };
  const isEnough = (): boolean => holds && !wantsBest;
  const isDecided = isDecidedByGaps(w, test);
  w.gap.after = 0;
  // With `wantsBest` it is not known yet whether any line is beyond the limits.
  if (isDecided && wantsBest && !isSomeBeyond(w, test)) return false;
  // The best line may lie between the first or last of these and the next tangent to the target.
  keepEnd(w, 0);
  for (let k = 0; k < directions.count && !isEnough(); k++) {
    if (!pointInto(w, k)) continue;
    keepTried(tried, ray, slackOf());
  }
  keepEnd(w, directions.count - 1);
  const { slack, count } = tried;
  for (let i = 0; i < count && !isEnough(); i++) {
    if (slack[i]! > -Infinity && isPeak(tried, i)) peakAround(w, i, slackOf, isEnough);
  }
  if (isDecided && !holds && isSomeBeyond(w, test)) aimBeyond(w, () => slackOf() >= 0);
  return holds;
}

/** Tries lines ever closer to the one that the gaps gave, until one holds. */
function aimBeyond(w: Workspace, isHeld: () => boolean): void {
  const { gap, ray } = w;
  const length = Math.sqrt(gap.foundX * gap.foundX + gap.foundY * gap.foundY);
  pointInto(w, gap.after);
  const { dx, dy } = ray;
  for (let part = 0.5; part > NEAREST; part /= 4) {
    const x = gap.foundX / length + part * (dx - gap.foundX / length);
    const y = gap.foundY / length + part * (dy - gap.foundY / length);
    const size = Math.sqrt(x * x + y * y);
    ray.dx = x / size;
    ray.dy = y / size;
    if (isHeld()) return;
  }
}

/** Adds the k-th direction to those tried as an end, without a line of its own. */
function keepEnd(w: Workspace, k: number): void {
  pointAlong(w, k, 0);
  keepTried(w.tried, w.ray, -Infinity);
}

function keepTried(tried: TriedDirections, { dx, dy }: Ray, slack: number): void {
  if (tried.count === tried.x.length) {
    tried.x = longer(tried.x);
    tried.y = longer(tried.y);
    tried.slack = longer(tried.slack);
  }
  tried.x[tried.count] = dx;
  tried.y[tried.count] = dy;
  tried.slack[tried.count++] = slack;
}

/**
 * Whether the line from the start of the ray to a point of the target's base, or one along it, crosses as a test
 * requires.
 */
export function isHitTowards(w: Workspace, test: CoverTest, { x, y }: Point): boolean {
  const { ray, hit } = w;
  const dx = x - ray.x;
  const dy = y - ray.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length < TINY) return false;
  ray.dx = dx / length;
  ray.dy = dy / length;
  hit.margin = -Infinity;
  return isHit(w, test, TINY);
}

/** Tries the lines just beside the marks, where the distance to a limit is least or greatest. */
function lookBesideMarks(w: Workspace, test: CoverTest): void {
  for (let k = 0; k < w.directions.count; k++)
    for (let side = -1; side <= 1; side += 2) {
      pointAlong(w, k, side * BESIDE);
      isHit(w, test, TINY);
    }
}

/** Whether every line from the start of the ray crosses an examined feature; if not, `hit` has one that does not. */
export function everyLine(w: Workspace): boolean {
  setDirections(w);
  for (let k = 0; k < w.directions.count; k++) if (pointInto(w, k) && isFree(w)) return false;
  return true;
}

/** Whether a line along the ray crosses as a test requires; `hit` keeps the better of it and the one before. */
function isHit(w: Workspace, test: CoverTest, least: number): boolean {
  if (!reachesTarget(w)) return false;
  setRuns(w);
  const { runs } = w;
  const sloped = isSloped(w, test);
  let isAny = false;
  w.slack = -Infinity;
  for (let k = 0; k < runs.count; k++) {
    if (Math.min(runs.to[k]!, runs.targetTo) - runs.from[k]! < least || !isFit(w, k)) continue;
    if (sloped && !keepsLimits(w, k, test)) continue;
    isAny = true;
    keep(w, k, test);
  }
  return isAny;
}

/** Whether a sloping line along the ray keeps the limits in the k-th run; notes the slack of the best one. */
function keepsLimits(w: Workspace, k: number, test: CoverTest): boolean {
  const slack = fitSloped(w, k, test);
  if (slack > w.slack) w.slack = slack;
  return slack >= 0;
}

/** Whether lines run through the examined corner and past it on both sides. */
function isCornerHit(w: Workspace, test: CoverTest): boolean {
  const { ray, runs, ends } = w;
  const { core, from, to } = w.examined.features[0]!;
  const dx = core.ax - ray.x;
  const dy = core.ay - ray.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length < TINY) return false;
  ray.dx = dx / length;
  ray.dy = dy / length;
  if (!reachesTarget(w) || runs.targetTo - runs.targetFrom < JOINED) return false;
  ends.low = Math.max(runs.targetFrom, length / to);
  ends.high = from > 0 ? Math.min(runs.targetTo, length / from) : runs.targetTo;
  if (ends.low >= ends.high - TINY) return false;
  runs.from[0] = length;
  runs.to[0] = length;
  runs.feature[0] = 0;
  if (isSloped(w, test) && !keepsLimits(w, 0, test)) return false;
  keep(w, 0, test);
  return true;
}

/**
 * Lines along the ray end anywhere on the target's base; a line of length d is inside the k-th run from
 * max(from, low share of d) to min(to, high share of d). Each condition bounds d on one side: `ends` is the
 * intersection.
 */
function isFit({ ray, runs, ends, examined, pair }: Workspace, k: number): boolean {
  const one = examined.features[runs.feature[k]!]!;
  const from = runs.from[k]!;
  const to = runs.to[k]!;
  ends.low = Math.max(runs.targetFrom, from / one.to);
  ends.high = one.from > 0 ? Math.min(runs.targetTo, to / one.from) : runs.targetTo;
  if (one.within !== NO_LIMIT) {
    if (one.within === NOTHING_WITHIN || !cutsCapsule(ray, pair.target, one.within) || to < ray.from - TINY)
      return false;
    ends.low = Math.max(ends.low, ray.from / one.to);
  }
  if (one.beyond >= 0) {
    const entry = cutsCapsule(ray, pair.target, one.beyond) ? ray.from : Infinity;
    if (to >= entry - TINY) ends.high = Math.min(ends.high, entry / one.to - TINY);
  }
  if (one.viewerBeyond >= 0) {
    const exit = cutsCapsule(ray, pair.viewer, one.viewerBeyond) ? ray.to : 0;
    if (from <= exit + TINY) {
      if (one.from <= 0) return false;
      ends.low = Math.max(ends.low, exit / one.from + TINY);
    }
  }
  return ends.low < ends.high - TINY;
}

/** Keeps the line that ends in the middle of `ends` if its margin is larger than that of the line kept before. */
function keep(w: Workspace, k: number, test: CoverTest): void {
  const { ray, runs, ends, examined, pair, hit } = w;
  const end = pair.level ? runs.targetTo : (ends.low + ends.high) / 2;
  measureStretch(w, k, end);
  const { from, to, toTarget, toViewer } = w.stretch;
  let margin = Infinity;
  if (test.within !== undefined) margin = Math.min(margin, test.within - toTarget);
  if (test.beyond !== undefined) margin = Math.min(margin, toTarget - test.beyond);
  if (test.viewerBeyond !== undefined) margin = Math.min(margin, toViewer - test.viewerBeyond);
  if (margin === Infinity) margin = to - from;
  if (margin <= hit.margin) return;
  hit.dx = ray.dx;
  hit.dy = ray.dy;
  hit.end = end;
  hit.from = from;
  hit.to = to;
  hit.feature = examined.features[runs.feature[k]!]!;
  hit.margin = margin;
  hit.toTarget = toTarget;
  hit.toViewer = toViewer;
}

/** Whether some line along the ray crosses no examined feature; sets `hit` to it. */
function isFree(w: Workspace): boolean {
  if (!reachesTarget(w)) return false;
  setRuns(w);
  const { ray, runs, hit } = w;
  const { features } = w.examined;
  let free = runs.targetFrom;
  for (let step = 0; step <= runs.count; step++) {
    // The next end outside all runs: past every run that contains this one.
    const before = free;
    for (let k = 0; k < runs.count; k++) {
      const one = features[runs.feature[k]!]!;
      const low = Math.max(runs.targetFrom, runs.from[k]! / one.to);
      const high = one.from > 0 ? Math.min(runs.targetTo, runs.to[k]! / one.from) : runs.targetTo;
      if (low <= free + TINY && high > free) free = high;
    }
    if (free === before) break;
  }
  if (free >= runs.targetTo - TINY) return false;
  let next = Infinity;
  for (let k = 0; k < runs.count; k++) {
    const low = runs.from[k]! / features[runs.feature[k]!]!.to;
    if (low > free && low < next) next = low;
  }
  hit.dx = ray.dx;
  hit.dy = ray.dy;
  hit.end = next < runs.targetTo ? (free + next) / 2 : runs.targetTo;
  return true;
}
