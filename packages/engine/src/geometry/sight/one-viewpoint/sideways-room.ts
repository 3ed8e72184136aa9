import { coveredAt, hiddenAt } from '../picture/hidden-heights.ts';
import { LONG, type Picture, PRISM, ROUND } from '../picture/picture.ts';
import type { EyeWorkspace } from './workspace.ts';

// How far something could move sideways on the picture. These are numbers to show, computed in doubles: no decision
// depends on them.

/** Finds the directions in which thing i covers height s, into `reach`; what it intersects is not looked at. */
export function reachAt(work: EyeWorkspace, i: number, s: number): void {
  const { picture, reach } = work;
  const { kind, left, right, spread } = picture;
  reach.from = left[i]!;
  reach.to = right[i]!;
  if (kind[i] === PRISM) prismReach(work, i, s);
  else if (kind[i] === LONG) longReach(work, i, s);
  else if (spread[i]! > 0) roundReach(work, i, s);
}

/** Finds the directions in which thing i covers all heights of the target, into `reach`. */
export function reachOver(work: EyeWorkspace, i: number): void {
  const { picture, reach } = work;
  const { view } = picture;
  reachAt(work, i, view.high);
  const { from, to } = reach;
  reachAt(work, i, view.low);
  reach.from = Math.max(reach.from, from);
  reach.to = Math.min(reach.to, to);
}

/** Each edge allows the directions on one side of where it crosses s: w (a + b t) must lie beyond s. */
function prismReach(work: EyeWorkspace, i: number, s: number): void {
  const { bottom, edgeA, edgeB, edgesFrom, edgesTo, edgesTurn, top } = work.picture;
  const facing = edgesFrom[i]!;
  const turn = edgesTurn[i]!;
  const end = edgesTo[i]!;
  const high = top[i]!;
  const low = bottom[i]!;
  if (high > 0) for (let e = facing; e < turn; e++) keep(work, high * edgeA[e]! - s, high * edgeB[e]!);
  else for (let e = turn; e < end; e++) keep(work, high * edgeA[e]! - s, high * edgeB[e]!);
  if (low < 0) for (let e = facing; e < turn; e++) keep(work, s - low * edgeA[e]!, -low * edgeB[e]!);
  else for (let e = turn; e < end; e++) keep(work, s - low * edgeA[e]!, -low * edgeB[e]!);
}

/** Keeps the directions where a + b t > 0. */
function keep({ reach }: EyeWorkspace, a: number, b: number): void {
  if (b > 0) reach.from = Math.max(reach.from, -a / b);
  else if (b < 0) reach.to = Math.min(reach.to, -a / b);
  else if (a <= 0) reach.to = -Infinity;
}

function roundReach(work: EyeWorkspace, i: number, s: number): void {
  const { picture, reach } = work;
  const { bottom, top } = picture;
  const high = top[i]!;
  const low = bottom[i]!;
  if ((high <= 0 && s >= 0) || (low >= 0 && s <= 0)) reach.to = -Infinity;
  if (high !== 0 && high > 0 === s > 0) keepCircle(work, i, s / high, high > 0);
  if (low !== 0 && low > 0 === s > 0) keepCircle(work, i, s / low, low < 0);
}

/** Keeps the directions in which a circle begins at nearness q or nearer (`isNear`), or else ends at q or farther. */
function keepCircle(work: EyeWorkspace, i: number, q: number, isNear: boolean): void {
  const { picture, reach } = work;
  const { acrossA, alongA, left, powerA, right, view } = picture;
  const along = alongA[i]!;
  const across = acrossA[i]!;
  const k = powerA[i]!;
  // Around the eye it begins at the eye itself, and so does what reaches to infinity beside it.
  if (isNear && k <= 0) return;
  const over = isNear ? 1 : -1;
  const keepsFrom = left[i]! > -Infinity ? k > 0 && (along + left[i]! * across - q * k) * over >= 0 : isNear;
  const keepsTo = right[i]! < Infinity ? k > 0 && (along + right[i]! * across - q * k) * over >= 0 : isNear;
  if (keepsFrom && keepsTo) return;
  const half = across * across * q * q - view.square * (k * q * q - 2 * along * q + view.square);
  if (half <= 0 && !keepsFrom && !keepsTo) reach.to = -Infinity;
  const root = half > 0 ? Math.sqrt(half) : 0;
  if (!keepsFrom) reach.from = Math.max(reach.from, (across * q - root) / view.square);
  if (!keepsTo) reach.to = Math.min(reach.to, (across * q + root) / view.square);
}

