import { beginEstimates, estimateShare } from './estimate-share.ts';
import { eyeAt, isClearFrom, LEAST } from './look-from.ts';
import { frontAt, INSIDE } from './pair-frame.ts';
import type { EyePlace, PairWorkspace } from './workspace.ts';

/** An estimated share below this may be nothing at all. */
const ROUNDING = 1e-9;

/** Looks from a place; tells whether it is the best so far. */
function look(pair: PairWorkspace, at: EyePlace): boolean {
  const { bestEye, work } = pair;
  work.effort.looks++;
  let share = estimateShare(pair, at, bestEye.share);
  if (share >= bestEye.share) return false;
  if (share < ROUNDING) {
    share = isClearFrom(pair, eyeAt(pair, at)) ? 0 : LEAST;
    if (share >= bestEye.share) return false;
  }
  bestEye.on = at.on;
  bestEye.up = at.up;
  bestEye.z = at.z;
  bestEye.share = share;
  return true;
}

const lookFront = (pair: PairWorkspace, up: number, z: number): boolean =>
  look(pair, { on: frontAt(pair, up, pair.frame.r - INSIDE), up, z });
const lookBack = (pair: PairWorkspace, up: number, z: number): boolean =>
  look(pair, { on: -frontAt(pair, -up, pair.frame.r - INSIDE), up, z });

/** Begins with the middle of the viewer's top. */
export function beginSearch(pair: PairWorkspace): void {
  const { frame, bestEye } = pair;
  beginEstimates(pair);
  bestEye.share = 2;
  look(pair, { on: 0, up: 0, z: frame.top });
}

/** Searches the viewer's body for the eye from which least is hidden, into `bestEye`. */
export function searchEyes(pair: PairWorkspace): void {
  const { between, frame, bestEye, viewerCuts: cuts } = pair;
  const { underneath } = pair.stripes;
  const wide = frame.wide - INSIDE;
  lookAside(pair, wide, frame.top);
  // Lower eyes see more only under something.
  const canLookUnder = underneath.isOpen;
  if (canLookUnder && bestEye.share > 0) {
    const { up } = bestEye;
    const isBetter = lookFront(pair, up, frame.bottom);
    if (isBetter || bestEye.share === 1) lookAside(pair, wide, frame.bottom);
  }
  if (bestEye.share === 0) return;
  const some = shadowsOnViewer(pair, wide);
  const { z } = bestEye;
  const { up: side } = bestEye;
  for (let k = 1; k < some && bestEye.share > 0; k++) {
    const middle = (cuts[k]! + cuts[k - 1]!) / 2;
    // Where one side sees most, the other side need not be searched.
    if (middle * side >= 0) lookFront(pair, middle, z);
  }
  if (canLookUnder && bestEye.share > 0) lookBetweenHeights(pair);
  // From further back an eye sees better over a thing only if it looks upwards.
  if (bestEye.share > 0 && between.target.top > bestEye.z) lookBehind(pair, wide);
  if (bestEye.share > 0 && bestEye.share < WORTH_A_LOOK)
    refine(pair, wide, canLookUnder ? (frame.top - frame.bottom) / 4 : 0);
}

/** Looks from the viewer's back: behind the best place, and to both sides of it if nothing was seen yet. */
function lookBehind(pair: PairWorkspace, wide: number): void {
  const { bestEye } = pair;
  const { up, z } = bestEye;
  lookBack(pair, up, z);
  if (bestEye.share === 1) lookBack(pair, -0.7 * wide, z);
  if (bestEye.share === 1) lookBack(pair, 0.7 * wide, z);
}

/** Looks from both sides. */
function lookAside(pair: PairWorkspace, wide: number, z: number): void {
  const { bestEye } = pair;
  if (bestEye.share > 0) lookFront(pair, -wide, z);
  if (bestEye.share > 0) lookFront(pair, wide, z);
}

/** Looks from heights in the middle between those at which something near begins or ends. */
function lookBetweenHeights(pair: PairWorkspace): void {
  const { between, frame, bestEye, viewerCuts: cuts } = pair;
  const { solids, solidsNear, bodies, bodiesNear } = between;
  cuts[0] = frame.bottom;
  cuts[1] = frame.top;
  let some = 2;
  for (let k = 0; k < solidsNear.count; k++) {
    const s = solidsNear.at[k]!;
    some = cutHeight(pair, solids.top[s]!, cutHeight(pair, solids.bottom[s]!, some));
  }
  for (let k = 0; bodies && k < bodiesNear.count; k++) {
    const b = bodiesNear.at[k]!;
    some = cutHeight(pair, bodies.top[b]!, cutHeight(pair, bodies.bottom[b]!, some));
  }
  const { up } = bestEye;
  for (let k = 1; k < some && bestEye.share > 0; k++) lookFront(pair, up, (cuts[k]! + cuts[k - 1]!) / 2);
}

