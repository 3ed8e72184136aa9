import type { Spot } from '../../shape.ts';
import { coveredAt, upperEdgeAt } from '../picture/hidden-heights.ts';
import { nearAt } from '../picture/outlines.ts';
import type { Picture } from '../picture/picture.ts';
import { type Among, marginInInches, type Sight, type Touch, touchOf } from '../types.ts';
import { narrowByIntersecting, narrowPlay, playOnTarget, reachOver } from './sideways-room.ts';
import type { EyeWorkspace } from './workspace.ts';

// The answers with their proofs, from the picture as it stands.

/** Nothing stands in the way at all. */
export function openSight(work: EyeWorkspace, eye: Spot): Sight {
  const { picture, play, bestGap } = work;
  const { band, left, right } = picture;
  const t = (left[0]! + right[0]!) / 2;
  coveredAt(picture, 0, t);
  bestGap.t = t;
  bestGap.low = band.low;
  bestGap.high = band.high;
  const s = heightBetween(band.low, band.high);
  playOnTarget(work, s);
  return {
    visible: true,
    line: [eye, spotAt(picture, t, s)],
    touches: [],
    margin: playOf(work, play.from, play.to, s),
  };
}

/** The gap in `bestGap` is free. */
export function seenSight(work: EyeWorkspace, eye: Spot, among: Among): Sight {
  const { picture, play, bestGap } = work;
  const { count } = picture;
  const { t } = bestGap;
  const s = heightBetween(bestGap.low, bestGap.high);
  playOnTarget(work, s);
  for (let i = 1; i <= count; i++) narrowPlay(work, i, t, s);
  if (play.behind > 0) {
    // No more room than up and down: a margin is the least of them.
    const room = (bestGap.high - bestGap.low) / (2 * picture.view.length);
    for (let i = 1; i <= count; i++) narrowByIntersecting(work, i, t, room);
  }
  const touches: Touch[] = [];
  touch(picture, touches, bestGap.below, among);
  touch(picture, touches, bestGap.above, among);
  touch(picture, touches, play.first, among);
  touch(picture, touches, play.last, among);
  return { visible: true, line: [eye, spotAt(picture, t, s)], touches, margin: playOf(work, play.from, play.to, s) };
}

/** A height between two, one of which may be infinite where the target lies straight above or below the eye. */
function heightBetween(low: number, high: number): number {
  if (low === -Infinity) return 2 * high;
  return high === Infinity ? 2 * low : (low + high) / 2;
}

/** How far the line may move up, down and sideways, in inches. */
function playOf(work: EyeWorkspace, from: number, to: number, s: number): number {
  const { picture, bestGap } = work;
  const { holdsEye, bottom, top, view } = picture;
  const aside = Math.min(bestGap.t - from, to - bestGap.t) * view.length;
  if (holdsEye[0] === 0) return marginInInches(Math.min((bestGap.high - bestGap.low) / 2, aside));
  // Straight above or below there is no plane across the view: the play on the target's top or bottom counts instead.
  const level = s < 0 ? top[0]! : bottom[0]!;
  const at = level / s;
  const inner = s < 0 ? level / bestGap.low : level / bestGap.high;
  const outer = s < 0 ? level / bestGap.high : level / bestGap.low;
  return marginInInches(Math.min(Math.min(outer - at, at - inner) * view.length, aside * at));
}

/** Thing i hides the whole target by itself. */
export function hiddenByOne(work: EyeWorkspace, eye: Spot, among: Among, i: number): Sight {
  const { picture, reach } = work;
  const { left, owner, right, view } = picture;
  const atLeft = upperEdgeAt(picture, i, left[0]!) - view.high;
  const atRight = upperEdgeAt(picture, i, right[0]!) - view.high;
  let margin = Math.min(atLeft, atRight);
  let t = atLeft < atRight ? left[0]! : right[0]!;
  reachOver(work, i);
  const before = (left[0]! - reach.from) * view.length;
  const after = (reach.to - right[0]!) * view.length;
  if (before < margin) {
    margin = before;
    t = left[0]!;
  }
  if (after < margin) {
    margin = after;
    t = right[0]!;
  }
  return {
    visible: false,
    line: [eye, topAt(picture, t)],
    touches: [touchOf(owner[i]!, among)],
    margin: marginInInches(margin),
  };
}

/** The things that took part in the proof hide the target together. */
export function hiddenByMany(work: EyeWorkspace, eye: Spot, among: Among): Sight {
  const { picture, coverers, proof } = work;
  const { count, left, right, view } = picture;
  const touches: Touch[] = [];
  for (let i = 1; i <= count; i++) if (coverers[i] === 1) touch(picture, touches, i, among);
  const before = proof.before * view.length;
  const after = proof.after * view.length;
  const margin = Math.min(proof.rise, before, after);
  const t = margin === proof.rise ? proof.at : margin === before ? left[0]! : right[0]!;
  return { visible: false, line: [eye, topAt(picture, t)], touches, margin: marginInInches(margin) };
}

/** Names thing i unless it is named already, or is the target. */
function touch({ owner }: Picture, touches: Touch[], i: number, among: Among): void {
  if (i === 0) return;
  const id = touchOf(owner[i]!, among);
  if (!touches.includes(id)) touches.push(id);
}

/** The top of the target in a direction, as a spot. */
function topAt(picture: Picture, t: number): Spot {
  const { left, right } = picture;
  const at = Math.min(right[0]!, Math.max(left[0]!, t));
  const s = upperEdgeAt(picture, 0, at);
  return spotAt(picture, at, s === Infinity ? 1e9 : s);
}

/** Where the ray in direction t that climbs to s at the plane first meets the target. */
function spotAt(picture: Picture, t: number, s: number): Spot {
  const { bottom, top, view } = picture;
  let l = 1 / nearAt(picture, 0, t);
  if (s < 0 && s * l > top[0]!) l = top[0]! / s;
  else if (s > 0 && s * l < bottom[0]!) l = bottom[0]! / s;
  return { x: view.x + l * (view.cx - t * view.cy), y: view.y + l * (view.cy + t * view.cx), z: view.z + l * s };
}
