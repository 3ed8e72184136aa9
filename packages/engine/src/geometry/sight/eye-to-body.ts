import type { Body, Spot } from '../shape.ts';
import { toInches } from '../units.ts';
import { blockersAround, isWithin } from './blockers-around.ts';
import { areEndsInDoubt } from './one-viewpoint/coinciding-ends.ts';
import { beginProof, coverStretch, HIDDEN, proof, SEEN } from './one-viewpoint/covering-chain.ts';
import { isOpenBetween } from './one-viewpoint/decide-exactly.ts';
import { hiddenByMany, hiddenByOne, openSight, seenSight } from './one-viewpoint/sight-answers.ts';
import { bestGap, cutDirections, cuts, keepGap, lookAlongMiddles } from './one-viewpoint/widest-gap.ts';
import { drawOccluders } from './picture/draw-occluders.ts';
import { faceQuarter, faceTarget } from './picture/face-target.ts';
import { view } from './picture/picture.ts';
import type { Among, Sight, Touch } from './types.ts';

/**
 * Whether an eye sees a body: some line from it to the body passes through no blocking solid's inside, and such lines
 * have some width. Exact: where doubles cannot tell, whole numbers decide. An eye inside a blocking solid sees nothing.
 */
export function sightToBody(eye: Spot, body: Body, among: Among): Sight {
  if (faceTarget(eye, body)) return decideOnPicture(eye, among, drawOccluders(among));
  if (isInside(eye, body)) return sightInside(eye, body, among);
  return sightAround(eye, among);
}

/** Decides by a picture on which `count` things have been drawn; -i: thing i hides all of the target. */
export function decideOnPicture(eye: Spot, among: Among, count: number): Sight {
  if (count < 0) return hiddenByOne(eye, among, -count);
  if (count === 0) return openSight(eye);
  const some = cutDirections(count);
  lookAlongMiddles(some, count);
  if (bestGap.size > 4 * view.doubt || isOpen(some, count, among)) return seenSight(eye, among, count);
  return hiddenByMany(eye, among, count);
}

/** Proves the target hidden stretch by stretch, or finds a gap, which is then in `best`. */
function isOpen(some: number, count: number, among: Among): boolean {
  beginProof(count);
  for (let k = 1; k < some; k++) if (isCellOpen(cuts[k - 1]!, cuts[k]!, count, among)) return true;
  for (let k = 1; k < some - 1; k++) {
    const t = cuts[k]!;
    if (areEndsInDoubt(t, count) && isOpenBetween(t - view.narrow, t + view.narrow, among, count)) return keepGap();
  }
  return false;
}

function isCellOpen(from: number, to: number, count: number, among: Among): boolean {
  const found = coverStretch(from, to, count);
  if (found === HIDDEN) return false;
  if (found === SEEN) return keepGap();
  // From the doubt on. Stretches overlap a little, so that no rounding of their ends leaves anything out.
  const wider = 4 * view.narrow;
  return isOpenBetween(proof.from - wider, to + wider, among, count) && keepGap();
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
function sightAround(eye: Spot, among: Among): Sight {
  const sights: Sight[] = [];
  for (let quarter = 0; quarter < 4; quarter++)
    if (faceQuarter(quarter)) sights.push(decideOnPicture(eye, among, drawOccluders(among)));
  const seen = sights.filter(({ visible }) => visible);
  const list = seen.length > 0 ? seen : sights;
  const one = list.reduce((a, b) => ((seen.length > 0 ? b.margin > a.margin : b.margin < a.margin) ? b : a));
  const touches = seen.length > 0 ? one.touches : [...new Set<Touch>(list.flatMap(sight => sight.touches))];
  return { ...one, touches };
}
