import type { Spot } from '../../shape.ts';
import { hiddenShare, hidesSome } from '../one-viewpoint/hidden-share.ts';
import { cutDirections, cuts } from '../one-viewpoint/widest-gap.ts';
import { beginDrawing, drawBodiesBefore, drawSolidsBefore, type IndexList } from '../picture/draw-occluders.ts';
import { faceTarget } from '../picture/face-target.ts';
import { gap, widestGapAt } from '../picture/hidden-heights.ts';
import { owner, view } from '../picture/picture.ts';
import { between, frame } from './pair-frame.ts';

/** The eye at a place in the frame of the pair, in table coordinates, rounded to where their products stay exact. */
export const eyeAt = (on: number, up: number, z: number): Spot => ({
  x: rounded(frame.x + on * frame.onX - up * frame.onY),
  y: rounded(frame.y + on * frame.onY + up * frame.onX),
  z: rounded(z),
});

const rounded = (x: number): number => Math.round(x * 1024) / 1024;

/** What is left of the target where it is all but hidden, or hidden where it is all but clear. */
export const LEAST = 1e-4;

/** The hidden share of the target from the eye, with `count` things drawn: 0 only if nothing is hidden. */
export function shareOf(count: number): number {
  if (count <= 0) return count === 0 ? 0 : 1;
  const half = halfWidth() / view.length;
  const share = hiddenShare(-half, half, count);
  if (share < LEAST) return isClear(count) ? 0 : LEAST;
  return Math.min(share, 1 - LEAST);
}

/** Whether nothing of the target is hidden from the eye. */
export const isClearFrom = (eye: Spot): boolean => faceTarget(eye, between.target) && isClear(drawNear());

function isClear(count: number): boolean {
  if (count < 0) return false;
  for (let i = 1; i <= count; i++) if (hidesSome(i)) return false;
  return true;
}

/** Whether the eye sees the target: where a gap is open in a stretch, it mostly is so at its ends or in its middle. */
export function seesFrom(eye: Spot): boolean {
  if (!faceTarget(eye, between.target) || (hider.isKnown && drawOne(hider.index) < 0)) return false;
  const count = drawNear();
  if (count < 0) noteHider(owner[-count]!);
  if (count <= 0) return count === 0;
  const some = cutDirections(count);
  for (let k = 1; k < some; k++) {
    const a = cuts[k - 1]!;
    const b = cuts[k]!;
    if (b - a < 8 * view.narrow) continue;
    if (isOpenAt(a + (b - a) * ASIDE, count) || isOpenAt((a + b) / 2, count)) return true;
    if (isOpenAt(b - (b - a) * ASIDE, count)) return true;
  }
  return false;
}

const ASIDE = 1 / 32;

function isOpenAt(t: number, count: number): boolean {
  widestGapAt(t, count);
  return gap.high - gap.low > 4 * view.doubt;
}

/** What hid the whole target from some eye of the pair, as an owner of the picture: likely to do so from the next one. */
const hider = { isKnown: false, index: 0 };

export function forgetHider(): void {
  hider.isKnown = false;
}

export function noteHider(index: number): void {
  hider.isKnown = true;
  hider.index = index;
}

const one: IndexList = { at: new Int32Array(1), count: 1 };

/** Draws one thing, by its index or a body as -1 - index, as `drawNear` does. */
export function drawOne(index: number): number {
  beginDrawing();
  one.at[0] = index < 0 ? -1 - index : index;
  return index < 0
    ? drawBodiesBefore(between.bodies!, NONE, one, 0)
    : drawSolidsBefore(between.solids, between.mask, one);
}

/** Draws what is near the pair from the eye. The count, or -i when thing i hides the whole target. */
export function drawNear(): number {
  beginDrawing();
  const drawnSolids = drawSolidsBefore(between.solids, between.mask, between.solidsNear);
  if (drawnSolids < 0 || !between.bodies) return drawnSolids;
  return drawBodiesBefore(between.bodies, NONE, between.bodiesNear, drawnSolids);
}

const NONE: readonly number[] = [];

/** Half the width of the target's footprint across the line of view. */
function halfWidth(): number {
  const { ax, ay, bx, by, r } = between.target;
  if (ax === bx && ay === by) return r;
  return r + Math.abs((bx - ax) * view.cy - (by - ay) * view.cx) / (2 * view.length);
}