const cutHeight = (pair: PairWorkspace, z: number, some: number): number =>
  some < MOST_HEIGHTS ? insert(pair, z, some, 0.1 * (pair.frame.top - pair.frame.bottom)) : some;

const MOST_HEIGHTS = 4;

/** Tries places beside the best one, nearer each time, as long as that makes it better. */
function refine(pair: PairWorkspace, wide: number, high: number): void {
  const { frame, bestEye } = pair;
  let aside = wide / 4;
  let upwards = high;
  for (let before = 2; before - bestEye.share > WORTHWHILE && bestEye.share > 0; ) {
    const { on, up, z } = bestEye;
    const isFront = on >= 0;
    before = bestEye.share;
    if (up - aside >= -wide) lookOn(pair, isFront, up - aside, z);
    if (up + aside <= wide) lookOn(pair, isFront, up + aside, z);
    if (upwards > 0 && z - upwards >= frame.bottom) lookOn(pair, isFront, bestEye.up, z - upwards);
    if (upwards > 0 && z + upwards <= frame.top) lookOn(pair, isFront, bestEye.up, z + upwards);
    aside /= 2;
    upwards /= 2;
  }
}

const WORTHWHILE = 0.005;
/** Where more is hidden, a little more or less makes no difference to any rule. */
const WORTH_A_LOOK = 0.5;

const lookOn = (pair: PairWorkspace, isFront: boolean, up: number, z: number): boolean =>
  isFront ? lookFront(pair, up, z) : lookBack(pair, up, z);

/**
 * Cuts the viewer's width where shadows of corners fall on it, along the lines that touch the target and pass a corner.
 * Cuts that come close together count as one. Returns how many there are.
 */
function shadowsOnViewer(pair: PairWorkspace, wide: number): number {
  const { between, frame, viewerCuts: cuts } = pair;
  cuts[0] = -wide;
  cuts[1] = wide;
  let some = 2;
  const { solids, solidsNear, bodies, bodiesNear } = between;
  for (let k = 0; k < solidsNear.count; k++) {
    const s = solidsNear.at[k]!;
    for (let e = solids.start[s]!; e < solids.start[s + 1]!; e++) some = cutBy(pair, solids.x[e]!, solids.y[e]!, some);
  }
  for (let k = 0; bodies && k < bodiesNear.count; k++) {
    const b = bodiesNear.at[k]!;
    const off = bodies.reach[b]!;
    some = cutBy(pair, bodies.midX[b]! - off * frame.onY, bodies.midY[b]! + off * frame.onX, some);
    some = cutBy(pair, bodies.midX[b]! + off * frame.onY, bodies.midY[b]! - off * frame.onX, some);
  }
  return some;
}

/** Cuts along the two lines from a corner that touch the target. */
function cutBy(pair: PairWorkspace, x: number, y: number, count: number): number {
  const { frame } = pair;
  let some = count;
  const dx = x - frame.x;
  const dy = y - frame.y;
  const on = dx * frame.onX + dy * frame.onY;
  const up = dy * frame.onX - dx * frame.onY;
  const rest = frame.length - on;
  if (on <= 0 || rest <= 0) return some;
  const part = on / rest;
  const close = 0.2 * frame.wide;
  some = insert(pair, up + (up - frame.targetWide) * part, some, close);
  return insert(pair, up + (up + frame.targetWide) * part, some, close);
}

const MOST = 6;

/** Cuts at one more place unless it lies outside, or close to another cut. */
function insert({ viewerCuts: cuts }: PairWorkspace, at: number, some: number, close: number): number {
  if (some >= MOST || at <= cuts[0]! || at >= cuts[some - 1]!) return some;
  let k = some;
  while (cuts[k - 1]! > at) k--;
  if (at - cuts[k - 1]! < close || cuts[k]! - at < close) return some;
  for (let m = some; m > k; m--) cuts[m] = cuts[m - 1]!;
  cuts[k] = at;
  return some + 1;
}
