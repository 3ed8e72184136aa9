import { type Box, beginQueue, boxes, findRim, queue, rim, split, takeWhole, whole } from './boxes.ts';
import { putEye, seesFromEye } from './looks.ts';
import { pair } from './pair.ts';
import { findScreens, screens } from './screens.ts';
import { found } from './search.ts';
import { isBlind } from './umbra.ts';

/** What the search over boxes of eyes has come to. */
export const BLIND = 0;
export const SEES = 1;
/** No eye was found that sees, but not every last box has been proven blind. */
export const UNSETTLED = 2;

/** So many boxes are cut; where something runs into one of the bodies proofs come out rarely. */
const PATIENCE = 24;
const LESS_PATIENCE = 1;

/** Whether the whole viewer is proven blind at once. `likely` is the thing that hid the target from a first eye. */
export function isWhollyBlind(likely: number): boolean {
  findScreens(likely);
  takeWhole();
  if (isBlind(whole)) {
    stats.root++;
    return true;
  }
  return false;
}

/**
 * Proves the viewer blind box by box after `isWhollyBlind` failed, or finds an eye that sees, into `found`. What is seen
 * from within the viewer is seen from its rim too: a free line stays free where it is cut short or leads back inside.
 */
export function searchBoxes(): number {
  beginQueue(screens.areApart ? PATIENCE : LESS_PATIENCE);
  for (let k = 0; k < queue.end; k++) {
    const box = boxes[k]!;
    if (isBlind(box)) continue;
    if (seesFromRim(box, box.z1) || (box.z0 === pair.bottom && box.z0 < box.z1 && seesFromRim(box, box.z0)))
      return SEES;
    split(box);
  }
  stats.boxes++;
  if (queue.isRough) stats.unsettled++;
  return queue.isRough ? UNSETTLED : BLIND;
}

/** Looks from the rim at a height, before and behind a box as far as it reaches there. */
const seesFromRim = (box: Box, z: number): boolean =>
  (box.on1 > 0 && seesFrom(box, true, z)) || (box.on0 < 0 && seesFrom(box, false, z));

function seesFrom(box: Box, isFront: boolean, z: number): boolean {
  findRim(box, isFront);
  putEye(rim.on, rim.up, z);
  if (!seesFromEye()) return false;
  found.on = rim.on;
  found.up = rim.up;
  found.z = z;
  return true;
}

export const stats = { root: 0, boxes: 0, unsettled: 0 };
