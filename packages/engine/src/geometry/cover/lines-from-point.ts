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
import type { Tried } from './sloping-memory.ts';
import { NO_LIMIT, NOTHING_WITHIN, type Workspace } from './workspace.ts';

/** A stretch shorter than this, on a line meant to pass through a corner or touch a circle, is no crossing. */
const GRAZING = 1e-3;
const BESIDE = 1e-7;
/** Lines are tried up to this close to one already found, as a share of the gap it is in. */
const NEAREST = 1e-9;

/** Whether some line from the start of the ray crosses what is examined as the test asks; does not say which. */
export function isSomeLine(w: Workspace, test: CoverTest): boolean {
  if (isSloped(w, test) && !w.examined.features[0]!.isCorner) {
    setDirections(w, false);
    if (isDecidedByGaps(w, test)) return isSomeBeyond(w, test);
  }
  return someLine(w, test, false);
}

/**
 * Whether, from the start of the ray, some line crosses what is examined as a test asks; `hit` has one that does: one
 * near the middle, or with `wantsBest` the one with the most to spare.
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
    // From the middle outwards, right and left in turn.
    const k = (middle + (n & 1 ? -((n + 1) >> 1) : n >> 1) + count) % count;
    if (!pointInto(w, k) || !isHit(w, test, TINY)) continue;
    if (!wantsBest) return true;
    holds = true;
  }
  // A feature may be exactly at a limit in one point only: no gap has it, its own direction does.
  for (let k = 0; k < count && !holds && test.within !== undefined; k++) {
    pointAlong(w, k, 0);
    holds = isHit(w, test, GRAZING);
  }
  if (holds && wantsBest) lookBesideMarks(w, test);
  return holds;
}

/** The same for lines that slope and have limits: after one line in each gap, those around the best of them. */
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
  // Whoever wants the best line has not checked yet whether there is any.
  if (isDecided && wantsBest && !isSomeBeyond(w, test)) return false;
  // The best line may lie between the first or last of these and the tangent to the target beside it.
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

/** Tries lines beside the one that the gaps have found, ever nearer to it, until one holds. */
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

/** Keeps the k-th direction as an end of those tried, with no line of its own. */
function keepEnd(w: Workspace, k: number): void {
  pointAlong(w, k, 0);
  keepTried(w.tried, w.ray, -Infinity);
}

function keepTried(tried: Tried, { dx, dy }: Ray, slack: number): void {
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
 * Whether the line from the start of the ray to a point of the target's base crosses as a test asks, or one along it.
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

/** The lines just beside the marks: there a line is nearest to a limit or farthest from it. */
function lookBesideMarks(w: Workspace, test: CoverTest): void {
  for (let k = 0; k < w.directions.count; k++)
    for (let side = -1; side <= 1; side += 2) {
      pointAlong(w, k, side * BESIDE);
      isHit(w, test, TINY);
    }
}

/** Whether every line from the start of the ray crosses something examined; where not, `hit` has one that does not. */
export function everyLine(w: Workspace): boolean {
  setDirections(w);
  for (let k = 0; k < w.directions.count; k++) if (pointInto(w, k) && isFree(w)) return false;
  return true;
}

/** Whether a line along the ray crosses as a test asks; the better of it and the last goes into `hit`. */
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

/** Whether a line along the ray that slopes keeps the limits in the k-th run; notes how well the best does. */
function keepsLimits(w: Workspace, k: number, test: CoverTest): boolean {
  const slack = fitSloped(w, k, test);
  if (slack > w.slack) w.slack = slack;
  return slack >= 0;
}

/** Whether lines run through the corner examined, and on both sides of it. */
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
 * max(from, low part of d) to min(to, high part of d). Each condition bounds d from one side: `ends` has what is left.
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

/** Keeps the line that ends in the middle of `ends`, if it has more to spare than the one kept before. */
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

/** Whether some line along the ray crosses nothing examined; it goes into `hit`. */
function isFree(w: Workspace): boolean {
  if (!reachesTarget(w)) return false;
  setRuns(w);
  const { ray, runs, hit } = w;
  const { features } = w.examined;
  let free = runs.targetFrom;
  for (let step = 0; step <= runs.count; step++) {
    // The next end no run takes up: past every run that takes up this one.
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
