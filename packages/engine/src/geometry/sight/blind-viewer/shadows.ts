import { between, frame } from '../best-viewpoint/pair-frame.ts';
import { isOver } from '../picture/hidden-heights.ts';
import {
  bottom,
  edgeA,
  edgeB,
  edgesFrom,
  edgesTurn,
  farAt,
  kind,
  left,
  nearAt,
  PRISM,
  right,
  top,
} from '../picture/picture.ts';
import { aperture, cornerUp, cornerZ, goal, goalHigh, goalLeft, goalLow, goalRight, plane } from './aperture.ts';
import { ASIDE, back, drawOccluder, drawWhole, ENDS, front, slotOf } from './occluder-outlines.ts';
import { hasLine, occluders } from './occluders.ts';

/** What each screen covers of the plane from all corners of the pane. */

/** Between which ends on the plane each screen covers from all corners, and which of these count for it. */
export const shadowFrom = new Float64Array(512);
export const shadowTo = new Float64Array(512);
const firstCorner = new Uint8Array(512);
const endCorner = new Uint8Array(512);
/** Whether no line passes over a screen, nor under it. */
const isWall = new Uint8Array(512);
/** By slot: the nearness up to which a screen counts, and between which directions it reaches so far. */
const limit = new Float64Array(2048);
const least = new Float64Array(2048);
const most = new Float64Array(2048);

/**
 * Casts screen k on the plane from the corners, as long as there is something that it covers from all of them. Tells
 * whether that is all of the target from each.
 */
export function castShadow(k: number): boolean {
  const ahead = (isWhole(k) ? frame.length + frame.targetDeep : goal.on) - aperture.on;
  takeCorners(k);
  shadowFrom[k] = -Infinity;
  shadowTo[k] = ahead > 0 ? Infinity : -Infinity;
  let isAll = ahead > 0;
  for (let j = firstCorner[k]!; j < endCorner[k]! && (isAll || shadowFrom[k]! < shadowTo[k]!); j++) {
    const i = slotOf(k, j);
    limit[i] = 1 / ahead;
    if (!reaches(i, k, j)) {
      shadowTo[k] = -Infinity;
      return false;
    }
    if (isAll) isAll = covers(i, j, k);
    shadowFrom[k] = Math.max(shadowFrom[k]!, cornerUp[j]! + least[i]! * plane.far);
    shadowTo[k] = Math.min(shadowTo[k]!, cornerUp[j]! + most[i]! * plane.far);
  }
  return isAll;
}

/**
 * The corners that count for screen k. Of a spot behind it, what stands on the ground covers more from below, and what
 * hangs more from above; of what lies beyond a spot before it, the other way round. So half of the corners will do.
 */
function takeCorners(k: number): void {
  const isStanding = occluders.low[k]! <= between.lowest;
  const isHanging = occluders.high[k]! >= between.highest;
  isWall[k] = isStanding && isHanging ? 1 : 0;
  firstCorner[k] = 0;
  endCorner[k] = aperture.corners;
  if (aperture.corners === 2 || !(isStanding || isHanging)) return;
  const isUpper = isStanding && (isHanging || !isBeyond(k));
  const isLower = !isUpper && (isStanding || !isBeyond(k));
  if (isLower) firstCorner[k] = 2;
  else endCorner[k] = 2;
}

/** Whether all of screen k stands beyond the plane: that is the same from all corners. */
const isBeyond = (k: number): boolean =>
  plane.isBefore && drawOccluder(k, 0, false) !== ASIDE && front[slotOf(k, 0)]! >= plane.far;

/** Whether screen k, as thing i, covers all of the target from corner j. */
function covers(i: number, j: number, k: number): boolean {
  const a = goalLeft[j]!;
  const b = goalRight[j]!;
  if (least[i]! > a || most[i]! < b) return false;
  if (isWall[k] === 1) return true;
  const low = goalLow[j]!;
  const high = goalHigh[j]!;
  if (!isOver(upperBefore(i, a), high) || !isOver(upperBefore(i, b), high)) return false;
  return isOver(low, lowerBefore(i, a)) && isOver(low, lowerBefore(i, b));
}

