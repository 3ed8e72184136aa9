import type { Body, Spot } from '../shape.ts';
import { toInches } from '../units.ts';
import { blockersAround, isWithin } from './blockers-around.ts';
import { beginProof, coverStretch, HIDDEN, SEEN } from './one-viewpoint/covering-chain.ts';
import { isOpenBetween } from './one-viewpoint/decide-exactly.ts';
import { hiddenByMany, hiddenByOne, openSight, seenSight } from './one-viewpoint/sight-answers.ts';
import { cutDirections, keepGap, lookAlongMiddles } from './one-viewpoint/widest-gap.ts';
import { type EyeWorkspace, eyeWorkspace } from './one-viewpoint/workspace.ts';
import { drawOccluders } from './picture/draw-occluders.ts';
import { faceQuarter, faceTarget } from './picture/face-target.ts';
import type { Among, Sight, Touch } from './types.ts';

/**
 * Whether an eye sees a body: some line from it to the body passes through no blocking solid's inside, and such lines
 * have some width. Exact: where doubles cannot tell, BigInt decides. An eye inside a blocking solid sees nothing.
 */
export function sightToBody(eye: Spot, body: Body, among: Among): Sight {
  const work = eyeWorkspace();
  const { picture } = work;
  if (faceTarget(picture, eye, body)) return decideOnPicture(work, eye, among, drawOccluders(picture, among));
  if (isInside(eye, body)) return sightInside(eye, body, among);
  return sightAround(work, eye, among);
}

/** Decides by a finished picture; `drawn` is what `drawOccluders` returned. */
export function decideOnPicture(work: EyeWorkspace, eye: Spot, among: Among, drawn: number): Sight {
  if (drawn < 0) return hiddenByOne(work, eye, among, -drawn);
  if (drawn === 0) return openSight(work, eye);
  const some = cutDirections(work);
  lookAlongMiddles(work, some);
  const isSeen = work.bestGap.size > 4 * work.picture.view.doubt || isOpen(work, some, among);
  return isSeen ? seenSight(work, eye, among) : hiddenByMany(work, eye, among);
}

/**
 * Proves the target hidden stretch by stretch, or finds a gap, which is then in `bestGap`. There is none at a cut
 * itself: corners with the same t are in one direction, and bodies reach past the ends that they are drawn with.
 */
function isOpen(work: EyeWorkspace, some: number, among: Among): boolean {
  const { cuts } = work;
  beginProof(work);
  for (let k = 1; k < some; k++) if (isStretchOpen(work, cuts[k - 1]!, cuts[k]!, among)) return true;
  return false;
}

function isStretchOpen(work: EyeWorkspace, from: number, to: number, among: Among): boolean {
  const outcome = coverStretch(work, from, to);
  if (outcome === HIDDEN) return false;
  if (outcome === SEEN) return keepGap(work);
  // From where the doubt begins. Stretches overlap a little, so that no rounding of their ends leaves anything out.
  const wider = 4 * work.picture.view.narrow;
  return isOpenBetween(work, work.proof.doubtFrom - wider, to + wider, among) && keepGap(work);
}

const isInside = (eye: Spot, body: Body): boolean =>
  eye.z >= body.bottom && eye.z <= body.top && isWithin(eye, body, true);

/** The eye is inside the body it looks at: only a solid around both can come between. */
function sightInside(eye: Spot, { r, bottom: low, top: high }: Body, among: Among): Sight {
  const touches = blockersAround(eye, among);
  const margin = toInches(Math.min(r, (high - low) / 2));
  return { visible: touches.length === 0, line: [eye, eye], touches, margin: touches.length === 0 ? margin : 0 };
}

/** The eye is above or below the body, or all but touches it: four pictures, one for each quarter turn. */
function sightAround(work: EyeWorkspace, eye: Spot, among: Among): Sight {
  const { picture } = work;
  const sights: Sight[] = [];
  for (let quarter = 0; quarter < 4; quarter++)
    if (faceQuarter(picture, quarter)) sights.push(decideOnPicture(work, eye, among, drawOccluders(picture, among)));
  const seen = sights.filter(({ visible }) => visible);
  const list = seen.length > 0 ? seen : sights;
  const one = list.reduce((a, b) => ((seen.length > 0 ? b.margin > a.margin : b.margin < a.margin) ? b : a));
  const touches = seen.length > 0 ? one.touches : [...new Set<Touch>(list.flatMap(sight => sight.touches))];
  return { ...one, touches };
}
