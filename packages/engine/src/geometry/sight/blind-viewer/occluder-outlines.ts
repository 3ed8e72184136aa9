import type { PairWorkspace } from '../best-viewpoint/workspace.ts';
import { drawBody, drawSolid, placeCorners } from '../picture/draw-outlines.ts';
import { ENDLESS } from '../picture/face-target.ts';
import type { Picture } from '../picture/picture.ts';
import type { Prisms } from '../solids/flat-solids.ts';
import { standAt } from './aperture.ts';
import type { BlindWorkspace } from './workspace.ts';

/**
 * The screens as the corners of a pane see them: each is drawn once, when it is first asked for, whatever part of the
 * target is to be hidden, and on whatever plane.
 */

/** Nothing of it is seen before the target, or nothing that is to be relied on. */
export const ASIDE = 0;
/** A wall of which only the ends are known. */
export const ENDS = 1;
export const DRAWN = 2;

/** Edges that run so nearly through a corner of the pane are not to be relied on. */
const WILD = 1e-6;

/** The number of screen k on the picture of corner j. */
export const slotOf = (k: number, j: number): number => 1 + (k - 1) * 4 + j;

/** Begins with nothing drawn from the corners of a new pane. */
export function beginOutlines(blind: BlindWorkspace): void {
  const { picture, outlines } = blind;
  const { edges } = picture;
  outlines.aperture = outlines.aperture === 0x7fffffff ? 1 : outlines.aperture + 1;
  edges.end = 0;
}

/** Draws screen k from corner j, unless it is drawn already, and tells what came of it. */
export function drawOccluder(blind: BlindWorkspace, k: number, j: number, isWall: boolean): number {
  const { pair, picture, occluders, drawnFor, state, front, back, outlines } = blind;
  const { drawn } = picture;
  const i = slotOf(k, j);
  if (drawnFor[i] === outlines.aperture) return state[i]!;
  drawnFor[i] = outlines.aperture;
  take(blind, j);
  const index = occluders.at[k]!;
  const isBody = index < 0 && occluders.isInner[k] === 0;
  const found = isBody ? drawCircles(pair, i, -1 - index) : drawPrism(blind, i, k, isWall);
  state[i] = found;
  front[i] = drawn.front;
  back[i] = drawn.back;
  return found;
}

/** Draws all of a wall of which only the ends were known. */
export function drawWhole(blind: BlindWorkspace, k: number, j: number): number {
  const { state } = blind;
  const i = slotOf(k, j);
  take(blind, j);
  state[i] = drawPrism(blind, i, k, false);
  return state[i]!;
}

function take(blind: BlindWorkspace, j: number): void {
  const { picture, widestLeft, widestRight, effort } = blind;
  const { left, right } = picture;
  effort.drawn++;
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
  drawn.wild = 0;
  if (!drawSolid(picture, i, prisms, s)) return ASIDE;
  stretch(pair, i);
  return drawn.wild * (frame.length + frame.targetDeep - aperture.on) * WILD < 1 ? DRAWN : ASIDE;
}

/** Of a wall well ahead only the ends count. */
function isWellAhead(pair: PairWorkspace, i: number, prisms: Prisms, s: number): boolean {
  const { picture, frame } = pair;
  const { drawn } = picture;
  const start = prisms.start[s]!;
  const isBefore = placeCorners(picture, i, prisms, start, prisms.start[s + 1]! - start);
  return isBefore && drawn.front >= WILD * frame.length;
}

const isAhead = (picture: Picture, i: number): boolean =>
  picture.right[i]! > picture.left[0]! && picture.left[i]! < picture.right[0]!;

/** What reaches down to the lower of the two bodies, or up to the higher, no line passes below, or above. */
function stretch(pair: PairWorkspace, i: number): void {
  const { picture, between } = pair;
  const { bottom, top, view } = picture;
  if (bottom[i]! + view.z <= between.lowest) bottom[i] = -ENDLESS;
  if (top[i]! + view.z >= between.highest) top[i] = ENDLESS;
}
