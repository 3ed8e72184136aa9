import type { Spot } from '../../shape.ts';
import { hiddenShare, hidesSome } from '../one-viewpoint/hidden-share.ts';
import { cutDirections } from '../one-viewpoint/widest-gap.ts';
import { beginDrawing, drawBodiesBefore, drawSolidsBefore } from '../picture/draw-occluders.ts';
import { faceTarget } from '../picture/face-target.ts';
import { widestGapAt } from '../picture/hidden-heights.ts';
import type { Picture } from '../picture/picture.ts';
import type { PairWorkspace } from './workspace.ts';

/** The eye at a place in the frame of the pair, in table coordinates, rounded to where their products stay exact. */
export const eyeAt = (pair: PairWorkspace, on: number, up: number, z: number): Spot => ({
  x: rounded(pair.frame.x + on * pair.frame.onX - up * pair.frame.onY),
  y: rounded(pair.frame.y + on * pair.frame.onY + up * pair.frame.onX),
  z: rounded(z),
});

const rounded = (x: number): number => Math.round(x * 1024) / 1024;

/** What is left of the target where it is all but hidden, or hidden where it is all but clear. */
export const LEAST = 1e-4;

/** The hidden share of the target from the eye, with `count` things drawn: 0 only if nothing is hidden. */
export function shareOf(pair: PairWorkspace, count: number): number {
  const { work, picture } = pair;
  const { view } = picture;
  if (count <= 0) return count === 0 ? 0 : 1;
  const half = halfWidth(pair) / view.length;
  const share = hiddenShare(work, -half, half, count);
  if (share < LEAST) return isClear(picture, count) ? 0 : LEAST;
  return Math.min(share, 1 - LEAST);
}

/** Whether nothing of the target is hidden from the eye. */
export const isClearFrom = (pair: PairWorkspace, eye: Spot): boolean =>
  faceTarget(pair.picture, eye, pair.between.target) && isClear(pair.picture, drawNear(pair));

function isClear(picture: Picture, count: number): boolean {
  if (count < 0) return false;
  for (let i = 1; i <= count; i++) if (hidesSome(picture, i)) return false;
  return true;
}

/** Whether the eye sees the target: where a gap is open in a stretch, it mostly is so at its ends or in its middle. */
export function seesFrom(pair: PairWorkspace, eye: Spot): boolean {
  const { work, picture, between, hider } = pair;
  const { cuts } = work;
  const { owner, view } = picture;
  if (!faceTarget(picture, eye, between.target) || (hider.isKnown && drawOne(pair, hider.index) < 0)) return false;
  const count = drawNear(pair);
  if (count < 0) noteHider(pair, owner[-count]!);
  if (count <= 0) return count === 0;
  const some = cutDirections(work, count);
  for (let k = 1; k < some; k++) {
    const a = cuts[k - 1]!;
    const b = cuts[k]!;
    if (b - a < 8 * view.narrow) continue;
    if (isOpenAt(picture, a + (b - a) * ASIDE, count) || isOpenAt(picture, (a + b) / 2, count)) return true;
    if (isOpenAt(picture, b - (b - a) * ASIDE, count)) return true;
  }
  return false;
}

const ASIDE = 1 / 32;

function isOpenAt(picture: Picture, t: number, count: number): boolean {
  const { gap, view } = picture;
  widestGapAt(picture, t, count);
  return gap.high - gap.low > 4 * view.doubt;
}

export function forgetHider(pair: PairWorkspace): void {
  const { hider } = pair;
  hider.isKnown = false;
}

export function noteHider(pair: PairWorkspace, index: number): void {
  const { hider } = pair;
  hider.isKnown = true;
  hider.index = index;
}

/** Draws one thing, by its index or a body as -1 - index, as `drawNear` does. */
export function drawOne(pair: PairWorkspace, index: number): number {
  const { picture, between, one } = pair;
  beginDrawing(picture);
  one.at[0] = index < 0 ? -1 - index : index;
  return index < 0
    ? drawBodiesBefore(picture, between.bodies!, NONE, one, 0)
    : drawSolidsBefore(picture, between.solids, between.mask, one);
}

/** Draws what is near the pair from the eye. The count, or -i when thing i hides the whole target. */
export function drawNear(pair: PairWorkspace): number {
  const { picture, between } = pair;
  beginDrawing(picture);
  const drawnSolids = drawSolidsBefore(picture, between.solids, between.mask, between.solidsNear);
  if (drawnSolids < 0 || !between.bodies) return drawnSolids;
  return drawBodiesBefore(picture, between.bodies, NONE, between.bodiesNear, drawnSolids);
}

const NONE: readonly number[] = [];

/** Half the width of the target's footprint across the line of view. */
function halfWidth(pair: PairWorkspace): number {
  const { picture, between } = pair;
  const { view } = picture;
  const { ax, ay, bx, by, r } = between.target;
  if (ax === bx && ay === by) return r;
  return r + Math.abs((bx - ax) * view.cy - (by - ay) * view.cx) / (2 * view.length);
}