/**
 * By how much a thing covers height s in direction t, above or below it, whichever is less: a concave function of t.
 */
function coverageAt(picture: Picture, i: number, t: number, s: number): number {
  const { band } = picture;
  coveredAt(picture, i, t);
  return Math.min(band.high - s, s - band.low);
}

/**
 * The outline of a long body has no simple formula: a search finds where it covers s most, and then where that ends.
 */
function longReach(work: EyeWorkspace, i: number, s: number): void {
  const { picture, reach } = work;
  reach.at = s;
  const from = Math.max(reach.from, FARTHEST * Math.min(picture.left[0]!, -1));
  const to = Math.min(reach.to, FARTHEST * Math.max(picture.right[0]!, 1));
  const atFrom = coverageAt(picture, i, from, s);
  const atTo = coverageAt(picture, i, to, s);
  const inside = atFrom > 0 ? from : atTo > 0 ? to : coveredBetween(work, i, from, to);
  if (inside === null) reach.to = -Infinity;
  else {
    if (atFrom <= 0) reach.from = edgeBetween(work, i, from, inside);
    if (atTo <= 0) reach.to = edgeBetween(work, i, to, inside);
  }
}

const GOLDEN = 0.6180339887498949;
const STEPS = 14;

/** A direction in which thing i covers s, between two in which it does not; null if there is none. */
function coveredBetween({ picture, reach }: EyeWorkspace, i: number, from: number, to: number): number | null {
  const s = reach.at;
  const middle = (from + to) / 2;
  const atMiddle = coverageAt(picture, i, middle, s);
  if (atMiddle > 0) return middle;
  // Lines through two points of a concave curve bound it beyond them.
  const least = Math.min(coverageAt(picture, i, from, s), coverageAt(picture, i, to, s));
  if (2 * atMiddle - least <= 0) return null;
  let a = from;
  let b = to;
  let m = b - GOLDEN * (b - a);
  let n = a + GOLDEN * (b - a);
  let atM = coverageAt(picture, i, m, s);
  let atN = coverageAt(picture, i, n, s);
  for (let step = 0; step < STEPS && atM <= 0 && atN <= 0; step++) {
    if (atM < atN) {
      a = m;
      m = n;
      atM = atN;
      n = a + GOLDEN * (b - a);
      atN = coverageAt(picture, i, n, s);
    } else {
      b = n;
      n = m;
      atN = atM;
      m = b - GOLDEN * (b - a);
      atM = coverageAt(picture, i, m, s);
    }
  }
  return atM > 0 ? m : atN > 0 ? n : null;
}

/**
 * Where thing i begins to cover the height that `reach` is for, between a direction in which it does not and one in
 * which it does.
 */
function edgeBetween({ picture, reach }: EyeWorkspace, i: number, outside: number, inside: number): number {
  let a = outside;
  let b = inside;
  for (let step = 0; step < STEPS; step++) {
    const middle = (a + b) / 2;
    if (coverageAt(picture, i, middle, reach.at) > 0) b = middle;
    else a = middle;
  }
  return a;
}

/** So many times as wide as the target things are looked at to its sides. */
const FARTHEST = 64;

