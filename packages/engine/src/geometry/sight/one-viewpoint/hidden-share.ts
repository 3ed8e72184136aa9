import { addBand, hiddenByBands } from '../picture/height-bands.ts';
import { coveredAt, hiddenAt } from '../picture/hidden-heights.ts';
import { type Picture, PRISM } from '../picture/picture.ts';
import { cutEnds, insertCut } from './widest-gap.ts';
import type { EyeWorkspace } from './workspace.ts';

// How much of the target is hidden: of the rectangle that stands across the line of view through its middle, as wide as
// its footprint and as high as it is. On the picture that is a box, and what hides it is integrated over the
// directions: by trapezoids where edges are straight, by Simpson's rule where they curve or cross.

/** How finely a share is summed. */
export interface Fineness {
  /** Into so many parts each stretch is cut beforehand, in which something may bulge unnoticed. */
  readonly parts: number;
  /** The share of the whole by which a curved part may be off. */
  readonly off: number;
  /** How often a part is halved at most. */
  readonly deepest: number;
}

/** For comparing viewpoints and for showing. */
const QUICK: Fineness = { parts: 1, off: 1e-3, deepest: 5 };

/** The hidden share of the rectangle between two directions. */
export function hiddenShare(work: EyeWorkspace, from: number, to: number, fineness: Fineness = QUICK): number {
  const { picture, shareCuts, shareCell } = work;
  const { bottom, count, kind, top } = picture;
  let some = cutEnds(picture, shareCuts, from, to);
  for (let i = 1; i <= count; i++) if (kind[i] === PRISM) some = cutCorners(work, i, some);
  shareCell.fine = fineness.off * (to - from) * (top[0]! - bottom[0]!);
  shareCell.deepest = fineness.deepest;
  let area = 0;
  for (let k = 1; k < some; k++) area += areaInParts(work, shareCuts[k - 1]!, shareCuts[k]!, fineness.parts);
  return area / ((to - from) * (top[0]! - bottom[0]!));
}

/** Sums up a stretch in equal parts, of which the last ends where the stretch does, however its middle is rounded. */
function areaInParts(work: EyeWorkspace, from: number, to: number, parts: number): number {
  let area = 0;
  let a = from;
  for (let n = 1; n <= parts; n++) {
    const b = n === parts ? to : from + ((to - from) * n) / parts;
    area += areaBetween(work, a, b);
    a = b;
  }
  return area;
}

/** Cuts at the visible corners of a prism, where one of its edges takes over from another. */
function cutCorners(work: EyeWorkspace, i: number, some: number): number {
  const { bottom, intersects, top } = work.picture;
  const usesNear = top[i]! > 0 || bottom[i]! < 0;
  const usesFar = top[i]! <= 0 || bottom[i]! >= 0 || intersects[i] === 1;
  const next = usesNear ? cutMeetings(work, i, true, some) : some;
  return usesFar ? cutMeetings(work, i, false, next) : next;
}

/** Cuts where two edges of a prism meet, of those that face the eye or of those that face away. */
function cutMeetings({ picture, shareCuts }: EyeWorkspace, i: number, isFacing: boolean, some: number): number {
  const { edgeA, edgeB, edgesFrom, edgesTo, edgesTurn, left, right } = picture;
  const first = isFacing ? edgesFrom[i]! : edgesTurn[i]!;
  const end = isFacing ? edgesTurn[i]! : edgesTo[i]!;
  const from = Math.max(shareCuts[0]!, left[i]!);
  const to = Math.min(shareCuts[some - 1]!, right[i]!);
  let next = some;
  for (let e = first; e < end; e++)
    for (let f = e + 1; f < end; f++) {
      const t = (edgeA[e]! - edgeA[f]!) / (edgeB[f]! - edgeB[e]!);
      if (t > from && t < to) next = insertCut(shareCuts, t, next);
    }
  return next;
}

