import { isOver } from '../picture/hidden-heights.ts';
import { farAt, nearAt } from '../picture/outlines.ts';
import { PRISM } from '../picture/picture.ts';
import { ASIDE, drawOccluder, drawWhole, ENDS, slotOf } from './occluder-outlines.ts';
import { hasLine } from './occluders.ts';
import type { BlindWorkspace } from './workspace.ts';

// What each occluder covers of the plane from all corners of the aperture: its shadow.

/**
 * Casts the shadow of occluder k on the plane: what it covers from all corners, if anything. Tells whether that is all
 * of the target from each.
 */
export function castShadow(blind: BlindWorkspace, k: number): boolean {
  const { pair, aperture, cornerUp, goal, plane, shadowFrom, shadowTo, firstCorner, endCorner, limit, least, most } =
    blind;
  const { frame } = pair;
  const ahead = (isWhole(blind, k) ? frame.length + frame.targetDeep : goal.on) - aperture.on;
  takeCorners(blind, k);
  shadowFrom[k] = -Infinity;
  shadowTo[k] = ahead > 0 ? Infinity : -Infinity;
  let isAll = ahead > 0;
  for (let j = firstCorner[k]!; j < endCorner[k]! && (isAll || shadowFrom[k]! < shadowTo[k]!); j++) {
    const i = slotOf(k, j);
    limit[i] = 1 / ahead;
    if (!reaches(blind, i, k, j)) {
      shadowTo[k] = -Infinity;
      return false;
    }
    if (isAll) isAll = covers(blind, i, j, k);
    shadowFrom[k] = Math.max(shadowFrom[k]!, cornerUp[j]! + least[i]! * plane.far);
    shadowTo[k] = Math.min(shadowTo[k]!, cornerUp[j]! + most[i]! * plane.far);
  }
  return isAll;
}

/**
 * Takes the corners that count for occluder k. Of spots behind it, one that stands on the ground hides more from below,
 * and one that hangs more from above; on a plane before it, the other way round. So half of the corners will do.
 */
function takeCorners(blind: BlindWorkspace, k: number): void {
  const { pair, aperture, occluders, firstCorner, endCorner, isWall } = blind;
  const { between } = pair;
  const isStanding = occluders.low[k]! <= between.lowest;
  const isHanging = occluders.high[k]! >= between.highest;
  isWall[k] = isStanding && isHanging ? 1 : 0;
  firstCorner[k] = 0;
  endCorner[k] = aperture.corners;
  if (aperture.corners === 2 || !(isStanding || isHanging)) return;
  const isUpper = isStanding && (isHanging || !isBeyond(blind, k));
  const isLower = !isUpper && (isStanding || !isBeyond(blind, k));
  if (isLower) firstCorner[k] = 2;
  else endCorner[k] = 2;
}

/** Whether all of occluder k stands beyond the plane: that is the same from all corners. */
const isBeyond = (blind: BlindWorkspace, k: number): boolean =>
  blind.plane.isBefore && drawOccluder(blind, k, 0, false) !== ASIDE && blind.front[slotOf(k, 0)]! >= blind.plane.far;

/** Whether occluder k, drawn as thing i, covers all of the target from corner j. */
function covers(blind: BlindWorkspace, i: number, j: number, k: number): boolean {
  const { picture, goalHigh, goalLeft, goalLow, goalRight, isWall, least, most } = blind;
  const a = goalLeft[j]!;
  const b = goalRight[j]!;
  if (least[i]! > a || most[i]! < b) return false;
  if (isWall[k] === 1) return true;
  const low = goalLow[j]!;
  const high = goalHigh[j]!;
  if (!isOver(picture, upperBefore(blind, i, a), high) || !isOver(picture, upperBefore(blind, i, b), high))
    return false;
  return isOver(picture, low, lowerBefore(blind, i, a)) && isOver(picture, low, lowerBefore(blind, i, b));
}

/** Draws occluder k from corner j as thing i, as far as it stands before its limit. False when nothing of it does. */
function reaches(blind: BlindWorkspace, i: number, k: number, j: number): boolean {
  const { picture, isWall, least, most } = blind;
  const { kind, left, right } = picture;
  let state = drawOccluder(blind, k, j, isWall[k] === 1);
  if (state === ASIDE) return false;
  const isBefore = isBeforeLimit(blind, i);
  if (!isBefore && state === ENDS) state = drawWhole(blind, k, j);
  if (state === ASIDE) return false;
  least[i] = left[i]!;
  most[i] = right[i]!;
  if (isBefore) return true;
  // A body that reaches beyond its limit does not count at all.
  if (kind[i] !== PRISM) return false;
  clipAtLimit(blind, i);
  return true;
}