/** Takes what the target itself leaves of `play` at height s: beside its rim a line may pass over it, or below. */
export function playOnTarget(work: EyeWorkspace, s: number): void {
  const { picture, play, reach } = work;
  const { alongA, acrossA, bottom, kind, left, powerA, right, top } = picture;
  play.from = left[0]!;
  play.to = right[0]!;
  play.at = s;
  play.behind = 0;
  play.first = 0;
  play.last = 0;
  // The tangents to a round target touch it equally near, and mostly it reaches as high there as the line, and as low.
  const q = alongA[0]! / powerA[0]!;
  if (kind[0] === ROUND && acrossA[0] === 0 && s > bottom[0]! * q && s < top[0]! * q) return;
  reachAt(work, 0, s);
  play.from = Math.max(play.from, reach.from);
  play.to = Math.min(play.to, reach.to);
}

/**
 * Narrows `play` by thing i for the line in direction t at height s. A long body beside the line counts with all its
 * width; a thing that intersects the target and covers the line only behind it is left to `narrowByIntersecting`.
 */
export function narrowPlay(work: EyeWorkspace, i: number, t: number, s: number): void {
  const { picture, reach, play } = work;
  const { intersects, kind, left, right } = picture;
  if (left[i]! >= play.to || right[i]! <= play.from) return;
  if (kind[i] === LONG && (t <= left[i]! || t >= right[i]!)) {
    reach.from = left[i]!;
    reach.to = right[i]!;
  } else reachAt(work, i, s);
  if (reach.from >= reach.to) return;
  if (intersects[i] === 1 && reach.from < t && reach.to > t) play.behind++;
  // All that is covered lies to one side of a line that is free.
  else if (reach.to <= t || t - reach.from > reach.to - t) stopBefore(work, i, t, reach.to);
  else stopAfter(work, i, t, reach.from);
}

/**
 * Narrows `play` by what intersects the target beside the line, at most `room` away: found by strides and bisection.
 */
export function narrowByIntersecting(work: EyeWorkspace, i: number, t: number, room: number): void {
  const { picture, play } = work;
  const { intersects, left, right } = picture;
  if (intersects[i] === 0) return;
  const from = Math.max(play.from, t - room, left[i]!);
  const to = Math.min(play.to, t + room, right[i]!);
  if (from < t) {
    const before = lastFree(work, i, t, from);
    if (before !== from) stopBefore(work, i, t, before);
  }
  if (to > t) {
    const after = lastFree(work, i, t, to);
    if (after !== to) stopAfter(work, i, t, after);
  }
}

/** Thing i stops a line in direction t that turns one way at `at`. */
function stopBefore({ play }: EyeWorkspace, i: number, t: number, at: number): void {
  if (at <= play.from) return;
  play.from = Math.min(t, at);
  play.first = i;
}

function stopAfter({ play }: EyeWorkspace, i: number, t: number, at: number): void {
  if (at >= play.to) return;
  play.to = Math.max(t, at);
  play.last = i;
}

const STRIDES = 2;
const HALVES = 10;

/** The last direction from t towards a limit in which a thing leaves a height free, by strides and bisection. */
function lastFree(work: EyeWorkspace, i: number, t: number, limit: number): number {
  let free = t;
  for (let k = 1; k <= STRIDES; k++) {
    const next = t + ((limit - t) * k) / STRIDES;
    if (hides(work, i, next)) return bisected(work, i, free, next);
    free = next;
  }
  return limit;
}

function bisected(work: EyeWorkspace, i: number, free: number, covered: number): number {
  let a = free;
  let b = covered;
  for (let k = 0; k < HALVES; k++) {
    const middle = (a + b) / 2;
    if (hides(work, i, middle)) b = middle;
    else a = middle;
  }
  return a;
}

/** Whether thing i hides the height that `play` is for in direction t. */
function hides({ picture, play }: EyeWorkspace, i: number, t: number): boolean {
  const { band } = picture;
  hiddenAt(picture, i, t);
  return band.low < play.at && play.at < band.high;
}
