import type { Body, Spot } from '../shape.ts';
import { decideOnPicture, sightToBody } from './eye-to-body.ts';
import { type Fineness, hiddenShare, hidesSome } from './one-viewpoint/hidden-share.ts';
import { type EyeWorkspace, eyeWorkspace } from './one-viewpoint/workspace.ts';
import { hiddenSpots } from './overlapping-bodies.ts';
import { drawOccluders } from './picture/draw-occluders.ts';
import { faceTarget } from './picture/face-target.ts';
import type { Among } from './types.ts';

/** Far below a thousandth in all, however many stretches there are. */
const FINE: Fineness = { parts: 8, off: 1e-6, deepest: 10 };

const ALL = 1000;

/**
 * How many thousandths of a body are hidden from an eye: of the upright rectangle through its middle, across the line
 * of view, as wide and as high as the body. 1,000 only if nothing is seen, which is exact; 0 only if nothing is hidden,
 * up to rounding. What is between is summed up and rounded.
 */
export function hiddenThousandths(eye: Spot, body: Body, among: Among): number {
  const work = eyeWorkspace();
  const { picture } = work;
  if (!faceTarget(picture, eye, body))
    return sightToBody(eye, body, among).visible ? partly(hiddenSpots(eye, body, among)) : ALL;
  const drawn = drawOccluders(picture, among);
  if (drawn <= 0) return drawn === 0 ? 0 : ALL;
  if (!hidesAny(work, drawn)) return 0;
  const half = halfWidth(work, body) / picture.view.length;
  const share = hiddenShare(work, -half, half, FINE);
  return decideOnPicture(work, eye, among, drawn).visible ? partly(share) : ALL;
}

/** Whether a share of a body is hidden from an eye: half of it, a quarter. The limit itself counts, to a thousandth. */
export const isHiddenBy = (share: number, eye: Spot, body: Body, among: Among): boolean =>
  hiddenThousandths(eye, body, among) >= share * ALL;

const partly = (share: number): number => Math.min(Math.max(Math.round(share * ALL), 1), ALL - 1);

function hidesAny({ picture }: EyeWorkspace, drawn: number): boolean {
  for (let i = 1; i <= drawn; i++) if (hidesSome(picture, i)) return true;
  return false;
}

/** Half the width of a body across the line of view. */
function halfWidth({ picture: { view } }: EyeWorkspace, { ax, ay, bx, by, r }: Body): number {
  return r + Math.abs((bx - ax) * view.cy - (by - ay) * view.cx) / (2 * view.length);
}
