import { frontAt, INSIDE } from './pair-frame.ts';
import type { Box, PairWorkspace } from './workspace.ts';

/**
 * Which eyes of a box are meant: those on the viewer's side towards the target, on its top, on its bottom, or on all of
 * these faces, by which every line to the target leaves the viewer. 0: all eyes in the box.
 */
export const FRONT = 1;
export const TOP = 2;
export const BOTTOM = 3;
const FACES = 4;

/** No box is cut finer than this, in tenths. */
const FINEST = 2;

/** Takes the box around all eyes of the viewer that count. */
export function takeWhole(pair: PairWorkspace): void {
  const { between, frame, wholeViewer } = pair;
  wholeViewer.on0 = -frame.deep;
  wholeViewer.on1 = frame.deep;
  wholeViewer.up0 = -frame.wide;
  wholeViewer.up1 = frame.wide;
  // If no eye can look under anything, the highest see most; if none can look over anything, the lowest do.
  wholeViewer.z0 = between.isStanding ? frame.top : frame.bottom;
  wholeViewer.z1 = between.isHanging && !between.isStanding ? frame.bottom : frame.top;
}

/** Begins a queue with the two halves of the whole viewer, to be cut `patience` times at most. */
export function beginQueue(pair: PairWorkspace, patience: number): void {
  const { wholeViewer, queue, boxes } = pair;
  queue.end = 0;
  queue.most = Math.min(boxes.length, 2 * patience);
  queue.isRough = false;
  split(pair, wholeViewer);
}

/** Begins a queue with the faces of the viewer: what no eye on them sees, no eye of the viewer sees. */
export function queueFaces(pair: PairWorkspace): void {
  const { between, frame, wholeViewer, queue, boxes } = pair;
  const { target } = between;
  takeWhole(pair);
  queue.end = 0;
  queue.most = boxes.length;
  queue.isRough = false;
  const all = copy(pair, wholeViewer);
  all.face = FACES;
  const hasTop = target.top > frame.top && wholeViewer.z1 === frame.top;
  const hasBottom = target.bottom < frame.bottom && wholeViewer.z0 === frame.bottom;
  if (hasTop || hasBottom) return;
  all.face = FRONT;
  narrow(pair, all);
}

/** Queues the faces one by one: the front, the top if the target is higher, and the bottom if it is lower. */
function splitFaces(pair: PairWorkspace, all: Box): void {
  const { between, frame } = pair;
  const { target } = between;
  const front = copy(pair, all);
  front.face = FRONT;
  narrow(pair, front);
  if (target.top > frame.top && all.z1 === frame.top) {
    const top = copy(pair, all);
    top.z0 = frame.top;
    top.face = TOP;
  }
  if (target.bottom < frame.bottom && all.z0 === frame.bottom) {
    const bottom = copy(pair, all);
    bottom.z1 = frame.bottom;
    bottom.face = BOTTOM;
  }
}

/** Cuts a box in two across its longest side and queues the halves. Width counts most, since it matters most. */
export function split(pair: PairWorkspace, box: Box): void {
  const { queue } = pair;
  if (box.face === FACES) {
    splitFaces(pair, box);
    return;
  }
  const wide = (box.up1 - box.up0) * 3;
  const high = box.z1 - box.z0;
  const deep = box.face === FRONT ? 0 : (box.on1 - box.on0) / 2;
  if (queue.end + 2 > queue.most || Math.max(wide, high, deep) < FINEST) {
    queue.isRough = true;
    return;
  }
  const one = copy(pair, box);
  const other = copy(pair, box);
  if (wide >= high && wide >= deep) {
    one.up1 = other.up0 = (box.up0 + box.up1) / 2;
    narrow(pair, one);
    narrow(pair, other);
  } else if (high >= deep) one.z1 = other.z0 = (box.z0 + box.z1) / 2;
  else one.on1 = other.on0 = (box.on0 + box.on1) / 2;
}

/** Queues a copy of a box. */
function copy(pair: PairWorkspace, { on0, on1, up0, up1, z0, z1, face, hidden }: Box): Box {
  const { queue, boxes } = pair;
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
function narrow(pair: PairWorkspace, box: Box): void {
  box.on1 = Math.min(box.on1, foremost(pair, box.up0, box.up1));
  box.on0 =
    box.face === FRONT ? hindmost(pair, box.up0, box.up1) : Math.max(box.on0, -foremost(pair, -box.up1, -box.up0));
}

/**
 * How far back the viewer's front reaches between two sides. At the very sides, slanting lines leave the viewer by its
 * back: on the circles at its ends, up to where these have turned as far back as the lines slant.
 */
function hindmost(pair: PairWorkspace, up0: number, up1: number): number {
  const { frame } = pair;
  const { coreOn, coreUp, r } = frame;
  const rest = frame.length - frame.targetDeep - frame.deep;
  const aside = frame.wide + frame.targetWide;
  const side = Math.abs(coreUp);
  const end = coreUp < 0 ? -coreOn : coreOn;
  // Lines may leave by a straight side too: then all of the viewer counts.
  if (rest <= 0 || (end !== 0 && 2 * Math.abs(end) * aside >= side * rest)) return -frame.deep;
  const slant = Math.sqrt(rest * rest + aside * aside);
  const turn = side + (r * rest) / slant;
  const back = (r * aside) / slant;
  let least = Math.min(frontAt(pair, up0), frontAt(pair, up1));
  if (up1 > turn) least = Math.min(least, end - back);
  if (up0 < -turn) least = Math.min(least, -end - back);
  return least;
}

/** How far on the viewer reaches between two sides. */
function foremost(pair: PairWorkspace, up0: number, up1: number): number {
  const { frame } = pair;
  const peak = frame.coreOn > 0 ? frame.coreUp : -frame.coreUp;
  return frontAt(pair, Math.min(Math.max(peak, up0), up1));
}

/** A place on the viewer's rim, seen from above. */
interface OnRim {
  readonly on: number;
  readonly up: number;
}

/** An eye on the viewer's rim, before or behind the middle of a box. */
export function rimAt(pair: PairWorkspace, { up0, up1 }: Box, isFront: boolean): OnRim {
  const { frame } = pair;
  const wide = frame.wide - INSIDE;
  const up = Math.min(Math.max((up0 + up1) / 2, -wide), wide);
  return { on: isFront ? frontAt(pair, up, frame.r - INSIDE) : -frontAt(pair, -up, frame.r - INSIDE), up };
}