/** Whether all of thing i stands before its limit, which is the plane for a thing that reaches through that. */
function isBeforeLimit(blind: BlindWorkspace, i: number): boolean {
  const { plane, back, front, limit } = blind;
  if (limit[i]! * plane.far < 1 && front[i]! < plane.far && back[i]! > plane.far) limit[i] = 1 / plane.far;
  return limit[i]! * back[i]! <= 1;
}

/** Keeps the directions in which a prism begins before its limit. */
function clipAtLimit(blind: BlindWorkspace, i: number): void {
  const { picture, limit, least, most } = blind;
  const { edgeA, edgeB, edgesFrom, edgesTurn } = picture;
  const q = limit[i]!;
  for (let e = edgesFrom[i]!; e < edgesTurn[i]!; e++) {
    const t = (q - edgeA[e]!) / edgeB[e]!;
    if (edgeB[e]! > 0) least[i] = Math.max(least[i]!, t);
    else if (edgeB[e]! < 0) most[i] = Math.min(most[i]!, t);
    else if (edgeA[e]! <= q) most[i] = -Infinity;
  }
}

/** Whether all of occluder k stands before the target for all eyes in the aperture. */
function isWhole(blind: BlindWorkspace, k: number): boolean {
  const { goal, occluders } = blind;
  const intruder = occluders.intruder[k]!;
  if (goal.part && intruder >= 0) {
    const line = goal.part.lines[intruder]!;
    return line ? isBefore(blind, line.x, line.y, line.at) : isLevelWith(blind, k);
  }
  return hasLine(blind, k)
    ? isBefore(blind, occluders.lineX[k]!, occluders.lineY[k]!, occluders.line[k]!)
    : isLevelWith(blind, k);
}

/** Whether all of the aperture is on this side of a line. */
function isBefore({ pair, aperture, cornerUp }: BlindWorkspace, x: number, y: number, line: number): boolean {
  const { frame } = pair;
  const atX = frame.x + aperture.on * frame.onX;
  const atY = frame.y + aperture.on * frame.onY;
  const one = x * (atX - cornerUp[0]! * frame.onY) + y * (atY + cornerUp[0]! * frame.onX);
  const other = x * (atX - cornerUp[1]! * frame.onY) + y * (atY + cornerUp[1]! * frame.onX);
  return one <= line && other <= line;
}

/** Whether occluder k and all eyes lie below the target, or all above it: then it stands before the target. */
function isLevelWith({ aperture, cornerZ, goal, occluders }: BlindWorkspace, k: number): boolean {
  const last = aperture.corners - 1;
  const { low, high } = goal;
  return (occluders.high[k]! <= low && cornerZ[0]! <= low) || (occluders.low[k]! >= high && cornerZ[last]! >= high);
}

/** Finds the heights that occluder k covers at a place from all corners, into `shadowHeights`. */
export function shadowHeightsAt(blind: BlindWorkspace, k: number, place: number): void {
  const { cornerUp, cornerZ, plane, firstCorner, endCorner, isWall, shadowHeights } = blind;
  let low = -Infinity;
  let high = Infinity;
  if (isWall[k] === 0)
    for (let j = firstCorner[k]!; j < endCorner[k]!; j++) {
      const i = slotOf(k, j);
      const t = (place - cornerUp[j]!) / plane.far;
      low = Math.max(low, cornerZ[j]! + lowerBefore(blind, i, t));
      high = Math.min(high, cornerZ[j]! + upperBefore(blind, i, t));
    }
  shadowHeights.low = low;
  shadowHeights.high = high;
}

/** The lower edge of thing i in direction t, on the plane, as far as it stands before its limit. */
function lowerBefore({ picture, plane, limit }: BlindWorkspace, i: number, t: number): number {
  const height = picture.bottom[i]!;
  return height * plane.far * (height < 0 ? nearAt(picture, i, t) : Math.max(limit[i]!, farAt(picture, i, t)));
}

/** The upper edge likewise. */
function upperBefore({ picture, plane, limit }: BlindWorkspace, i: number, t: number): number {
  const height = picture.top[i]!;
  return height * plane.far * (height > 0 ? nearAt(picture, i, t) : Math.max(limit[i]!, farAt(picture, i, t)));
}

/**
 * How far on a plane stands best to look at the seam between two occluders, or between one and the target (0). On a
 * plane between the depths of two edges nothing is lost: as the eye moves, their shadows move there in opposite ways,
 * so that they come closest for one and the same eye.
 */
export function depthBetween(blind: BlindWorkspace, one: number, other: number): number {
  const { back, front, firstCorner } = blind;
  if (one === 0 || other === 0) return back[slotOf(one + other, firstCorner[one + other]!)]!;
  const i = slotOf(one, firstCorner[one]!);
  const j = slotOf(other, firstCorner[other]!);
  const low = Math.min(back[i]!, back[j]!);
  const high = Math.max(front[i]!, front[j]!);
  return low < high ? (low + high) / 2 : low;
}
