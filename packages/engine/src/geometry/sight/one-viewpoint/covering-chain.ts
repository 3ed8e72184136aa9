import {
  ABOVE_PART,
  BELOW_PART,
  coveredAt,
  isOver,
  NO_PART,
  TINY,
  verticalPart,
  widestGapAt,
} from '../picture/hidden-heights.ts';
import { farAt, nearAt } from '../picture/outlines.ts';
import type { EyeWorkspace } from './workspace.ts';

// Proves that things cover the target, direction by direction. Between two directions a and b a chain of things covers
// it if each begins no higher than the one before it ends, at a and at b: upper edges are concave and lower ones
// convex, so what holds at both ends holds between. Where no chain is found the stretch is cut in two.

/** The outcomes for a stretch of directions. */
export const HIDDEN = 0;
export const SEEN = 1;
export const UNSURE = 2;

const DEEPEST = 24;

/** Begins the proof that the target on the picture is hidden. */
export function beginProof({ picture, proof, coverers }: EyeWorkspace): void {
  proof.rise = Infinity;
  proof.at = 0;
  proof.before = Infinity;
  proof.after = Infinity;
  coverers.fill(0, 0, picture.count + 1);
}

/**
 * Tries to cover the stretch from a to b. Seen: `gap` of the picture is free beyond doubt. Unsure: the stretch is
 * closed up to `doubtFrom` of the proof.
 */
export function coverStretch(work: EyeWorkspace, a: number, b: number, depth = 0): number {
  const { picture, proof } = work;
  const { gap, view } = picture;
  if (isChained(work, a, b)) return HIDDEN;
  if (b - a > 4 * view.narrow) {
    const middle = (a + b) / 2;
    widestGapAt(picture, middle);
    if (gap.high - gap.low > 4 * view.doubt) return SEEN;
    if (depth < DEEPEST) {
      const one = coverStretch(work, a, middle, depth + 1);
      return one === HIDDEN ? coverStretch(work, middle, b, depth + 1) : one;
    }
  }
  proof.doubtFrom = a;
  return UNSURE;
}

function isChained(work: EyeWorkspace, a: number, b: number): boolean {
  const { isLink } = work;
  const { count, intersects, left, right } = work.picture;
  boundTarget(work, a, b);
  for (let i = 1; i <= count; i++) {
    isLink[i] = 0;
    if (left[i]! > a || right[i]! < b) continue;
    if (intersects[i] === 0) linkPlain(work, i, a, b);
    else if (!linkIntersecting(work, i, a, b)) continue;
    isLink[i] = 1;
  }
  const links = chainLinks(work, count);
  if (links === 0) return false;
  noteMargin(work, a, b, links);
  return true;
}

/** Chains links 1 to count from the lower edge to the upper, into `chain`. Returns how many it takes; 0: impossible. */
export function chainLinks(work: EyeWorkspace, count: number): number {
  const { picture, highA, highB, isLink, chain, toCover } = work;
  let atA = toCover.lowA;
  let atB = toCover.lowB;
  for (let links = 0; ; ) {
    const next = nextLink(work, atA, atB, count);
    if (next === 0) return 0;
    isLink[next] = 0;
    chain[links++] = next;
    atA = highA[next]!;
    atB = highB[next]!;
    if (isOver(picture, atA, toCover.highA) && isOver(picture, atB, toCover.highB)) return links;
  }
}

/** Notes what the chain of so many links between a and b says of the margin, and who takes part in it. */
function noteMargin(work: EyeWorkspace, a: number, b: number, links: number): void {
  const { highA, highB, toCover, proof, coverers, chain } = work;
  const { left, right } = work.picture;
  const last = chain[links - 1]!;
  const rise = Math.min(highA[last]! - toCover.highA, highB[last]! - toCover.highB);
  if (rise < proof.rise) {
    proof.rise = rise;
    proof.at = (a + b) / 2;
  }
  for (let k = 0; k < links; k++) {
    const i = chain[k]!;
    coverers[i] = 1;
    if (a < left[0]!) proof.before = Math.min(proof.before, left[0]! - left[i]!);
    if (b > right[0]!) proof.after = Math.min(proof.after, right[i]! - right[0]!);
  }
}

