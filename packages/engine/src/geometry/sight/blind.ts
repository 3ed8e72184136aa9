import { beginQueue, boxes, findMiddle, middle, queue, split, takeWhole, whole } from './boxes.ts';
import { putEye, seesFromEye } from './looks.ts';
import { findScreens, screens } from './screens.ts';
import { found } from './search.ts';
import { isBlind } from './umbra.ts';

/** What the search over boxes of eyes has come to. */
export const BLIND = 0;
export const SEES = 1;
/** No eye was found that sees, but not every last box has been proven blind. */
export const UNSETTLED = 2;

/** So many boxes are cut; where a thing runs into the target proofs come out rarely. */
const PATIENCE = 1000;
const LESS_PATIENCE = 8;

/** Whether the whole viewer is proven blind at once. `likely` is the thing that hid the target from a first eye. */
export function isWhollyBlind(likely: number): boolean {
  findScreens(likely);
  takeWhole();
  return isBlind(whole);
}

/** Proves the viewer blind box by box after `isWhollyBlind` failed, or finds an eye that sees, into `found`. */
export function searchBoxes(): number {
  beginQueue(screens.areApart ? PATIENCE : LESS_PATIENCE);
  for (let k = 0; k < queue.end; k++) {
    const box = boxes[k]!;
    if (isBlind(box)) continue;
    findMiddle(box);
    putEye(middle.on, middle.up, middle.z);
    if (seesFromEye()) {
      found.on = middle.on;
      found.up = middle.up;
      found.z = middle.z;
      return SEES;
    }
    split(box);
  }
  return queue.isRough ? UNSETTLED : BLIND;
}
