import { hiddenAt } from '../picture/hidden-heights.ts';
import { LONG, type Picture, PRISM } from '../picture/picture.ts';
import type { EyeWorkspace } from './workspace.ts';

// How far something could move sideways on the picture. These are numbers to show, computed in doubles: no decision
// depends on them.

/** Finds the directions in which thing i (neither long nor intersecting) covers height s, into `reach`. */
export function reachAt(work: EyeWorkspace, i: number, s: number): void {
  const { picture, reach } = work;
  const { kind, left, right, spread } = picture;
  reach.from = left[i]!;
  reach.to = right[i]!;
  if (kind[i] === PRISM) prismReach(work, i, s);
  else if (spread[i]! > 0) roundReach(work, i, s);
}

/** Finds the directions in which thing i covers all heights of the target, into `reach`; of a long body all it has. */
export function reachOver(work: EyeWorkspace, i: number): void {
  const { picture, reach } = work;
  const { kind, left, right, view } = picture;
  reach.from = left[i]!;
  reach.to = right[i]!;
  if (kind[i] === LONG) return;
  if (kind[i] === PRISM) {
    prismReach(work, i, view.high);
    prismReach(work, i, view.low);
  } else {
    roundReach(work, i, view.high);
    roundReach(work, i, view.low);
  }
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
  if (high !== 0 && high > 0 === s > 0) keepRound(work, i, s / high, high > 0);
  if (low !== 0 && low > 0 === s > 0) keepRound(work, i, s / low, low < 0);
}

/** Keeps the directions in which a circle begins at nearness q or nearer (`isNear`), or else ends at q or farther. */
function keepRound(work: EyeWorkspace, i: number, q: number, isNear: boolean): void {
  const { picture, reach } = work;
  const { acrossA, alongA, left, powerA, right, view } = picture;
  const along = alongA[i]!;
  const across = acrossA[i]!;
  const k = powerA[i]!;
  const over = isNear ? 1 : -1;
  const keepsFrom = k > 0 && left[i]! > -Infinity && (along + left[i]! * across - q * k) * over >= 0;
  const keepsTo = k > 0 && right[i]! < Infinity && (along + right[i]! * across - q * k) * over >= 0;
  if (keepsFrom && keepsTo) return;
  const half = across * across * q * q - view.square * (k * q * q - 2 * along * q + view.square);
  if (half <= 0 && !keepsFrom && !keepsTo) reach.to = -Infinity;
  const root = half > 0 ? Math.sqrt(half) : 0;
  if (!keepsFrom) reach.from = Math.max(reach.from, (across * q - root) / view.square);
  if (!keepsTo) reach.to = Math.min(reach.to, (across * q + root) / view.square);
}

/**
 * Narrows `play` by thing i for the line in direction t at height s. A long body beside the line counts with its whole
 * width; a thing that intersects the target and covers the line only behind it does not count.
 */
export function narrowPlay(work: EyeWorkspace, i: number, t: number, s: number): void {
  const { picture, reach, play } = work;
  const { kind, intersects, left, right } = picture;
  if (left[i]! >= play.to || right[i]! <= play.from) return;
  if (kind[i] !== LONG) reachAt(work, i, s);
  else if (t > left[i]! && t < right[i]!) {
    stepAside(work, i, t, s);
    return;
  } else {
    reach.from = left[i]!;
    reach.to = right[i]!;
  }
  if (reach.from >= reach.to || (intersects[i] === 1 && reach.from < t && reach.to > t)) return;
  // All that is covered lies to one side of a line that is free.
  if (reach.from + reach.to > 2 * t) stopAfter(work, i, t, reach.from);
  else stopBefore(work, i, t, reach.to);
}

/** The same for a long body above or below the line. */
function stepAside(work: EyeWorkspace, i: number, t: number, s: number): void {
  const { picture, play } = work;
  const { left, right } = picture;
  const from = Math.max(play.from, left[i]!);
  const to = Math.min(play.to, right[i]!);
  const before = lastFree(t, from, at => covers(picture, i, at, s));
  const after = lastFree(t, to, at => covers(picture, i, at, s));
  if (before !== from) stopBefore(work, i, t, before);
  if (after !== to) stopAfter(work, i, t, after);
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

const STEPS = 8;

/** The last free direction from t towards a limit, by steps and bisection: for outlines without a simple formula. */
function lastFree(t: number, limit: number, isCovered: (at: number) => boolean): number {
  let free = t;
  for (let k = 1; k <= STEPS; k++) {
    const next = t + ((limit - t) * k) / STEPS;
    if (isCovered(next)) return bisected(free, next, isCovered);
    free = next;
  }
  return limit;
}

function bisected(free: number, covered: number, isCovered: (at: number) => boolean): number {
  let a = free;
  let b = covered;
  for (let k = 0; k < STEPS; k++) {
    const middle = (a + b) / 2;
    if (isCovered(middle)) b = middle;
    else a = middle;
  }
  return a;
}

/** Whether thing i hides height s in direction t. */
function covers(picture: Picture, i: number, t: number, s: number): boolean {
  const { band, left, right } = picture;
  if (t < left[i]! || t > right[i]!) return false;
  hiddenAt(picture, i, t);
  return band.low < s && s < band.high;
}
