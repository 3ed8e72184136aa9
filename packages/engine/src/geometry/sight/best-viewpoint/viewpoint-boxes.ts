import { between, frame, frontAt, INSIDE } from './pair-frame.ts';

/** A box of eyes in the frame of the pair: on, up and by height; and which eyes of the viewer in it are meant. */
export interface Box {
  on0: number;
  on1: number;
  up0: number;
  up1: number;
  z0: number;
  z1: number;
  face: number;
  /** The parts of the target that are proven hidden from all of it: bit p for part p. */
  hidden: number;
}

/**
 * All eyes in the box, or only those on the viewer's side towards the target, on its top, or on its bottom; or those on
 * all of these faces, by which every line to the target leaves the viewer.
 */
const ALL = 0;
export const FRONT = 1;
export const TOP = 2;
export const BOTTOM = 3;
const FACES = 4;

const emptyBox = (): Box => ({ on0: 0.5, on1: 0.5, up0: 0.5, up1: 0.5, z0: 0.5, z1: 0.5, face: ALL, hidden: 0 });

/** The box around all of the viewer that counts. */
export const wholeViewer: Box = emptyBox();

/** None is cut finer than this, in tenths. */
const FINEST = 2;

/** Boxes still to be looked at. `most` bounds how many there may be; `isRough` tells that some were cut no further. */
export const queue = { end: 0, most: 0, isRough: false };
export const boxes: readonly Box[] = Array.from({ length: 4096 }, emptyBox);

/** Takes the whole viewer. */
export function takeWhole(): void {
  wholeViewer.on0 = -frame.deep;
  wholeViewer.on1 = frame.deep;
  wholeViewer.up0 = -frame.wide;
  wholeViewer.up1 = frame.wide;
  // Where nothing can be looked under the highest eyes see most, and where nothing can be looked over the lowest.
  wholeViewer.z0 = between.isStanding ? frame.top : frame.bottom;
  wholeViewer.z1 = between.isHanging && !between.isStanding ? frame.bottom : frame.top;
}

/** Begins a queue with the two halves of the whole viewer, to be cut `patience` times at most. */
export function beginQueue(patience: number): void {
  queue.end = 0;
  queue.most = Math.min(boxes.length, 2 * patience);
  queue.isRough = false;
  split(wholeViewer);
}

/** Begins a queue with the faces of the viewer. What no eye there sees no eye of the viewer sees. */
export function queueFaces(): void {
  const { target } = between;
  takeWhole();
  queue.end = 0;
  queue.most = boxes.length;
  queue.isRough = false;
  const all = copy(wholeViewer);
  all.face = FACES;
  const hasTop = target.top > frame.top && wholeViewer.z1 === frame.top;
  const hasBottom = target.bottom < frame.bottom && wholeViewer.z0 === frame.bottom;
  if (hasTop || hasBottom) return;
  all.face = FRONT;
  narrow(all);
}

/** Queues the faces one by one: the front, the top if the target is higher, and the bottom if it is lower. */
function splitFaces(all: Box): void {
  const { target } = between;
  const front = copy(all);
  front.face = FRONT;
  narrow(front);
  if (target.top > frame.top && all.z1 === frame.top) {
    const top = copy(all);
    top.z0 = frame.top;
    top.face = TOP;
  }
  if (target.bottom < frame.bottom && all.z0 === frame.bottom) {
    const bottom = copy(all);
    bottom.z1 = frame.bottom;
    bottom.face = BOTTOM;
  }
}

/** Cuts a box in two across its longest side and queues the halves. Width tells most and depth least. */
export function split(box: Box): void {
  if (box.face === FACES) {
    splitFaces(box);
    return;
  }
  const wide = (box.up1 - box.up0) * 3;
  const high = box.z1 - box.z0;
  const deep = box.face === FRONT ? 0 : (box.on1 - box.on0) / 2;
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

function copy({ on0, on1, up0, up1, z0, z1, face, hidden }: Box): Box {
  const box = boxes[queue.end++]!;
  box.on0 = on0;
  box.on1 = on1;
  box.up0 = up0;
  box.up1 = up1;
  box.z0 = z0;
  box.z1 = z1;
  box.face = face;
  box.hidden = hidden;
  return box;
}

/** Narrows a box to how deep the viewer, or the face of it that is meant, is between its sides. */
function narrow(box: Box): void {
  box.on1 = Math.min(box.on1, foremost(box.up0, box.up1));
  box.on0 = box.face === FRONT ? hindmost(box.up0, box.up1) : Math.max(box.on0, -foremost(-box.up1, -box.up0));
}

/**
 * How far back the viewer's front reaches between two sides. At the very sides lines that run aside leave it by its back:
 * on the circles at its ends, up to where they turn as far back as the lines run aside.
 */
function hindmost(up0: number, up1: number): number {
  const { coreOn, coreUp, r } = frame;
  const rest = frame.length - frame.targetDeep - frame.deep;
  const aside = frame.wide + frame.targetWide;
  const side = Math.abs(coreUp);
  const end = coreUp < 0 ? -coreOn : coreOn;
  // A straight side that lines may leave by too: then all of the viewer counts.
  if (rest <= 0 || (end !== 0 && 2 * Math.abs(end) * aside >= side * rest)) return -frame.deep;
  const slant = Math.sqrt(rest * rest + aside * aside);
  const turn = side + (r * rest) / slant;
  const back = (r * aside) / slant;
  let least = Math.min(frontAt(up0), frontAt(up1));
  if (up1 > turn) least = Math.min(least, end - back);
  if (up0 < -turn) least = Math.min(least, -end - back);
  return least;
}

function foremost(up0: number, up1: number): number {
  const peak = frame.coreOn > 0 ? frame.coreUp : -frame.coreUp;
  return frontAt(Math.min(Math.max(peak, up0), up1));
}

/** An eye in the frame of a pair, but for its height. */
interface OnRim {
  readonly on: number;
  readonly up: number;
}

/** An eye on the viewer's rim, before or behind the middle of a box. */
export function rimAt({ up0, up1 }: Box, isFront: boolean): OnRim {
  const wide = frame.wide - INSIDE;
  const up = Math.min(Math.max((up0 + up1) / 2, -wide), wide);
  return { on: isFront ? frontAt(up, frame.r - INSIDE) : -frontAt(-up, frame.r - INSIDE), up };
}
