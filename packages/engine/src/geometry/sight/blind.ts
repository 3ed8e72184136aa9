import { aimAt } from './aim.ts';
import { type Box, boxes, FRONT, findRim, queue, queueFaces, rim, split, whole } from './boxes.ts';
import { beginGather, gatherBodies, gatherSolids, type Some } from './gather.ts';
import { eye, putEye, seesFromEye } from './looks.ts';
import { between, frontAt, INSIDE, pair } from './pair.ts';
import { beginScreens, cutTarget, findScreens, screens } from './screens.ts';
import { found } from './search.ts';
import { isBlind, work } from './umbra.ts';

/** What the search over boxes of eyes has come to. */
export const BLIND = 0;
export const SEES = 1;
/** No eye was found that sees, but not every last box has been proven blind. */
export const UNSETTLED = 2;

/** So many screens are drawn before the proof is given up. */
const PATIENCE = 300;

/**
 * Whether the whole viewer is proven blind at once. `likely` is the thing that hid the target from a first eye. If
 * not, the queue holds what is still to be proven.
 */
export function isWhollyBlind(likely: number, isHider: boolean): boolean {
  queueFaces();
  beginScreens(likely);
  if (isBlind(boxes[0]!) || (isHider && hidesFromAll(likely))) return true;
  findScreens();
  return screens.count > 1 && (isBlind(boxes[0]!) || isBlind(boxes[0]!, true));
}

/**
 * Whether one thing hides the target from everywhere in the viewer. The eyes from which a convex solid hides a convex
 * target make a convex set: it does so if it does from all corners of an octagon around the viewer, at its top and, where
 * low eyes see more, its bottom.
 */
function hidesFromAll(index: number): boolean {
  for (let corner = 0; corner < 8; corner++) {
    const turn = (corner * 3) % 8;
    const next = (turn + 1) % 8;
    const along = (reachTo(next) - reachTo(turn) * Math.SQRT1_2) / Math.SQRT1_2;
    const on = reachTo(turn) * ON[turn]! - along * ON[(turn + 6) % 8]!;
    const up = reachTo(turn) * ON[(turn + 6) % 8]! + along * ON[turn]!;
    if (!hidesFrom(index, on, up, whole.z1)) return false;
    if (whole.z0 < whole.z1 && !hidesFrom(index, on, up, whole.z0)) return false;
  }
  return true;
}

const ON = [1, Math.SQRT1_2, 0, -Math.SQRT1_2, -1, -Math.SQRT1_2, 0, Math.SQRT1_2];

/** How far the viewer reaches in one of eight directions. */
const reachTo = (turn: number): number =>
  Math.abs(pair.coreOn * ON[turn]! + pair.coreUp * ON[(turn + 6) % 8]!) + pair.r + INSIDE;

const one: Some = { at: new Int32Array(1), count: 1 };
const NONE: readonly number[] = [];

function hidesFrom(index: number, on: number, up: number, z: number): boolean {
  putEye(on, up, z);
  if (!aimAt(eye.x, eye.y, eye.z, between.target)) return false;
  beginGather();
  one.at[0] = index < 0 ? -1 - index : index;
  const count =
    index < 0 ? gatherBodies(between.bodies!, NONE, one, 0) : gatherSolids(between.solids, between.mask, one);
  return count < 0;
}

/** Proves the viewer blind box by box after `isWhollyBlind` failed, or finds an eye that sees, into `found`. */
export function searchBoxes(): number {
  cutTarget();
  work.drawn = 0;
  for (let k = 0; k < queue.end && work.drawn < PATIENCE; k++) {
    const box = boxes[k]!;
    if ((k > 0 || screens.parts) && isBlind(box)) continue;
    if (seesFromBox(box, box.z1) || (box.z0 === pair.bottom && box.z0 < box.z1 && seesFromBox(box, box.z0)))
      return SEES;
    split(box);
  }
  return queue.isRough || work.drawn >= PATIENCE ? UNSETTLED : BLIND;
}

/** Looks from both sides of the viewer: there one looks furthest round things. An eye that sees is then in `found`. */
export function seesFromSides(): boolean {
  const wide = pair.wide - INSIDE;
  for (const part of SIDES) {
    const on = frontAt(part * wide, pair.r - INSIDE);
    if (seesFrom(on, part * wide, whole.z1)) return true;
    if (whole.z0 < whole.z1 && seesFrom(on, part * wide, whole.z0)) return true;
  }
  return false;
}

const SIDES = [-1, 1, -0.97, 0.97, -0.9, 0.9];

/** Looks from the middle of a box at a height, or from the rim before it. */
function seesFromBox(box: Box, z: number): boolean {
  if (box.face !== FRONT) return seesFrom((box.on0 + box.on1) / 2, (box.up0 + box.up1) / 2, z);
  findRim(box, true);
  return seesFrom(rim.on, rim.up, z);
}

function seesFrom(on: number, up: number, z: number): boolean {
  putEye(on, up, z);
  if (!seesFromEye()) return false;
  found.on = on;
  found.up = up;
  found.z = z;
  return true;
}
