import type { Spot } from '../../shape.ts';
import { hidesSome } from '../one-viewpoint/hidden-share.ts';
import { faceTarget } from '../picture/face-target.ts';
import { drawNear, drawOne, eyeAt } from './look-from.ts';
import { beginQueue, rimAt, split, takeWhole } from './viewpoint-boxes.ts';
import type { Box, PairWorkspace } from './workspace.ts';

// Proves that the target is partly hidden from everywhere in the viewer. The eyes from which a convex solid hides
// anything of a convex target form a convex set: if one thing does so from all corners of a box, it does from
// everywhere in it.

/**
 * How many boxes are cut in two: more where little is hidden from the best eye found, so that a clear view may be near.
 */
const PATIENCE = 4;
const LESS_PATIENCE = 1;
const LITTLE = 0.1;
/** Where more than this is hidden, no clear view is searched for. */
const TOO_MUCH = 0.25;

/** Searches for an eye from which nothing is hidden, into `bestEye`, until it is proven that there is none. */
export function searchClear(pair: PairWorkspace): void {
  const { bestEye, boxes, queue, wholeViewer, hiding } = pair;
  if (bestEye.share > TOO_MUCH) return;
  takeWhole(pair);
  if (listHiding(pair, eyeAt(pair, bestEye)) && isPartlyHidden(pair, wholeViewer)) return;
  beginQueue(pair, bestEye.share < LITTLE ? PATIENCE : LESS_PATIENCE);
  for (let k = 0; k < queue.end; k++) {
    const box = boxes[k]!;
    const rim = rimAt(pair, box, box.on0 + box.on1 >= 0);
    const z = (box.z0 + box.z1) / 2;
    if (!listHiding(pair, eyeAt(pair, { on: rim.on, up: rim.up, z }))) continue;
    if (hiding.count === 0) {
      bestEye.on = rim.on;
      bestEye.up = rim.up;
      bestEye.z = z;
      bestEye.share = 0;
      return;
    }
    if (!isPartlyHidden(pair, box)) split(pair, box);
  }
}

/** Lists what hides something from an eye. False where the eye is no use: inside a solid, or in the target's plan. */
function listHiding(pair: PairWorkspace, eye: Spot): boolean {
  const { picture, between, hiding } = pair;
  const { owner } = picture;
  if (!faceTarget(picture, eye, between.target)) return false;
  const drawn = drawNear(pair);
  hiding.count = 0;
  if (drawn < 0) hiding.at[hiding.count++] = owner[-drawn]!;
  for (let i = 1; i <= drawn; i++) if (hidesSome(picture, i)) hiding.at[hiding.count++] = owner[i]!;
  return true;
}

/** Whether one of those listed hides some of the target from every eye in a box. */
function isPartlyHidden(pair: PairWorkspace, box: Box): boolean {
  const { hiding } = pair;
  for (let k = 0; k < hiding.count; k++) if (isPartlyHiddenBy(pair, hiding.at[k]!, box)) return true;
  return false;
}

/**
 * What stands on the ground hides more from lower eyes, what hangs hides more from higher ones: half the corners do.
 */
function isPartlyHiddenBy(pair: PairWorkspace, index: number, box: Box): boolean {
  const { picture, between } = pair;
  const low = index < 0 ? between.bodies!.bottom[-1 - index]! : between.solids.bottom[index]!;
  const high = index < 0 ? between.bodies!.top[-1 - index]! : between.solids.top[index]!;
  const isLevel = box.z0 === box.z1;
  const end = isLevel || low <= between.lowest ? 4 : 8;
  for (let corner = !isLevel && end === 8 && high >= between.highest ? 4 : 0; corner < end; corner++) {
    if (!faceTarget(picture, cornerOf(pair, box, corner), between.target) || !hidesPart(pair, index)) return false;
  }
  return true;
}

/** A corner of a box; upper corners first, from side to side, so that a corner without cover is found soon. */
function cornerOf({ frame }: PairWorkspace, { on0, on1, up0, up1, z0, z1 }: Box, corner: number): Spot {
  const on = corner % 4 < 2 ? on1 : on0;
  const up = corner % 2 === 0 ? up0 : up1;
  return {
    x: frame.x + on * frame.onX - up * frame.onY,
    y: frame.y + on * frame.onY + up * frame.onX,
    z: corner < 4 ? z1 : z0,
  };
}

/** Whether a solid, or body -1 - index, hides some of the target from the eye. */
function hidesPart(pair: PairWorkspace, index: number): boolean {
  const { picture } = pair;
  const drawn = drawOne(pair, index);
  return drawn < 0 || (drawn === 1 && picture.intersects[1] === 0 && hidesSome(picture, 1));
}
