import { between, frame } from '../best-viewpoint/pair-frame.ts';
import { drawBody, drawn, drawSolid, edges, placeCorners } from '../picture/draw-outlines.ts';
import { ENDLESS } from '../picture/face-target.ts';
import { bottom, left, right, top, view } from '../picture/picture.ts';
import type { Prisms } from '../solids/flat-solids.ts';
import { aperture, standAt, widestLeft, widestRight } from './aperture.ts';
import { occluders } from './occluders.ts';

/**
 * The screens as the corners of a pane see them: each is drawn once, when it is first asked for, whatever part of the
 * target is to be hidden, and on whatever plane.
 */

/** Nothing of it is seen before the target, or nothing that is to be relied on. */
export const ASIDE = 0;
/** A wall of which only the ends are known. */
export const ENDS = 1;
export const DRAWN = 2;

/** By slot: for which pane it was drawn, what came of it, and how far on it begins and ends. */
const drawnFor = new Int32Array(2048);
const state = new Uint8Array(2048);
export const front = new Float64Array(2048);
export const back = new Float64Array(2048);
const outlines = { pane: 0 };

/** How many screens were drawn, each from one corner: what a proof costs. */
export const effort = { drawn: 0 };

/** Edges that run so nearly through a corner of the pane are not to be relied on. */
const WILD = 1e-6;

/** The number of screen k on the picture of corner j. */
export const slotOf = (k: number, j: number): number => 1 + (k - 1) * 4 + j;

/** Begins with nothing drawn from the corners of a new pane. */
export function beginOutlines(): void {
  outlines.pane = outlines.pane === 0x7fffffff ? 1 : outlines.pane + 1;
  edges.end = 0;
}

/** Draws screen k from corner j, unless it is drawn already, and tells what came of it. */
export function drawOccluder(k: number, j: number, isWall: boolean): number {
  const i = slotOf(k, j);
  if (drawnFor[i] === outlines.pane) return state[i]!;
  drawnFor[i] = outlines.pane;
  take(j);
  const index = occluders.at[k]!;
  const isBody = index < 0 && occluders.isInner[k] === 0;
  const found = isBody ? drawCircles(i, -1 - index) : drawPrism(i, k, isWall);
  state[i] = found;
  front[i] = drawn.front;
  back[i] = drawn.back;
  return found;
}

/** Draws all of a wall of which only the ends were known. */
export function drawWhole(k: number, j: number): number {
  const i = slotOf(k, j);
  take(j);
  state[i] = drawPrism(i, k, false);
  return state[i]!;
}

function take(j: number): void {
  effort.drawn++;
  standAt(j);
  left[0] = widestLeft[j]!;
  right[0] = widestRight[j]!;
}

function drawCircles(i: number, b: number): number {
  drawBody(i, between.bodies!, b);
  left[i] = left[i]! + view.narrow;
  right[i] = right[i]! - view.narrow;
  stretch(i);
  return left[i]! < right[i]! && isAhead(i) ? DRAWN : ASIDE;
}

function drawPrism(i: number, k: number, isWall: boolean): number {
  const index = occluders.at[k]!;
  const prisms = index < 0 ? between.bodies!.inner : between.solids;
  const s = index < 0 ? -1 - index : index;
  if (isWall && isWellAhead(i, prisms, s)) return isAhead(i) ? ENDS : ASIDE;
  drawn.wild = 0;
  if (!drawSolid(i, prisms, s)) return ASIDE;
  stretch(i);
  return drawn.wild * (frame.length + frame.targetDeep - aperture.on) * WILD < 1 ? DRAWN : ASIDE;
}

/** Of a wall well ahead only the ends count. */
function isWellAhead(i: number, prisms: Prisms, s: number): boolean {
  const start = prisms.start[s]!;
  const isBefore = placeCorners(i, prisms, start, prisms.start[s + 1]! - start);
  return isBefore && drawn.front >= WILD * frame.length;
}

const isAhead = (i: number): boolean => right[i]! > left[0]! && left[i]! < right[0]!;

/** What reaches down to the lower of the two bodies, or up to the higher, no line passes below, or above. */
function stretch(i: number): void {
  if (bottom[i]! + view.z <= between.lowest) bottom[i] = -ENDLESS;
  if (top[i]! + view.z >= between.highest) top[i] = ENDLESS;
}
