import { between, frontAt, INSIDE, pair } from './pair.ts';

/** A box of eyes in the frame of the pair: on, up and by height. */
export interface Box {
  on0: number;
  on1: number;
  up0: number;
  up1: number;
  z0: number;
  z1: number;
}

const emptyBox = (): Box => ({ on0: 0.5, on1: 0.5, up0: 0.5, up1: 0.5, z0: 0.5, z1: 0.5 });

/** The box around all of the viewer that counts. */
export const whole: Box = emptyBox();

/** None is cut finer than this, in tenths. */
const FINEST = 2;

/** Boxes still to be looked at. `most` bounds how many there may be; `isRough` tells that some were cut no further. */
export const queue = { end: 0, most: 0, isRough: false };
export const boxes: readonly Box[] = Array.from({ length: 4096 }, emptyBox);

/** Takes the whole viewer. */
export function takeWhole(): void {
  whole.on0 = -pair.deep;
  whole.on1 = pair.deep;
  whole.up0 = -pair.wide;
  whole.up1 = pair.wide;
  // Where nothing can be looked under the highest eyes see most, and where nothing can be looked over the lowest.
  whole.z0 = between.isStanding ? pair.top : pair.bottom;
  whole.z1 = between.isHanging && !between.isStanding ? pair.bottom : pair.top;
}

/** Begins a queue with the two halves of the whole viewer, to be cut `patience` times at most. */
export function beginQueue(patience: number): void {
  queue.end = 0;
  queue.most = Math.min(boxes.length, 2 * patience);
  queue.isRough = false;
  split(whole);
}

/** Cuts a box in two across its longest side and queues the halves. Width tells most and depth least. */
export function split(box: Box): void {
  const wide = (box.up1 - box.up0) * 3;
  const high = box.z1 - box.z0;
  const deep = (box.on1 - box.on0) / 2;
  if (queue.end + 2 > queue.most || Math.max(wide, high, deep) < FINEST) {
    queue.isRough = true;
    return;
  }
  const one = copy(box);
  const other = copy(box);
  if (wide >= high && wide >= deep) {
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

/** An eye on the viewer's rim, before or behind the middle of a box. */
export const rim = { on: 0.5, up: 0.5 };

export function findRim({ up0, up1 }: Box, isFront: boolean): void {
  const wide = pair.wide - INSIDE;
  const up = Math.min(Math.max((up0 + up1) / 2, -wide), wide);
  rim.up = up;
  rim.on = isFront ? frontAt(up, pair.r - INSIDE) : -frontAt(-up, pair.r - INSIDE);
}
