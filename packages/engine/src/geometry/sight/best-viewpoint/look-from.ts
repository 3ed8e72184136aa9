import type { Spot } from '../../shape.ts';
import { hiddenShare, hidesSome } from '../one-viewpoint/hidden-share.ts';
import { cutDirections } from '../one-viewpoint/widest-gap.ts';
import { beginDrawing, drawBodiesBefore, drawSolidsBefore } from '../picture/draw-occluders.ts';
import { faceTarget } from '../picture/face-target.ts';
import { widestGapAt } from '../picture/hidden-heights.ts';
import type { Picture } from '../picture/picture.ts';
import type { EyePlace, PairWorkspace } from './workspace.ts';

/** The eye at a place in the frame of the pair, in table coordinates, rounded to where their products stay exact. */
export const eyeAt = ({ frame }: PairWorkspace, { on, up, z }: EyePlace): Spot => ({
  x: rounded(frame.x + on * frame.onX - up * frame.onY),
  y: rounded(frame.y + on * frame.onY + up * frame.onX),
  z: rounded(z),
});

const rounded = (x: number): number => Math.round(x * 1024) / 1024;

/** The share that counts as seen of a target all but hidden, or as hidden of one all but clear. */
export const LEAST = 1e-4;

/**
 * The hidden share of the target on the picture, `drawn` being what `drawNear` returned: 0 only if nothing is hidden.
 */
export function shareOf(pair: PairWorkspace, drawn: number): number {
  const { work, picture } = pair;
  if (drawn <= 0) return drawn === 0 ? 0 : 1;
  const half = halfWidth(pair) / picture.view.length;
  const share = hiddenShare(work, -half, half);
  if (share < LEAST) return isClear(picture, drawn) ? 0 : LEAST;
  return Math.min(share, 1 - LEAST);
}

/** Whether nothing of the target is hidden from the eye. */
export const isClearFrom = (pair: PairWorkspace, eye: Spot): boolean =>
  faceTarget(pair.picture, eye, pair.between.target) && isClear(pair.picture, drawNear(pair));

function isClear(picture: Picture, drawn: number): boolean {
  if (drawn < 0) return false;
  for (let i = 1; i <= drawn; i++) if (hidesSome(picture, i)) return false;
  return true;
}

/** Whether the eye surely sees the target: a gap in a stretch is mostly open at one of its ends or in its middle. */
export function seesFrom(pair: PairWorkspace, eye: Spot): boolean {
  const { work, picture, between, hider } = pair;
  const { cuts } = work;
  const { owner, view } = picture;
  work.effort.looks++;
  if (!faceTarget(picture, eye, between.target) || (hider.isKnown && drawOne(pair, hider.index) < 0)) return false;
  const drawn = drawNear(pair);
  if (drawn < 0) noteHider(pair, owner[-drawn]!);
  if (drawn <= 0) return drawn === 0;
  const some = cutDirections(work);
  for (let k = 1; k < some; k++) {
    const a = cuts[k - 1]!;
    const b = cuts[k]!;
    if (b - a < 8 * view.narrow) continue;
    if (isOpenAt(picture, a + (b - a) * ASIDE) || isOpenAt(picture, (a + b) / 2)) return true;
    if (isOpenAt(picture, b - (b - a) * ASIDE)) return true;
  }
  return false;
}

/** How far inside a stretch its ends are looked at, as a share of it. */
const ASIDE = 1 / 32;

function isOpenAt(picture: Picture, t: number): boolean {
  const { gap, view } = picture;
  widestGapAt(picture, t);
  return gap.high - gap.low > 4 * view.doubt;
}

export function forgetHider({ hider }: PairWorkspace): void {
  hider.isKnown = false;
}

export function noteHider({ hider }: PairWorkspace, index: number): void {
  hider.isKnown = true;
  hider.index = index;
}

/** Draws one thing, a solid by its index or a body as -1 - index, and returns what `drawOccluders` does. */
export function drawOne(pair: PairWorkspace, index: number): number {
  const { picture, between, one } = pair;
  beginDrawing(picture);
  one.at[0] = index < 0 ? -1 - index : index;
  return index < 0
    ? drawBodiesBefore(picture, between.bodies!, NONE, one)
    : drawSolidsBefore(picture, between.solids, between.mask, one);
}

/** Draws what is near the pair, and returns what `drawOccluders` does. */
export function drawNear(pair: PairWorkspace): number {
  const { picture, between } = pair;
  beginDrawing(picture);
  const drawn = drawSolidsBefore(picture, between.solids, between.mask, between.solidsNear);
  return drawn < 0 || !between.bodies ? drawn : drawBodiesBefore(picture, between.bodies, NONE, between.bodiesNear);
}

const NONE: readonly number[] = [];

/** Half the width of the target's footprint across the line of view. */
function halfWidth({ picture: { view }, between }: PairWorkspace): number {
  const { ax, ay, bx, by, r } = between.target;
  if (ax === bx && ay === by) return r;
  return r + Math.abs((bx - ax) * view.cy - (by - ay) * view.cx) / (2 * view.length);
}