/** The hidden area between two directions where nothing begins or ends. */
function areaBetween(work: EyeWorkspace, a: number, b: number): number {
  const { shareActive, shareCell } = work;
  const { count, left, right } = work.picture;
  let some = 0;
  for (let i = 1; i <= count; i++) if (left[i]! <= a && right[i]! >= b) shareActive[some++] = i;
  if (some === 0) return 0;
  shareCell.active = some;
  shareCell.depth = 0;
  const atA = hiddenHeightAt(work, a, some);
  const atM = hiddenHeightAt(work, (a + b) / 2, some);
  const atB = hiddenHeightAt(work, b, some);
  const simpson = ((b - a) * (atA + 4 * atM + atB)) / 6;
  if (Math.abs(2 * atM - atA - atB) <= STRAIGHT) return simpson;
  return refined(work, a, b, { atA, atM, atB, simpson });
}

/** In tenths: edges that bend less than this are straight. */
const STRAIGHT = 1e-6;

interface Stretch {
  readonly atA: number;
  readonly atM: number;
  readonly atB: number;
  readonly simpson: number;
}

/** Applies Simpson's rule to both halves, until that makes no difference. */
function refined(work: EyeWorkspace, a: number, b: number, { atA, atM, atB, simpson }: Stretch): number {
  const { shareCell } = work;
  const m = (a + b) / 2;
  const atL = hiddenHeightAt(work, (a + m) / 2, shareCell.active);
  const atR = hiddenHeightAt(work, (m + b) / 2, shareCell.active);
  const one = ((m - a) * (atA + 4 * atL + atM)) / 6;
  const other = ((b - m) * (atM + 4 * atR + atB)) / 6;
  if (shareCell.depth === shareCell.deepest || Math.abs(one + other - simpson) <= shareCell.fine) return one + other;
  shareCell.depth++;
  const area =
    refined(work, a, m, { atA, atM: atL, atB: atM, simpson: one }) +
    refined(work, m, b, { atA: atM, atM: atR, atB, simpson: other });
  shareCell.depth--;
  return area;
}

/** How much of the rectangle's height the active things hide in direction t. */
function hiddenHeightAt(work: EyeWorkspace, t: number, some: number): number {
  const { picture, shareActive, shareBands } = work;
  const { band, bottom, top } = picture;
  const floor = bottom[0]!;
  const roof = top[0]!;
  if (some === 1) {
    hiddenAt(picture, shareActive[0]!, t);
    return Math.max(0, Math.min(band.high, roof) - Math.max(band.low, floor));
  }
  shareBands.count = 0;
  for (let k = 0; k < some; k++) {
    hiddenAt(picture, shareActive[k]!, t);
    const low = Math.max(band.low, floor);
    const high = Math.min(band.high, roof);
    if (low >= high) continue;
    addBand(shareBands, low, high);
  }
  return hiddenByBands(shareBands, floor);
}

/** In tenths: less is rounding. */
const NOTHING = 1e-7;

/**
 * Whether thing i hides anything of the target. The height both cover is concave in t: a ternary search finds its peak.
 */
export function hidesSome(picture: Picture, i: number): boolean {
  const { intersects, left, right } = picture;
  if (intersects[i] === 1) return true;
  let a = Math.max(left[i]!, left[0]!);
  let b = Math.min(right[i]!, right[0]!);
  if (sharedAt(picture, i, (a + b) / 2) > NOTHING) return true;
  let atA = sharedAt(picture, i, a);
  let atB = sharedAt(picture, i, b);
  if (atA > NOTHING || atB > NOTHING) return true;
  for (let step = 0; step < 40; step++) {
    const m = a + (b - a) / 3;
    const n = b - (b - a) / 3;
    const atM = sharedAt(picture, i, m);
    const atN = sharedAt(picture, i, n);
    if (atM > NOTHING || atN > NOTHING) return true;
    // Lines through two points of a concave curve bound it beyond them.
    const beside = Math.max(atM + Math.max(0, atM - atN), atN + Math.max(0, atN - atM));
    const between = Math.min(2 * atM - atA, 2 * atN - atB);
    if (Math.max(beside, between) <= NOTHING) return false;
    if (atM < atN) {
      a = m;
      atA = atM;
    } else {
      b = n;
      atB = atN;
    }
  }
  return false;
}

/** The height that both thing i and the target cover in direction t; below 0 where they are apart. */
function sharedAt(picture: Picture, i: number, t: number): number {
  const { band } = picture;
  coveredAt(picture, 0, t);
  const { low, high } = band;
  coveredAt(picture, i, t);
  return Math.min(high, band.high) - Math.max(low, band.low);
}
