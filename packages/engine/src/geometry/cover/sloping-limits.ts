import type { Base } from './base-pair.ts';
import type { Ray } from './memory.ts';
import type { CoverTest } from './question.ts';
import { squareToSegment } from './range-zone.ts';
import type { TriedDirections } from './sloping-memory.ts';
import type { Workspace } from './workspace.ts';

/**
 * Limits for lines that are not level. The distance of a crossing from a base depends on the line's height where it
 * crosses, and so on where the line ends: for lines in one direction on their length, called `end` here.
 */

/** Distances that differ by less count as equal. */
export const EQUAL = 1e-6;
/** How much longer or shorter than a line that touches a crossing line must be. */
const TOUCH = 1e-5;
const GOLDEN = 0.3819660112501051;
const NARROWINGS = 48;
const NARROW = 1e-9;

/** Measures the distances in space, from both bases, of a line's stretch in the k-th run; `end` is its length. */
export function measureStretch(w: Workspace, k: number, end: number): void {
  const { ray, runs, examined, pair, stretch } = w;
  const { viewer, target } = pair;
  const one = examined.features[runs.feature[k]!]!;
  const rise = target.z - viewer.z;
  stretch.from = Math.max(runs.from[k]!, one.from * end);
  stretch.to = Math.min(runs.to[k]!, one.to * end);
  stretch.toTarget = distance(ray, stretch.to, target, rise * (1 - stretch.to / end));
  stretch.toViewer = distance(ray, stretch.from, viewer, rise * (stretch.from / end));
}

/** The distance from a base to the point over a place of the ray that is `high` above or below it. */
function distance(ray: Ray, at: number, of: Base, high: number): number {
  const flat = Math.sqrt(squareToSegment(ray.x + at * ray.dx, ray.y + at * ray.dy, of)) - of.r;
  return flat > 0 ? Math.sqrt(flat * flat + high * high) : Math.abs(high);
}

/** The slack with which a line of this length keeps the limits of a test in the k-th run; below 0 if it does not. */
function slackAt(w: Workspace, k: number, end: number, test: CoverTest): number {
  measureStretch(w, k, end);
  return slackOf(test, w.stretch.toTarget, w.stretch.toViewer);
}

function slackOf({ within, beyond, viewerBeyond }: CoverTest, toTarget: number, toViewer: number): number {
  let slack = Infinity;
  if (within !== undefined) slack = within - toTarget + EQUAL;
  if (beyond !== undefined) slack = Math.min(slack, toTarget - beyond - EQUAL);
  if (viewerBeyond !== undefined) slack = Math.min(slack, toViewer - viewerBeyond - EQUAL);
  return slack;
}

/**
 * Finds the line along the ray, of a length in `ends`, that keeps the limits in the k-th run with the most slack. Sets
 * `ends` to its length and returns the slack. With growing length, a crossing first approaches a base and then recedes;
 * it is nearest when the line enters or leaves the outline just at the edge of the feature's height. Between those
 * lengths all distances are monotonic, so their least slack has one peak there.
 */
export function fitSloped(w: Workspace, k: number, test: CoverTest): number {
  const { ends, runs, lengths } = w;
  // At a length set by the feature's height a line only touches; the target's own edge is part of its base.
  const room = Math.min(TOUCH, (ends.high - ends.low) / 4);
  const low = ends.low > runs.targetFrom ? ends.low + room : ends.low;
  const high = ends.high < runs.targetTo ? ends.high - room : ends.high;
  const one = w.examined.features[runs.feature[k]!]!;
  const nearTarget = Math.min(high, Math.max(low, runs.to[k]! / one.to));
  if (test.beyond === undefined && test.viewerBeyond === undefined) {
    ends.low = nearTarget;
    ends.high = nearTarget;
    return slackAt(w, k, nearTarget, test);
  }
  const nearViewer = one.from > 0 ? Math.min(high, Math.max(low, runs.from[k]! / one.from)) : high;
  lengths.at[0] = low;
  lengths.at[1] = Math.min(nearTarget, nearViewer);
  lengths.at[2] = Math.max(nearTarget, nearViewer);
  lengths.at[3] = high;
  return bestOfLengths(w, k, test);
}

