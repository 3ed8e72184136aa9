import { putEye, seesFromEye } from './looks.ts';
import { between, frontAt, pair } from './pair.ts';
import { findScreens, screens } from './screens.ts';
import { found } from './search.ts';
import { type Box, isBlind } from './umbra.ts';

/** What the search over boxes of eyes has come to. */
export const BLIND = 0;
export const SEES = 1;
/** No eye was found that sees, but not every last box has been proven blind. */
export const UNSETTLED = 2;

/** So many times a box is cut; where a thing runs into the target proofs come out rarely. None is cut finer than this. */
const PATIENCE = 48;
const LESS_PATIENCE = 8;
const FINEST = 2;

const boxes: Box[] = Array.from({ length: 2 * PATIENCE }, () => ({
  on0: 0.5,
  on1: 0.5,
  up0: 0.5,
  up1: 0.5,
  z0: 0.5,
  z1: 0.5,
}));
const whole: Box = { on0: 0.5, on1: 0.5, up0: 0.5, up1: 0.5, z0: 0.5, z1: 0.5 };
const queue = { end: 0, most: 0, isRough: false };

/** Whether the whole viewer is proven blind at once. `likely` is the thing that hid the target from a first eye. */
export function isWhollyBlind(likely: number): boolean {
  findScreens(likely);
  whole.on0 = -pair.deep;
  whole.on1 = pair.deep;
  whole.up0 = -pair.wide;
  whole.up1 = pair.wide;
  // Where nothing can be looked under the highest eyes see most, and where nothing can be looked over the lowest.
  whole.z0 = between.isStanding ? pair.top : pair.bottom;
  whole.z1 = between.isHanging && !between.isStanding ? pair.bottom : pair.top;
  return isBlind(whole);
}

/** Proves the viewer blind box by box after `isWhollyBlind` failed, or finds an eye that sees, into `found`. */
export function searchBoxes(): number {
  queue.end = 0;
  queue.most = 2 * (screens.areWhole ? PATIENCE : LESS_PATIENCE);
  queue.isRough = false;
  split(whole);
  for (let k = 0; k < queue.end; k++) {
    const box = boxes[k]!;
    if (isBlind(box)) continue;
    if (seesFromMiddle(box)) return SEES;
    split(box);
  }
  return queue.isRough ? UNSETTLED : BLIND;
}

function seesFromMiddle({ on0, on1, up0, up1, z0, z1 }: Box): boolean {
  const up = (up0 + up1) / 2;
  const on = Math.min(Math.max((on0 + on1) / 2, -frontAt(-up)), frontAt(up));
  putEye(on, up, (z0 + z1) / 2);
  if (!seesFromEye()) return false;
  found.on = on;
  found.up = up;
  found.z = (z0 + z1) / 2;
  return true;
}

/** Cuts a box in two across its longest side. Depth tells least. */
function split(box: Box): void {
  const wide = box.up1 - box.up0;
  const high = box.z1 - box.z0;
  const deep = (box.on1 - box.on0) / 2;
  if (queue.end + 2 > queue.most || Math.max(wide, high, deep) < FINEST) {
    queue.isRough = true;
    return;
  }
  const one = copy(box);
  const other = copy(box);
  if (wide * 3 >= high && wide * 3 >= deep) {
    one.up1 = other.up0 = (box.up0 + box.up1) / 2;
    narrow(one);
    narrow(other);
  } else if (high >= deep) one.z1 = other.z0 = (box.z0 + box.z1) / 2;
  else one.on1 = other.on0 = (box.on0 + box.on1) / 2;
}

function copy({ on0, on1, up0, up1, z0, z1 }: Box): Box {
  const box = boxes[queue.end++]!;
  box.on0 = on0;
  box.on1 = on1;
  box.up0 = up0;
  box.up1 = up1;
  box.z0 = z0;
  box.z1 = z1;
  return box;
}

/** Narrows a box to how deep the viewer is between its sides. */
function narrow(box: Box): void {
  box.on1 = Math.min(box.on1, foremost(box.up0, box.up1));
  box.on0 = Math.max(box.on0, -foremost(-box.up1, -box.up0));
}

function foremost(up0: number, up1: number): number {
  const peak = pair.coreOn > 0 ? pair.coreUp : -pair.coreUp;
  return frontAt(Math.min(Math.max(peak, up0), up1));
}
