import { compareSegmentDistance } from '../segment-distance.ts';
import type { Body, Spot } from '../shape.ts';
import { searchClear } from './best-viewpoint/clear-view.ts';
import { beginSearch, searchEyes } from './best-viewpoint/least-hidden.ts';
import { drawNear, eyeAt, forgetHider, LEAST, noteHider, shareOf } from './best-viewpoint/look-from.ts';
import { beginPair } from './best-viewpoint/pair-frame.ts';
import type { PairWorkspace } from './best-viewpoint/workspace.ts';
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
import { type BlindWorkspace, blindWorkspace } from './blind-viewer/workspace.ts';
import { decideOnPicture, sightToBody } from './eye-to-body.ts';
import { hiddenByOne, openSight } from './one-viewpoint/sight-answers.ts';
import { sightOverlapping } from './overlapping-bodies.ts';
import { endMemo } from './picture/depth-order.ts';
import { faceTarget } from './picture/face-target.ts';
import type { Among, BodySight, Sight } from './types.ts';

export type { BodySight } from './types.ts';

/**
 * Whether some part of a body sees some part of another, from the best viewpoint, and how much is hidden from there.
 * The two never hide each other.
 *
 * Seen means that there is a free line, which is given. Hidden means that this is proven for all eyes of the viewer;
 * only where the proof would take too long, it is proven for all but some boxes of eyes, in which no eye tried sees
 * anything. The best viewpoint is the best of those tried.
 */
export const sightBetween = (viewer: Body, target: Body, among: Among): BodySight =>
  sightAsked(viewer, target, among, true);

/** The same for those who need no line and no share: decided in the same way, without measuring what is hidden. */
export const isSightBetween = (viewer: Body, target: Body, among: Among): boolean =>
  sightAsked(viewer, target, among, false).visible;

function sightAsked(viewer: Body, target: Body, among: Among, forShare: boolean): BodySight {
  const blind = blindWorkspace();
  blind.pair.asked.forShare = forShare;
  const { pair, picture } = blind;
  const count = beginPair(pair, viewer, target, among);
  const sight = doOverlap(pair) ? null : sightApart(blind, among, count);
  endMemo(picture);
  return sight ?? sightOverlapping(viewer, target, among);
}

/** Whether two bodies overlap seen from above. */
const doOverlap = ({ frame, between: { viewer, target } }: PairWorkspace): boolean =>
  frame.length < frame.deep + frame.targetDeep &&
  compareSegmentDistance(viewer, target, { near: viewer.r + target.r, square: 0 }) < 0;

/** Sight between bodies that do not overlap, with so many things near the lines between them. */
function sightApart(blind: BlindWorkspace, among: Among, count: number): BodySight {
  const { pair, work } = blind;
  const { viewer, target } = pair.between;
  const from = headOf(viewer);
  const drawn = lookFrom(pair, from);
  if (drawn === null) return sightOverlapping(viewer, target, among);
  if (count === 0 || drawn === 0) {
    const { line, margin } = openSight(work, from);
    return { visible: true, line, touches: [], margin, from, hidden: 0 };
  }
  const hider = drawn < 0 ? hidden(hiddenByOne(work, from, among, -drawn), from) : null;
  const outcome = search(blind, drawn);
  const sight = outcome === SEES ? (answerSeen(pair, among) ?? answerAgain(blind, from, among)) : null;
  if (sight) return sight;
  const head = hider ?? answer(pair, from, among);
  // Whether two bodies see each other must not depend on which of them is asked.
  return outcome === BLIND || head.visible ? head : (lookBack(blind, viewer, target, among) ?? head);
}

/** The middle of a body's top. */
const headOf = ({ ax, ay, bx, by, top }: Body): Spot => ({ x: (ax + bx) / 2, y: (ay + by) / 2, z: top });

/** Draws what an eye of the pair sees, and returns what `drawNear` does; null when it is too close to draw. */
const lookFrom = (pair: PairWorkspace, eye: Spot): number | null =>
  faceTarget(pair.picture, eye, pair.between.target) ? drawNear(pair) : null;

const hidden = ({ visible, line, touches, margin }: Sight, from: Spot): BodySight => ({
  visible,
  line,
  touches,
  margin,
  from,
  hidden: 1,
});

