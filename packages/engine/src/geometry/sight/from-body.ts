import { compareCores } from '../cores.ts';
import type { Body, Spot } from '../shape.ts';
import { aimAt } from './aim.ts';
import type { Among, BodySight, Sight } from './among.ts';
import { BLIND, isWhollyBlind, SEES, searchBoxes } from './blind.ts';
import { searchClear } from './clear.ts';
import { sightClose } from './close.ts';
import { judge } from './from-point.ts';
import { whole } from './gather.ts';
import { drawNear, eye, LEAST, putEye, shareOf } from './looks.ts';
import { forget, remember } from './order.ts';
import { between, pair, pairUp } from './pair.ts';
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
  remember();
  const count = pairUp(viewer, target, among);
  const sight = doOverlap(viewer, target) ? null : sightApart(viewer, target, among, count);
  forget();
  return sight ?? sightClose(viewer, target, among);
}

/** Whether two bodies overlap seen from above. */
const doOverlap = (viewer: Body, target: Body): boolean =>
  pair.length < pair.deep + pair.targetDeep &&
  compareCores(viewer, target, { near: viewer.r + target.r, square: 0 }) < 0;

function sightApart(viewer: Body, target: Body, among: Among, count: number): BodySight {
  const outcome = count === 0 ? BLIND : search();
  if (outcome === SEES) {
    putEye(found.on, found.up, found.z);
    const sight = answer({ ...eye }, among);
    if (sight.visible) return sight;
  }
  const head = answer(headOf(viewer), among);
  if (outcome === BLIND || head.visible) return head;
  // Whether two bodies see each other must not depend on which of them is asked.
  return lookBack(viewer, target, among) ?? head;
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
  aimAt(from.x, from.y, from.z, between.target);
  const count = drawNear();
  return { sight: judge(from, among, count), count };
}

/** The same search from the target's side. What it sees there is seen from where that line ends. */
function lookBack(viewer: Body, target: Body, among: Among): BodySight | null {
  remember();
  pairUp(target, viewer, among);
  const outcome = search();
  putEye(found.on, found.up, found.z);
  const best = outcome === SEES ? judgeFrom({ ...eye }, among).sight : null;
  const sight = best?.visible ? best : judgeFrom(headOf(target), among).sight;
  if (!sight.visible) return null;
  const [to, from] = sight.line;
  remember();
  pairUp(viewer, target, among);
  const forth = answer(from, among);
  return forth.visible ? forth : { ...sight, line: [from, to], from, hidden: 1 - LEAST };
}
