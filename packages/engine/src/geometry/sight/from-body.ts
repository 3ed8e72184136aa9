import { compareCores } from '../cores.ts';
import type { Body, Spot } from '../shape.ts';
import { aimAt } from './aim.ts';
import type { Among, BodySight, Sight } from './among.ts';
import { BLIND, isWhollyBlind, SEES, searchBoxes, UNSETTLED } from './blind.ts';
import { searchClear } from './clear.ts';
import { sightClose } from './close.ts';
import { judge } from './from-point.ts';
import { whole } from './gather.ts';
import { drawNear, eye, LEAST, putEye, shareOf } from './looks.ts';
import { between, pairUp } from './pair.ts';
import { owner } from './picture.ts';
import { firstLook, found, searchEyes } from './search.ts';

export type { BodySight } from './among.ts';

/**
 * Whether some part of a body sees some part of another, from the best point of view, and how much is hidden from there.
 * The two never hide each other.
 *
 * What is called seen has its free line. What is called hidden is either proven so for all eyes in the viewer, or for
 * all but some boxes of them in which no eye was found that sees. The best point is the best of those looked from.
 */
export function sightBetween(viewer: Body, target: Body, among: Among): BodySight {
  const isClose = compareCores(viewer, target, { near: viewer.r + target.r, square: 0 }) < 0;
  if (isClose) return sightClose(viewer, target, among);
  if (pairUp(viewer, target, among) === 0) return answer(headOf(viewer), among);
  const outcome = search();
  if (outcome === UNSETTLED) {
    // Whether two bodies see each other must not depend on which of them is asked.
    const back = lookBack(viewer, target, among);
    if (back) return back;
    pairUp(viewer, target, among);
  }
  if (outcome !== SEES) return answer(headOf(viewer), among);
  putEye(found.on, found.up, found.z);
  return answer({ ...eye }, among);
}

/** Searches the pair that has been set up for its best eye, into `found`. */
function search(): number {
  firstLook();
  if (found.share === 1) {
    if (isWhollyBlind(owner[whole.thing]!)) return BLIND;
    searchEyes();
    return found.share < 1 ? SEES : searchBoxes();
  }
  if (found.share > 0) searchEyes();
  if (found.share > 0) searchClear();
  return SEES;
}

const headOf = ({ ax, ay, bx, by, top }: Body): Spot => ({ x: (ax + bx) / 2, y: (ay + by) / 2, z: top });

/** The answer from one eye. */
function answer(from: Spot, among: Among): BodySight {
  const { sight, count } = judgeFrom(from, among);
  const { visible, line, touches, margin } = sight;
  return { visible, line, touches, margin, from, hidden: visible ? shareOf(count) : 1 };
}

function judgeFrom(from: Spot, among: Among): { readonly sight: Sight; readonly count: number } {
  aimAt(from, between.target);
  const count = drawNear();
  return { sight: judge(from, among, count), count };
}

/** The same search from the target's side. What it sees there is seen from where that line ends. */
function lookBack(viewer: Body, target: Body, among: Among): BodySight | null {
  pairUp(target, viewer, among);
  if (search() !== SEES) return null;
  putEye(found.on, found.up, found.z);
  const { sight } = judgeFrom({ ...eye }, among);
  if (!sight.visible) return null;
  const [to, from] = sight.line;
  pairUp(viewer, target, among);
  const forth = answer(from, among);
  return forth.visible ? forth : { ...sight, line: [from, to], from, hidden: 1 - LEAST };
}
