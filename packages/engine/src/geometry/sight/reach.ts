import { band, hidesAt } from './bands.ts';
import {
  acrossA,
  alongA,
  bottom,
  edgeA,
  edgeB,
  edgesFrom,
  edgesTo,
  edgesTurn,
  kind,
  LONG,
  left,
  mixed,
  PRISM,
  powerA,
  right,
  spread,
  top,
  view,
} from './picture.ts';

/**
 * How far something could move sideways on the picture. These are numbers to show, worked out in doubles: decisions are
 * never made by them.
 */
export const reach = { from: 0.5, to: 0.5 };

/** Finds the directions in which thing i (neither long nor mixed) covers height s: `reach`, empty when from >= to. */
export function reachAt(i: number, s: number): void {
  reach.from = left[i]!;
  reach.to = right[i]!;
  if (kind[i] === PRISM) prismReach(i, s);
  else if (spread[i]! > 0) roundReach(i, s);
}

/** Each edge allows the directions on one side of where it crosses s: w (a + b t) must lie beyond it. */
function prismReach(i: number, s: number): void {
  const facing = edgesFrom[i]!;
  const turn = edgesTurn[i]!;
  const end = edgesTo[i]!;
  const high = top[i]!;
  const low = bottom[i]!;
  if (high > 0) for (let e = facing; e < turn; e++) keep(high * edgeA[e]! - s, high * edgeB[e]!);
  else for (let e = turn; e < end; e++) keep(high * edgeA[e]! - s, high * edgeB[e]!);
  if (low < 0) for (let e = facing; e < turn; e++) keep(s - low * edgeA[e]!, -low * edgeB[e]!);
  else for (let e = turn; e < end; e++) keep(s - low * edgeA[e]!, -low * edgeB[e]!);
}

/** Keeps the directions where a + b t > 0. */
function keep(a: number, b: number): void {
  if (b > 0) reach.from = Math.max(reach.from, -a / b);
  else if (b < 0) reach.to = Math.min(reach.to, -a / b);
  else if (a <= 0) reach.to = -Infinity;
}

function roundReach(i: number, s: number): void {
  const high = top[i]!;
  const low = bottom[i]!;
  if ((high <= 0 && s >= 0) || (low >= 0 && s <= 0)) reach.to = -Infinity;
  if (high !== 0 && high > 0 === s > 0) keepRound(i, s / high, high > 0);
  if (low !== 0 && low > 0 === s > 0) keepRound(i, s / low, low < 0);
}

/** Keeps the directions where a circle begins at nearness q or before (`isNear`), or else ends at q or after. */
function keepRound(i: number, q: number, isNear: boolean): void {
  const along = alongA[i]!;
  const across = acrossA[i]!;
  const k = powerA[i]!;
  const beyond = (end: number): boolean => (isNear ? along + end * across >= q * k : along + end * across <= q * k);
  const keepsFrom = k > 0 && left[i]! > -Infinity && beyond(left[i]!);
  const keepsTo = k > 0 && right[i]! < Infinity && beyond(right[i]!);
  if (keepsFrom && keepsTo) return;
  const half = across * across * q * q - view.square * (k * q * q - 2 * along * q + view.square);
  if (half <= 0 && !keepsFrom && !keepsTo) reach.to = -Infinity;
  const root = half > 0 ? Math.sqrt(half) : 0;
  if (!keepsFrom) reach.from = Math.max(reach.from, (across * q - root) / view.square);
  if (!keepsTo) reach.to = Math.min(reach.to, (across * q + root) / view.square);
}

/** How far a free line at (t, s) may turn to the right (side -1) or left (1), at most up to `limit`, before thing i. */
export function freeUpTo(i: number, at: { readonly t: number; readonly s: number }, limit: number): number {
  const { t, s } = at;
  if (kind[i] === LONG || mixed[i] === 1) return stepUpTo(i, at, limit);
  reachAt(i, s);
  if (reach.from >= reach.to) return limit;
  if (limit > t) return reach.to <= t ? limit : Math.max(t, Math.min(limit, reach.from));
  return reach.from >= t ? limit : Math.min(t, Math.max(limit, reach.to));
}

const STEPS = 16;

/** The same by steps and halving, for the few things whose outline has no simple formula. */
function stepUpTo(i: number, { t, s }: { readonly t: number; readonly s: number }, limit: number): number {
  let free = t;
  for (let k = 1; k <= STEPS; k++) {
    const next = t + ((limit - t) * k) / STEPS;
    if (covers(i, next, s)) return halved(i, s, free, next);
    free = next;
  }
  return limit;
}

function halved(i: number, s: number, free: number, covered: number): number {
  let a = free;
  let b = covered;
  for (let k = 0; k < STEPS; k++) {
    const middle = (a + b) / 2;
    if (covers(i, middle, s)) b = middle;
    else a = middle;
  }
  return a;
}

function covers(i: number, t: number, s: number): boolean {
  if (t < left[i]! || t > right[i]!) return false;
  hidesAt(i, t);
  return band.low < s && s < band.high;
}