/** Of the links that begin below what is covered already, the one that reaches highest; 0 when none reaches higher. */
function nextLink(work: EyeWorkspace, atA: number, atB: number, count: number): number {
  const { picture, lowA, lowB, highA, highB, isLink } = work;
  let best = 0;
  let most = atA + atB;
  for (let i = 1; i <= count; i++) {
    if (isLink[i] === 0 || !isOver(picture, atA, lowA[i]!) || !isOver(picture, atB, lowB[i]!)) continue;
    if (highA[i]! + highB[i]! <= most) continue;
    most = highA[i]! + highB[i]!;
    best = i;
  }
  return best;
}

/**
 * Bounds the target between a and b by straight lines: its outline stays between `low` and `high`, its front behind
 * `front`. A line over a concave curve runs through its ends, raised by twice what the curve rises above their middle.
 */
function boundTarget(work: EyeWorkspace, a: number, b: number): void {
  const { picture, toCover } = work;
  const { bottom, top } = picture;
  const m = (a + b) / 2;
  const nearA = nearAt(picture, 0, a);
  const nearM = nearAt(picture, 0, m);
  const nearB = nearAt(picture, 0, b);
  const bulge = nearM < Infinity ? Math.max(0, 2 * nearM - nearA - nearB) : 0;
  toCover.frontA = nearA + bulge;
  toCover.frontB = nearB + bulge;
  let leastA = 0;
  let leastB = 0;
  if (top[0]! <= 0 || bottom[0]! >= 0) {
    const farA = farAt(picture, 0, a);
    const farB = farAt(picture, 0, b);
    const dent = Math.max(0, farA + farB - 2 * farAt(picture, 0, m));
    leastA = farA - dent;
    leastB = farB - dent;
  }
  toCover.highA = top[0]! * (top[0]! > 0 ? toCover.frontA : leastA);
  toCover.highB = top[0]! * (top[0]! > 0 ? toCover.frontB : leastB);
  toCover.lowA = bottom[0]! * (bottom[0]! < 0 ? toCover.frontA : leastA);
  toCover.lowB = bottom[0]! * (bottom[0]! < 0 ? toCover.frontB : leastB);
}

/** Links what a thing hides between a and b. */
function linkPlain(work: EyeWorkspace, i: number, a: number, b: number): void {
  const { picture, lowA, lowB, highA, highB } = work;
  const { band } = picture;
  coveredAt(picture, i, a);
  lowA[i] = band.low;
  highA[i] = band.high;
  coveredAt(picture, i, b);
  lowB[i] = band.low;
  highB[i] = band.high;
}

/** Links what a thing that intersects the target surely hides all the way from a to b; false when that is nothing. */
function linkIntersecting(work: EyeWorkspace, i: number, a: number, b: number): boolean {
  const { picture, lowA, lowB, highA, highB, toCover } = work;
  const { bottom, top } = picture;
  const nearA = nearAt(picture, i, a);
  const nearB = nearAt(picture, i, b);
  const part = verticalPart(picture, i);
  const isFirst = nearA > toCover.frontA * (1 + TINY) && nearB > toCover.frontB * (1 + TINY);
  if (!isFirst && part === NO_PART) return false;
  let low = bottom[i]!;
  let high = top[i]!;
  if (!isFirst && part === BELOW_PART) high = Math.min(high, bottom[0]!);
  if (!isFirst && part === ABOVE_PART) low = Math.max(low, top[0]!);
  const farA = part === NO_PART ? Math.max(farAt(picture, i, a), toCover.frontA) : farAt(picture, i, a);
  const farB = part === NO_PART ? Math.max(farAt(picture, i, b), toCover.frontB) : farAt(picture, i, b);
  lowA[i] = low * (low < 0 ? nearA : farA);
  lowB[i] = low * (low < 0 ? nearB : farB);
  highA[i] = high * (high > 0 ? nearA : farA);
  highB[i] = high * (high > 0 ? nearB : farB);
  return true;
}
