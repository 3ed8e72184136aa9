import { compareCores } from '../segment-distance.ts';
import type { Body, Spot } from '../shape.ts';
import { searchClear } from './best-viewpoint/clear-view.ts';
import { beginSearch, found, searchEyes } from './best-viewpoint/least-hidden.ts';
import { drawNear, eyeAt, forgetHider, LEAST, noteHider, shareOf } from './best-viewpoint/look-from.ts';
import { beginPair, between, frame } from './best-viewpoint/pair-frame.ts';
import {
  BLIND,
  isBlindByMany,
  isBlindByOne,
  SEES,
  searchBoxes,
  seesFromMoreSides,
  seesFromSides,
  UNSETTLED,
} from './blind-viewer/prove-blind.ts';
import { decideOnPicture, sightToBody } from './eye-to-body.ts';
import { hiddenByOne, openSight } from './one-viewpoint/sight-answers.ts';
import { sightOverlapping } from './overlapping-bodies.ts';
import { beginMemo, endMemo } from './picture/depth-order.ts';
import { faceTarget } from './picture/face-target.ts';
import { owner } from './picture/picture.ts';
import type { Among, BodySight, Sight } from './types.ts';

export type { BodySight } from './types.ts';

/**
 * Whether some part of a body sees some part of another, from the best point of view, and how much is hidden from there.
 * The two never hide each other.
 *
 * What is called seen has its free line. What is called hidden is proven so for all eyes in the viewer; only where that
 * takes too long, it is proven for all but some boxes of them, in which no eye was found that sees. The best point is the
 * best of those looked from.
 */
export function sightBetween(viewer: Body, target: Body, among: Among): BodySight {
  beginMemo();
  const count = beginPair(viewer, target, among);
  const sight = doOverlap(viewer, target) ? null : sightApart(viewer, target, among, count);
  endMemo();
  return sight ?? sightOverlapping(viewer, target, among);
}

/** Whether two bodies overlap seen from above. */
const doOverlap = (viewer: Body, target: Body): boolean =>
  frame.length < frame.deep + frame.targetDeep &&
  compareCores(viewer, target, { near: viewer.r + target.r, square: 0 }) < 0;

function sightApart(viewer: Body, target: Body, among: Among, count: number): BodySight {
  const from = headOf(viewer);
  const drawn = lookFrom(from);
  if (drawn === null) return sightOverlapping(viewer, target, among);
  if (count === 0 || drawn === 0) {
    const { line, margin } = openSight(from);
    return { visible: true, line, touches: [], margin, from, hidden: 0 };
  }
  const hider = drawn < 0 ? hidden(hiddenByOne(from, among, -drawn), from) : null;
  const outcome = search(drawn);
  const sight = outcome === SEES ? (answerSeen(among) ?? answerAgain(from, among)) : null;
  if (sight) return sight;
  const head = hider ?? answer(from, among);
  // Whether two bodies see each other must not depend on which of them is asked.
  return outcome === BLIND || head.visible ? head : (lookBack(viewer, target, among) ?? head);
}

const headOf = ({ ax, ay, bx, by, top }: Body): Spot => ({ x: (ax + bx) / 2, y: (ay + by) / 2, z: top });

/** Draws what an eye sees of the pair: how many things, -i when thing i hides all; null when it is too close to draw. */
const lookFrom = (eye: Spot): number | null => (faceTarget(eye, between.target) ? drawNear() : null);

const hidden = ({ visible, line, touches, margin }: Sight, from: Spot): BodySight => ({
  visible,
  line,
  touches,
  margin,
  from,
  hidden: 1,
});

/** Searches the pair for its best eye, into `found`, after a look from its head. */
function search(drawn: number): number {
  forgetHider();
  if (drawn < 0) {
    noteHider(owner[-drawn]!);
    if (isBlindByOne(owner[-drawn]!, true) || isBlindByMany()) return BLIND;
  }
  beginSearch();
  if (drawn > 0 && found.share === 1 && (isBlindByOne(owner[1]!, false) || isBlindByMany())) return BLIND;
  if (found.share > 0) searchEyes();
  if (found.share === 1) return seesFromSides() ? SEES : searchUnsettled();
  if (found.share > 0) searchClear();
  return SEES;
}

/** What is not settled is searched box by box, from one of the two only, whichever is asked. */
function searchUnsettled(): number {
  const outcome = stands(between.viewer, between.target) >= 0 ? searchBoxes() : UNSETTLED;
  return outcome === UNSETTLED && seesFromMoreSides() ? SEES : outcome;
}

/** Which of two bodies comes first. From the higher one there is less to search. */
const stands = (a: Body, b: Body): number =>
  a.top - b.top || a.bottom - b.bottom || a.r - b.r || a.ax - b.ax || a.ay - b.ay;

/** The answer from the best eye found, if it does see. */
function answerSeen(among: Among): BodySight | null {
  const sight = answer(eyeAt(found.on, found.up, found.z), among);
  return sight.visible ? sight : null;
}

/** Glances are no proof: where they saw what is not there, the pair is searched without them, after a look from its head. */
function answerAgain(from: Spot, among: Among): BodySight | null {
  const drawn = lookFrom(from);
  return drawn !== null && drawn !== 0 && searchExactly(drawn) === SEES ? answerSeen(among) : null;
}

function searchExactly(drawn: number): number {
  if (isBlindByOne(owner[drawn < 0 ? -drawn : 1]!, drawn < 0) || isBlindByMany()) return BLIND;
  return seesFromSides() ? SEES : searchUnsettled();
}

/** The answer from one eye. */
function answer(from: Spot, among: Among): BodySight {
  const count = lookFrom(from);
  if (count === null) {
    const sight = sightToBody(from, between.target, among);
    return { ...sight, from, hidden: sight.visible ? LEAST : 1 };
  }
  const { visible, line, touches, margin } = decideOnPicture(from, among, count);
  return { visible, line, touches, margin, from, hidden: visible ? shareOf(count) : 1 };
}

/** The same search from the target's side. What it sees there is seen from where that line ends. */
function lookBack(viewer: Body, target: Body, among: Among): BodySight | null {
  beginMemo();
  beginPair(target, viewer, among);
  const head = headOf(target);
  const drawn = lookFrom(head);
  if (drawn === null) return null;
  const outcome = search(drawn);
  if (outcome === BLIND) return null;
  const best = outcome === SEES ? (answerSeen(among) ?? answerAgain(head, among)) : null;
  const sight = best ?? decideOnPicture(head, among, lookFrom(head)!);
  if (!sight.visible) return null;
  const [to, from] = sight.line;
  beginMemo();
  beginPair(viewer, target, among);
  const forth = answer(from, among);
  if (forth.visible) return forth;
  const { touches, margin } = sight;
  return { visible: true, line: [from, to], touches, margin, from, hidden: 1 - LEAST };
}
