import type { Body, Spot } from '../shape.ts';
import type { Among, Sight } from './among.ts';
import { sightToBody } from './from-point.ts';
import { eye, putEye, seesFromEye, shareFromEye } from './looks.ts';
import { between, frontAt, pair, pairUp } from './pair.ts';
import { findScreens } from './screens.ts';
import { found, searchEyes } from './search.ts';
import { type Box, isBlind } from './umbra.ts';

/** Sight from a body: the best point of view, and how much of the target is hidden from it. */
export interface BodySight extends Sight {
  /** The hidden share of the target, 0 to 1: 0 only if nothing of it is hidden, 1 only if it is not seen at all. */
  readonly hidden: number;
  /** The viewer's best point of view. */
  readonly from: Spot;
}

export const stats = { boxes: 0, unsettled: 0, root: 0, deep: 0 };

export function sightBetween(viewer: Body, target: Body, among: Among): BodySight {
  if (pairUp(viewer, target, among) === 0) return answer(headOf(viewer), target, among, 0);
  searchEyes();
  if (found.share >= 1 && !seesSomewhere()) return answer(headOf(viewer), target, among, 1);
  putEye(found.on, found.up, found.z);
  const share = found.share === 0 ? 0 : shareFromEye();
  return answer({ ...eye }, target, among, share);
}

const headOf = ({ ax, ay, bx, by, top }: Body): Spot => ({ x: (ax + bx) / 2, y: (ay + by) / 2, z: top });

function answer(from: Spot, target: Body, among: Among, hidden: number): BodySight {
  const sight = sightToBody(from, target, among);
  return { ...sight, hidden, from };
}

const boxes: Box[] = [];

/** Proves the whole viewer blind, box by box, or finds an eye that sees, into `found`. */
function seesSomewhere(): boolean {
  findScreens();
  const z0 = between.isStanding ? pair.top : pair.bottom;
  const z1 = between.isHanging && !between.isStanding ? pair.bottom : pair.top;
  boxes.length = 0;
  boxes.push({ on0: -pair.deep, on1: pair.deep, up0: -pair.wide, up1: pair.wide, z0, z1 });
  for (let k = 0; k < boxes.length && k < 200; k++) {
    const box = boxes[k]!;
    stats.boxes++;
    if (isBlind(box)) {
      if (k === 0) stats.root++;
      continue;
    }
    if (k === 0) stats.deep++;
    const up = (box.up0 + box.up1) / 2;
    const on = Math.min(Math.max((box.on0 + box.on1) / 2, -frontAt(-up)), frontAt(up));
    putEye(on, up, (box.z0 + box.z1) / 2);
    if (seesFromEye()) {
      found.on = on;
      found.up = up;
      found.z = (box.z0 + box.z1) / 2;
      found.share = 0.5;
      return true;
    }
    split(box);
  }
  if (boxes.length >= 200) stats.unsettled++;
  return false;
}

function split(box: Box): void {
  const wide = box.up1 - box.up0;
  const high = box.z1 - box.z0;
  const deep = box.on1 - box.on0;
  if (wide >= high && wide * 2 >= deep) {
    if (wide < 4) return;
    const m = (box.up0 + box.up1) / 2;
    boxes.push(strip({ ...box, up1: m }), strip({ ...box, up0: m }));
  } else if (high * 2 >= deep) {
    const m = (box.z0 + box.z1) / 2;
    boxes.push({ ...box, z1: m }, { ...box, z0: m });
  } else {
    const m = (box.on0 + box.on1) / 2;
    boxes.push({ ...box, on1: m }, { ...box, on0: m });
  }
}

/** Narrows a box to how deep the viewer is between its sides. */
function strip(box: Box): Box {
  return box;
}