/** The best of the four lengths and of those between them. */
function bestOfLengths(w: Workspace, k: number, test: CoverTest): number {
  const { ends, lengths, stretch } = w;
  let best = -Infinity;
  let end = 0;
  for (let i = 0; i < 4; i++) {
    measureStretch(w, k, lengths.at[i]!);
    lengths.toTarget[i] = stretch.toTarget;
    lengths.toViewer[i] = stretch.toViewer;
    const slack = slackOf(test, stretch.toTarget, stretch.toViewer);
    if (slack <= best) continue;
    best = slack;
    end = lengths.at[i]!;
  }
  for (let i = 0; i < 3 && best < 0; i++) {
    if (!mayKeepBetween(lengths, i, test)) continue;
    const at = peakBetween(w, k, i, test);
    const slack = slackAt(w, k, at, test);
    if (slack <= best) continue;
    best = slack;
    end = at;
  }
  ends.low = end;
  ends.high = end;
  return best;
}

/** Whether each limit is kept at the i-th length or the next; if not, no length between them keeps it. */
function mayKeepBetween(
  { toTarget, toViewer }: Workspace['lengths'],
  i: number,
  { within, beyond, viewerBeyond }: CoverTest,
): boolean {
  return (
    (within === undefined || Math.min(toTarget[i]!, toTarget[i + 1]!) <= within + EQUAL) &&
    (beyond === undefined || Math.max(toTarget[i]!, toTarget[i + 1]!) > beyond) &&
    (viewerBeyond === undefined || Math.max(toViewer[i]!, toViewer[i + 1]!) > viewerBeyond)
  );
}

/** The length between the i-th and the next at which the slack peaks, by golden-section search. */
function peakBetween(w: Workspace, k: number, i: number, test: CoverTest): number {
  let low = w.lengths.at[i]!;
  let high = w.lengths.at[i + 1]!;
  for (let n = 0; n < NARROWINGS && high - low > EQUAL; n++) {
    const a = low + (high - low) * GOLDEN;
    const b = high - (high - low) * GOLDEN;
    if (slackAt(w, k, a, test) < slackAt(w, k, b, test)) low = a;
    else high = b;
  }
  return (low + high) / 2;
}

/**
 * Searches for a better direction than the i-th of those tried, between its neighbours; `slackOf` tries the ray. The
 * lines to a convex feature that keep a limit to be within form one interval of directions, so one peak is enough.
 */
export function peakAround(w: Workspace, i: number, slackOf: () => number, isEnough: (slack: number) => boolean): void {
  const { ray, tried } = w;
  const before = i > 0 ? i - 1 : i;
  const after = i + 1 < tried.count ? i + 1 : i;
  const ax = tried.x[before]!;
  const ay = tried.y[before]!;
  const cx = tried.x[after]!;
  const cy = tried.y[after]!;
  let low = 0;
  let high = 1;
  let peak = partOf(w, i, before, after);
  let best = tried.slack[i]!;
  for (let n = 0; n < NARROWINGS && high - low > NARROW && !isEnough(best); n++) {
    const isRight = high - peak > peak - low;
    const at = isRight ? peak + (high - peak) * GOLDEN : peak - (peak - low) * GOLDEN;
    const x = ax + at * (cx - ax);
    const y = ay + at * (cy - ay);
    const length = Math.sqrt(x * x + y * y);
    ray.dx = x / length;
    ray.dy = y / length;
    const slack = slackOf();
    if (slack > best) {
      best = slack;
      if (isRight) low = peak;
      else high = peak;
      peak = at;
    } else if (isRight) high = at;
    else low = at;
  }
}

/** Whether no neighbour of the i-th direction tried is better; of equal ones, the last is the peak. */
export const isPeak = ({ slack, count }: TriedDirections, i: number): boolean =>
  !(i > 0 && slack[i - 1]! > slack[i]!) && !(i + 1 < count && slack[i + 1]! >= slack[i]!);

/** At which share of the chord between two directions tried the i-th direction crosses it. */
function partOf({ tried: { x, y } }: Workspace, i: number, before: number, after: number): number {
  const a = x[before]! * y[i]! - y[before]! * x[i]!;
  const c = x[i]! * y[after]! - y[i]! * x[after]!;
  return a + c > 0 ? a / (a + c) : 0.5;
}
