import type { Body, Spot } from '../shape.ts';
import { aimAt } from './aim.ts';
import type { Among, Sight } from './among.ts';
import { isWhollyBlind, SEES, searchBoxes } from './blind.ts';
import { searchClear } from './clear.ts';
import { judge, sightToBody } from './from-point.ts';
import { whole } from './gather.ts';
import { drawNear, eye, putEye, shareOf } from './looks.ts';
import { between, pairUp } from './pair.ts';
import { owner } from './picture.ts';
import { firstLook, found, searchEyes } from './search.ts';

/** Sight from a body: the best point of view, and how much of the target is hidden from it. */
export interface BodySight extends Sight {
  /** The hidden share of the target, 0 to 1: 0 only if nothing of it is hidden, 1 only if it is not seen at all. */
  readonly hidden: number;
  /** The viewer's best point of view. */
  readonly from: Spot;
}

export const stats = { root: 0, boxes: 0, unsettled: 0 };

export function sightBetween(viewer: Body, target: Body, among: Among): BodySight {
  if (pairUp(viewer, target, among) === 0) return answer(headOf(viewer), among);
  firstLook();
  if (found.share === 1) {
    if (isWhollyBlind(owner[whole.thing]!)) {
      stats.root++;
      return answer(headOf(viewer), among);
    }
    searchEyes();
    if (found.share === 1) {
      const r = searchBoxes();
      stats.boxes++;
      if (r === 2) stats.unsettled++;
      if (r !== SEES) return answer(headOf(viewer), among);
    }
  } else if (found.share > 0) {
    searchEyes();
    if (found.share > 0) searchClear();
  }
  putEye(found.on, found.up, found.z);
  return answer({ ...eye }, among);
}

const headOf = ({ ax, ay, bx, by, top }: Body): Spot => ({ x: (ax + bx) / 2, y: (ay + by) / 2, z: top });

/** The answer from one eye. */
function answer(from: Spot, among: Among): BodySight {
  if (!aimAt(from, between.target)) return { ...sightToBody(from, between.target, among), from, hidden: 0 };
  const count = drawNear();
  const { visible, line, touches, margin } = judge(from, among, count);
  return { visible, line, touches, margin, from, hidden: visible ? shareOf(count) : 1 };
}