/** Searches the pair for its best eye, into `bestEye`; `drawn` is what a look from the viewer's head returned. */
function search(blind: BlindWorkspace, drawn: number): number {
  const { pair } = blind;
  const { bestEye } = pair;
  const { owner } = blind.picture;
  forgetHider(pair);
  if (drawn < 0) {
    noteHider(pair, owner[-drawn]!);
    if (isBlindByOne(blind, owner[-drawn]!, true) || isBlindByMany(blind)) return BLIND;
  }
  beginSearch(pair);
  if (drawn > 0 && bestEye.share === 1 && (isBlindByOne(blind, owner[1]!, false) || isBlindByMany(blind))) return BLIND;
  if (bestEye.share > 0) searchEyes(pair);
  if (bestEye.share === 1) return seesFromSides(blind) ? SEES : searchUnsettled(blind);
  if (bestEye.share > 0) searchClear(pair);
  return SEES;
}

/** Searches box by box, but only from one of the two bodies, the same one whichever is the viewer. */
function searchUnsettled(blind: BlindWorkspace): number {
  const { viewer, target } = blind.pair.between;
  const outcome = rank(viewer, target) >= 0 ? searchBoxes(blind) : UNSETTLED;
  return outcome === UNSETTLED && seesFromMoreSides(blind) ? SEES : outcome;
}

/** Which of two bodies is searched: not below 0 for the first. From the higher one there is less to search. */
const rank = (a: Body, b: Body): number =>
  a.top - b.top || a.bottom - b.bottom || a.r - b.r || a.ax - b.ax || a.ay - b.ay;

/** The answer from the best eye found, if it does see. */
function answerSeen(pair: PairWorkspace, among: Among): BodySight | null {
  const sight = answer(pair, eyeAt(pair, pair.bestEye), among);
  return sight.visible ? sight : null;
}

/** Estimates are no proof: where they saw what is not there, the pair is searched without them. */
function answerAgain(blind: BlindWorkspace, from: Spot, among: Among): BodySight | null {
  const drawn = lookFrom(blind.pair, from);
  return drawn && searchExactly(blind, drawn) === SEES ? answerSeen(blind.pair, among) : null;
}

function searchExactly(blind: BlindWorkspace, drawn: number): number {
  const likely = blind.picture.owner[drawn < 0 ? -drawn : 1]!;
  if (isBlindByOne(blind, likely, drawn < 0) || isBlindByMany(blind)) return BLIND;
  return seesFromSides(blind) ? SEES : searchUnsettled(blind);
}

/** The answer from one eye. */
function answer(pair: PairWorkspace, from: Spot, among: Among): BodySight {
  const { work, between, asked } = pair;
  const drawn = lookFrom(pair, from);
  if (drawn === null) {
    const sight = sightToBody(from, between.target, among);
    return { ...sight, from, hidden: sight.visible ? LEAST : 1 };
  }
  const { visible, line, touches, margin } = decideOnPicture(work, from, among, drawn);
  const share = visible && asked.forShare ? shareOf(pair, drawn) : LEAST;
  return { visible, line, touches, margin, from, hidden: visible ? share : 1 };
}

/** The same search from the target's side. What sees from there is seen from where that line ends. */
function lookBack(blind: BlindWorkspace, viewer: Body, target: Body, among: Among): BodySight | null {
  const { pair, work } = blind;
  beginPair(pair, target, viewer, among);
  const head = headOf(target);
  const drawn = lookFrom(pair, head);
  if (drawn === null) return null;
  const outcome = search(blind, drawn);
  if (outcome === BLIND) return null;
  const best = outcome === SEES ? (answerSeen(pair, among) ?? answerAgain(blind, head, among)) : null;
  const sight = best ?? decideOnPicture(work, head, among, lookFrom(pair, head)!);
  if (!sight.visible) return null;
  const [to, from] = sight.line;
  beginPair(pair, viewer, target, among);
  const forth = answer(pair, from, among);
  if (forth.visible) return forth;
  const { touches, margin } = sight;
  return { visible: true, line: [from, to], touches, margin, from, hidden: 1 - LEAST };
}
