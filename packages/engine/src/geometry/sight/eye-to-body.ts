import type { Body, Spot } from '../shape.ts';
import { toInches } from '../units.ts';
import { blockersAround, isWithin } from './blockers-around.ts';
import { areEndsInDoubt } from './one-viewpoint/coinciding-ends.ts';
import { beginProof, coverStretch, HIDDEN, SEEN } from './one-viewpoint/covering-chain.ts';
import { isOpenBetween } from './one-viewpoint/decide-exactly.ts';
import { hiddenByMany, hiddenByOne, openSight, seenSight } from './one-viewpoint/sight-answers.ts';
import { cutDirections, keepGap, lookAlongMiddles } from './one-viewpoint/widest-gap.ts';
import type { EyeWorkspace } from './one-viewpoint/workspace.ts';
import { eyeWorkspace } from './one-viewpoint/workspace.ts';
import { drawOccluders } from './picture/draw-occluders.ts';
import { faceQuarter, faceTarget } from './picture/face-target.ts';
import type { Among, Sight, Touch } from './types.ts';

/**
 * Whether an eye sees a body: some line from it to the body passes through no blocking solid's inside, and such lines
 * have some width. Exact: where doubles cannot tell, whole numbers decide. An eye inside a blocking solid sees nothing.
 */
export function sightToBody(eye: Spot, body: Body, among: Among): Sight {
  const work = eyeWorkspace();
  const { picture } = work;
  if (faceTarget(picture, eye, body)) return decideOnPicture(work, eye, among, drawOccluders(picture, among));
  if (isInside(eye, body)) return sightInside(eye, body, among);
  return sightAround(work, eye, among);
}

/** Decides by a picture on which `count` things have been drawn; -i: thing i hides all of the target. */
export function decideOnPicture(work: EyeWorkspace, eye: Spot, among: Among, count: number): Sight {
  const { picture, bestGap } = work;
  const { view } = picture;
  if (count < 0) return hiddenByOne(work, eye, among, -count);
  if (count === 0) return openSight(work, eye);
  const some = cutDirections(work, count);
  lookAlongMiddles(work, some, count);
  if (bestGap.size > 4 * view.doubt || isOpen(work, some, count, among)) return seenSight(work, eye, among, count);
  return hiddenByMany(work, eye, among, count);
}

/** Proves the target hidden stretch by stretch, or finds a gap, which is then in `best`. */
function isOpen(work: EyeWorkspace, some: number, count: number, among: Among): boolean {
  const { picture, cuts } = work;
  const { view } = picture;
  beginProof(work, count);
  for (let k = 1; k < some; k++) if (isCellOpen(work, cuts[k - 1]!, cuts[k]!, count, among)) return true;
  for (let k = 1; k < some - 1; k++) {
    const t = cuts[k]!;
    if (areEndsInDoubt(picture, t, count) && isOpenBetween(work, t - view.narrow, t + view.narrow, among, count))
      return keepGap(work);
  }
  return false;
}

function isCellOpen(work: EyeWorkspace, from: number, to: number, count: number, among: Among): boolean {
  const { picture, proof } = work;
  const { view } = picture;
  const found = coverStretch(work, from, to, count);
  if (found === HIDDEN) return false;
  if (found === SEEN) return keepGap(work);
  // From the doubt on. Stretches overlap a little, so that no rounding of their ends leaves anything out.
  const wider = 4 * view.narrow;
  return isOpenBetween(work, proof.from - wider, to + wider, among, count) && keepGap(work);
}

const isInside = (eye: Spot, body: Body): boolean =>
  eye.z >= body.bottom && eye.z <= body.top && isWithin(eye, body, true);

/** The eye is in the body it looks at: only a solid around them both can come between. */
function sightInside(eye: Spot, { r, bottom: low, top: high }: Body, among: Among): Sight {
  const touches = blockersAround(eye, among);
  const margin = toInches(Math.min(r, (high - low) / 2));
  return { visible: touches.length === 0, line: [eye, eye], touches, margin: touches.length === 0 ? margin : 0 };
}

/** The eye is above or below the body, or all but touches it: four pictures, one to each side. */
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