/** Draws screen k from corner j as thing i, as far as it stands before its limit. False when nothing of it does. */
function reaches(i: number, k: number, j: number): boolean {
  let state = drawOccluder(k, j, isWall[k] === 1);
  if (state === ASIDE) return false;
  const isBefore = isBeforeLimit(i);
  if (!isBefore && state === ENDS) state = drawWhole(k, j);
  if (state === ASIDE) return false;
  least[i] = left[i]!;
  most[i] = right[i]!;
  if (isBefore) return true;
  // Of a body that reaches beyond its limit, count nothing.
  if (kind[i] !== PRISM) return false;
  clipAtLimit(i);
  return true;
}

/** Whether all of thing i stands before its limit; of one that reaches through the plane only what stands before that counts. */
function isBeforeLimit(i: number): boolean {
  if (limit[i]! * plane.far < 1 && front[i]! < plane.far && back[i]! > plane.far) limit[i] = 1 / plane.far;
  return limit[i]! * back[i]! <= 1;
}

/** Only what stands before its limit counts: keeps the directions in which a prism begins before it. */
function clipAtLimit(i: number): void {
  const q = limit[i]!;
  for (let e = edgesFrom[i]!; e < edgesTurn[i]!; e++) {
    const t = (q - edgeA[e]!) / edgeB[e]!;
    if (edgeB[e]! > 0) least[i] = Math.max(least[i]!, t);
    else if (edgeB[e]! < 0) most[i] = Math.min(most[i]!, t);
    else if (edgeA[e]! <= q) most[i] = -Infinity;
  }
}

/** Whether all of screen k stands before the target for all eyes in the pane. */
function isWhole(k: number): boolean {
  const intruder = occluders.intruder[k]!;
  if (goal.part && intruder >= 0) {
    const line = goal.part.lines[intruder]!;
    return line ? isBefore(line.x, line.y, line.at) : isLevelWith(k);
  }
  return hasLine(k) ? isBefore(occluders.lineX[k]!, occluders.lineY[k]!, occluders.line[k]!) : isLevelWith(k);
}

/** Whether all of the pane is on this side of a line. */
function isBefore(x: number, y: number, line: number): boolean {
  const atX = frame.x + aperture.on * frame.onX;
  const atY = frame.y + aperture.on * frame.onY;
  const one = x * (atX - cornerUp[0]! * frame.onY) + y * (atY + cornerUp[0]! * frame.onX);
  const other = x * (atX - cornerUp[1]! * frame.onY) + y * (atY + cornerUp[1]! * frame.onX);
  return one <= line && other <= line;
}

/** Whether screen k lies below the target and all eyes too, or above: then it stands before the target. */
function isLevelWith(k: number): boolean {
  const last = aperture.corners - 1;
  const { low, high } = goal;
  return (occluders.high[k]! <= low && cornerZ[0]! <= low) || (occluders.low[k]! >= high && cornerZ[last]! >= high);
}

/** The heights that a screen covers at a place. */
export const shadowHeights = { low: 0.5, high: 0.5 };

/** Finds what screen k covers at a place from all corners, into `heights`. */
export function shadowHeightsAt(k: number, place: number): void {
  let low = -Infinity;
  let high = Infinity;
  if (isWall[k] === 0)
    for (let j = firstCorner[k]!; j < endCorner[k]!; j++) {
      const i = slotOf(k, j);
      const t = (place - cornerUp[j]!) / plane.far;
      low = Math.max(low, cornerZ[j]! + lowerBefore(i, t));
      high = Math.min(high, cornerZ[j]! + upperBefore(i, t));
    }
  shadowHeights.low = low;
  shadowHeights.high = high;
}

const lowerBefore = (i: number, t: number): number =>
  bottom[i]! * plane.far * (bottom[i]! < 0 ? nearAt(i, t) : Math.max(limit[i]!, farAt(i, t)));

const upperBefore = (i: number, t: number): number =>
  top[i]! * plane.far * (top[i]! > 0 ? nearAt(i, t) : Math.max(limit[i]!, farAt(i, t)));

/**
 * How far on a plane stands best to look at the seam between two screens, or between one and the target (0). On a plane
 * between the depths of two edges nothing is lost: as the eye moves their shadows move there in opposite ways, so that
 * they come closest for one and the same eye.
 */
export function depthBetween(one: number, other: number): number {
  if (one === 0 || other === 0) return back[slotOf(one + other, firstCorner[one + other]!)]!;
  const i = slotOf(one, firstCorner[one]!);
  const j = slotOf(other, firstCorner[other]!);
  const low = Math.min(back[i]!, back[j]!);
  const high = Math.max(front[i]!, front[j]!);
  return low < high ? (low + high) / 2 : low;
}
