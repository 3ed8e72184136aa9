import { drawOne, eyeAt, seesFrom } from '../best-viewpoint/look-from.ts';
import { frontAt, INSIDE } from '../best-viewpoint/pair-frame.ts';
import { FRONT, queueFaces, rimAt, split } from '../best-viewpoint/viewpoint-boxes.ts';
import type { Box, EyePlace, PairWorkspace } from '../best-viewpoint/workspace.ts';
import { faceTarget } from '../picture/face-target.ts';
import { beginOccluders, cutTarget, findOccluders } from './occluders.ts';
import { beginProofs, isBoxBlind } from './shadow-cover.ts';
import type { BlindWorkspace } from './workspace.ts';

/**
 * The outcome of a search over boxes of eyes. Unsettled: no eye was found that sees, but not every box is proven blind.
 */
export const BLIND = 0;
export const SEES = 1;
export const UNSETTLED = 2;

/** So many occluders are drawn before the proof is given up. */
const PATIENCE = 330;
/** Among so many things, most pairs that no single thing hides are hidden by several. */
const CROWDED = 16;
/** The first so many boxes are large: in those it pays to prove thoroughly. */
const LARGE = 8;

/** Whether one thing, `likely`, proves the whole viewer blind; `isHider` tells that it hid all from a first eye. */
export function isBlindByOne(blind: BlindWorkspace, likely: number, isHider: boolean): boolean {
  const { pair, aside } = blind;
  const { boxes } = pair;
  queueFaces(pair);
  beginOccluders(blind, likely);
  beginProofs(blind);
  aside.isKnown = false;
  return isBoxBlind(blind, boxes[0]!) || (isHider && hidesFromAll(pair, likely));
}

/**
 * After `isBlindByOne` failed: whether several things prove the whole viewer blind. If not, the queue holds what is
 * still to be proven. Not tried if an eye at the very side sees, which is too unlikely to be tested among many things.
 */
export function isBlindByMany(blind: BlindWorkspace): boolean {
  const { pair, occluders } = blind;
  const { between, boxes } = pair;
  if (between.solidsNear.count + between.bodiesNear.count < CROWDED && looksAside(blind)) return false;
  findOccluders(blind);
  return occluders.count > 1 && isBoxBlind(blind, boxes[0]!);
}

/**
 * Whether one thing hides the target from everywhere in the viewer. The eyes from which a convex solid hides a convex
 * target form a convex set: so it suffices that it hides it from all corners of an octagon around the viewer, at its
 * top and, where low eyes may see more, at its bottom.
 */
function hidesFromAll(pair: PairWorkspace, index: number): boolean {
  const { wholeViewer } = pair;
  for (let corner = 0; corner < 8; corner++) {
    const turn = (corner * 3) % 8;
    const next = (turn + 1) % 8;
    const along = (reachTo(pair, next) - reachTo(pair, turn) * Math.SQRT1_2) / Math.SQRT1_2;
    const on = reachTo(pair, turn) * ON[turn]! - along * ON[(turn + 6) % 8]!;
    const up = reachTo(pair, turn) * ON[(turn + 6) % 8]! + along * ON[turn]!;
    if (!hidesFrom(pair, index, { on, up, z: wholeViewer.z1 })) return false;
    if (wholeViewer.z0 < wholeViewer.z1 && !hidesFrom(pair, index, { on, up, z: wholeViewer.z0 })) return false;
  }
  return true;
}

/** The cosines of eight directions; six further on are the sines. */
const ON = [1, Math.SQRT1_2, 0, -Math.SQRT1_2, -1, -Math.SQRT1_2, 0, Math.SQRT1_2];

/** How far the viewer reaches in one of eight directions. */
const reachTo = ({ frame }: PairWorkspace, turn: number): number =>
  Math.abs(frame.coreOn * ON[turn]! + frame.coreUp * ON[(turn + 6) % 8]!) + frame.r + INSIDE;

const hidesFrom = (pair: PairWorkspace, index: number, at: EyePlace): boolean =>
  faceTarget(pair.picture, eyeAt(pair, at), pair.between.target) && drawOne(pair, index) < 0;

/** Proves the viewer blind box by box after `isBlindByMany` failed, or finds an eye that sees, into `bestEye`. */
export function searchBoxes(blind: BlindWorkspace): number {
  const { pair, work, occluders } = blind;
  const { effort } = work;
  const { frame, boxes, queue } = pair;
  cutTarget(blind);
  const most = effort.drawn + PATIENCE;
  for (let k = 0; k < queue.end && effort.drawn < most; k++) {
    const box = boxes[k]!;
    if ((k > 0 || occluders.parts) && isBoxBlind(blind, box, k < LARGE)) continue;
    if (seesFromBox(pair, box, box.z1)) return SEES;
    if (box.z0 === frame.bottom && box.z0 < box.z1 && seesFromBox(pair, box, box.z0)) return SEES;
    split(pair, box);
  }
  return queue.isRough || effort.drawn >= most ? UNSETTLED : BLIND;
}

/** Looks from both ends of the viewer, where an eye sees furthest round things. */
function looksAside(blind: BlindWorkspace): boolean {
  const { pair, aside } = blind;
  const { wholeViewer } = pair;
  aside.left = seesFromSide(pair, -1, wholeViewer.z1);
  aside.right = !aside.left && seesFromSide(pair, 1, wholeViewer.z1);
  aside.isKnown = true;
  return aside.left || aside.right;
}

/** Looks from the very sides of the viewer. An eye that sees is then in `bestEye`. */
export const seesFromSides = (blind: BlindWorkspace): boolean => seesFromAny(blind, ENDS);

/** Looks from a little inside the sides. */
export const seesFromMoreSides = (blind: BlindWorkspace): boolean => seesFromAny(blind, SIDES);

function seesFromAny(blind: BlindWorkspace, parts: readonly number[]): boolean {
  const { pair, aside } = blind;
  const { wholeViewer } = pair;
  for (const part of parts) {
    const isBlindThere = aside.isKnown && (part === -1 ? !aside.left : part === 1 && !aside.left && !aside.right);
    if (!isBlindThere && seesFromSide(pair, part, wholeViewer.z1)) return true;
    if (wholeViewer.z0 < wholeViewer.z1 && seesFromSide(pair, part, wholeViewer.z0)) return true;
  }
  return false;
}

const ENDS = [-1, 1];
const SIDES = [-0.97, 0.97, -0.9, 0.9];

function seesFromSide(pair: PairWorkspace, part: number, z: number): boolean {
  const { frame } = pair;
  const up = part * (frame.wide - INSIDE);
  return findsFrom(pair, { on: frontAt(pair, up, frame.r - INSIDE), up, z });
}

/** Looks from the middle of a box at a height, or from the rim before it. */
function seesFromBox(pair: PairWorkspace, box: Box, z: number): boolean {
  const { frame } = pair;
  const rim = rimAt(pair, box, true);
  if (box.face === FRONT) return findsFrom(pair, { on: rim.on, up: rim.up, z });
  const back = -frontAt(pair, -rim.up, frame.r - INSIDE);
  return findsFrom(pair, { on: Math.min(rim.on, Math.max(back, (box.on0 + box.on1) / 2)), up: rim.up, z });
}

/** Looks from one eye, which is then in `bestEye` if it sees. */
function findsFrom(pair: PairWorkspace, at: EyePlace): boolean {
  const { bestEye } = pair;
  if (!seesFrom(pair, eyeAt(pair, at))) return false;
  bestEye.on = at.on;
  bestEye.up = at.up;
  bestEye.z = at.z;
  return true;
}
