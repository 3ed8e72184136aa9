import type { PairWorkspace } from '../best-viewpoint/workspace.ts';
import { drawBody, drawSolid, placeCorners } from '../picture/draw-outlines.ts';
import { ENDLESS } from '../picture/face-target.ts';
import type { Picture } from '../picture/picture.ts';
import type { Prisms } from '../solids/flat-solids.ts';
import { standAt } from './aperture.ts';
import type { BlindWorkspace } from './workspace.ts';

// The occluders as the corners of an aperture see them: each is drawn once, lazily, whatever part of the target is to
// be hidden and on whatever plane.

/** Nothing of it is seen before the target, or nothing reliable. */
export const ASIDE = 0;
/** A wall of which only the ends are known. */
export const ENDS = 1;
export const DRAWN = 2;

/** Edges that run so nearly through a corner of the aperture are not reliable. */
const NEARLY_THROUGH = 1e-6;

/** The number on the picture of occluder k as seen from corner j. */
export const slotOf = (k: number, j: number): number => 1 + (k - 1) * 4 + j;

/** Begins with nothing drawn from the corners of a new aperture. */
export function beginOutlines({ picture, outlines }: BlindWorkspace): void {
  outlines.aperture = outlines.aperture === 0x7fffffff ? 1 : outlines.aperture + 1;
  picture.edges.end = 0;
}

/** Draws occluder k from corner j, unless it is drawn already, and tells what came of it. */
export function drawOccluder(blind: BlindWorkspace, k: number, j: number, isWall: boolean): number {
  const { pair, picture, occluders, drawnFor, state, front, back, outlines } = blind;
  const { drawn } = picture;
  const i = slotOf(k, j);
  if (drawnFor[i] === outlines.aperture) return state[i]!;
  drawnFor[i] = outlines.aperture;
  beginFrom(blind, j);
  const index = occluders.at[k]!;
  const isBody = index < 0 && occluders.isInner[k] === 0;
  const drawing = isBody ? drawCircles(pair, i, -1 - index) : drawPrism(blind, i, k, isWall);
  state[i] = drawing;
  front[i] = drawn.front;
  back[i] = drawn.back;
  return drawing;
}

/** Draws all of a wall of which only the ends were known. */
export function drawWhole(blind: BlindWorkspace, k: number, j: number): number {
  const { state } = blind;
  const i = slotOf(k, j);
  beginFrom(blind, j);
  state[i] = drawPrism(blind, i, k, false);
  return state[i]!;
}

/** Begins a drawing from corner j. */
function beginFrom(blind: BlindWorkspace, j: number): void {
  const { picture, widestLeft, widestRight, work } = blind;
  const { left, right } = picture;
  work.effort.drawn++;
  standAt(blind, j);
  left[0] = widestLeft[j]!;
  right[0] = widestRight[j]!;
}

function drawCircles(pair: PairWorkspace, i: number, b: number): number {
  const { picture, between } = pair;
  const { left, right, view } = picture;
  drawBody(picture, i, between.bodies!, b);
  left[i] = left[i]! + view.narrow;
  right[i] = right[i]! - view.narrow;
  stretch(pair, i);
  return left[i]! < right[i]! && isAhead(picture, i) ? DRAWN : ASIDE;
}

function drawPrism(blind: BlindWorkspace, i: number, k: number, isWall: boolean): number {
  const { pair, picture, aperture, occluders } = blind;
  const { between, frame } = pair;
  const { drawn } = picture;
  const index = occluders.at[k]!;
  const prisms = index < 0 ? between.bodies!.inner : between.solids;
  const s = index < 0 ? -1 - index : index;
  if (isWall && isWellAhead(pair, i, prisms, s)) return isAhead(picture, i) ? ENDS : ASIDE;
  drawn.steepest = 0;
  if (!drawSolid(picture, i, prisms, s)) return ASIDE;
  stretch(pair, i);
  return drawn.steepest * (frame.length + frame.targetDeep - aperture.on) * NEARLY_THROUGH < 1 ? DRAWN : ASIDE;
}

/** Of a wall well ahead only the ends count. */
function isWellAhead(pair: PairWorkspace, i: number, prisms: Prisms, s: number): boolean {
  const { picture, frame } = pair;
  const { drawn } = picture;
  return placeCorners(picture, i, prisms, s) && drawn.front >= NEARLY_THROUGH * frame.length;
}

const isAhead = ({ left, right }: Picture, i: number): boolean => right[i]! > left[0]! && left[i]! < right[0]!;

/** No line passes below what reaches down to the lower of the two bodies, nor above what reaches up to the higher. */
function stretch(pair: PairWorkspace, i: number): void {
  const { picture, between } = pair;
  const { bottom, top, view } = picture;
  if (bottom[i]! + view.z <= between.lowest) bottom[i] = -ENDLESS;
  if (top[i]! + view.z >= between.highest) top[i] = ENDLESS;
}
