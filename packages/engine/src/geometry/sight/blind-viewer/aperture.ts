import { BOTTOM, TOP } from '../best-viewpoint/viewpoint-boxes.ts';
import type { Box, PairWorkspace } from '../best-viewpoint/workspace.ts';
import { drawFootprint } from '../picture/draw-outlines.ts';
import { DOUBT } from '../picture/face-target.ts';
import type { Part } from '../solids/target-parts.ts';
import type { BlindWorkspace } from './workspace.ts';

// The aperture of a box of eyes: an upright rectangle in the box's front through which all lines from it to the target
// go, and what each of its corners sees. Pictures from a corner are drawn one tenth ahead of it: a picture's t is what
// lies aside, and its nearness the inverse of what lies on. So they hold for every plane across the view: t and
// nearness q of a point at height w above the corner lie at (up + t far, z + w q far) on the plane `far` ahead.

/** Finds the corners of the aperture of a box. False when the target is too close. */
export function openAperture(blind: BlindWorkspace, { on0, on1, up0, up1, z0, z1, face }: Box): boolean {
  const { pair, aperture, cornerUp, cornerZ } = blind;
  const { between, frame } = pair;
  const deep = on1 - on0;
  const least = frame.length - frame.targetDeep - on1;
  if (least <= 0) return false;
  const aside = (deep * (Math.max(-up0, up1) + frame.targetWide)) / least;
  const { target } = between;
  // Lines leave a viewer's top only upwards, and its bottom only downwards.
  const rise = face === BOTTOM ? 0 : (deep * Math.max(0, target.top - z0)) / least;
  const fall = face === TOP ? 0 : (deep * Math.max(0, z1 - target.bottom)) / least;
  aperture.on = on1;
  // Where only the highest eyes count, or only the lowest, the same holds in the aperture.
  const isLevel = between.isStanding || between.isHanging;
  const high = z1 + rise;
  const low = z0 - fall;
  aperture.corners = isLevel ? 2 : 4;
  cornerUp[0] = up0 - aside;
  cornerUp[1] = up1 + aside;
  cornerUp[2] = cornerUp[0]!;
  cornerUp[3] = cornerUp[1]!;
  cornerZ.fill(isLevel && !between.isStanding ? low : high, 0, 2);
  cornerZ.fill(low, 2, 4);
  return true;
}

/** Looks at what is covered on the plane `far` ahead. */
export function takePlane({ pair: { frame }, aperture, plane }: BlindWorkspace, far: number): void {
  plane.isBefore = far < frame.length + frame.targetDeep - aperture.on;
  plane.far = far;
}

/** Takes the view from corner j of the aperture. */
export function standAt(blind: BlindWorkspace, j: number): void {
  const { cornerUp, cornerZ } = blind;
  const { frame } = blind.pair;
  const { view } = blind.picture;
  const { on } = blind.aperture;
  view.x = frame.x + on * frame.onX - cornerUp[j]! * frame.onY;
  view.y = frame.y + on * frame.onY + cornerUp[j]! * frame.onX;
  view.z = cornerZ[j]!;
  view.cx = frame.onX;
  view.cy = frame.onY;
  view.length = 1;
  view.square = 1;
  view.doubt = DOUBT;
  // As seen on the nearer of the two planes.
  view.narrow = (2 * DOUBT) / (frame.length - on);
}

/** Draws the target from all corners. False when it cannot be drawn. */
export function drawTarget(blind: BlindWorkspace): boolean {
  const { pair, picture, aperture, wholeLeft, wholeRight, wholeFront, wholeBack, widestLeft, widestRight } = blind;
  const { between, frame } = pair;
  const { targetPlan, drawn, left, right, view } = picture;
  const { ax, ay, bx, by, r } = between.target;
  targetPlan.r = r;
  for (let j = 0; j < aperture.corners; j++) {
    standAt(blind, j);
    targetPlan.ax = ax - view.x;
    targetPlan.ay = ay - view.y;
    targetPlan.bx = bx - view.x;
    targetPlan.by = by - view.y;
    drawFootprint(picture, 0, targetPlan);
    if (drawn.front <= 0) return false;
    wholeLeft[j] = left[0]!;
    wholeRight[j] = right[0]!;
    wholeFront[j] = drawn.front;
    wholeBack[j] = drawn.back;
  }
  widestLeft.fill(Infinity);
  widestRight.fill(-Infinity);
  widen(blind, frame.length + frame.targetDeep - aperture.on);
  widen(blind, (frame.length - aperture.on) / 2);
  return true;
}

/** Widens the directions that may count by those in which some corner sees the target on the plane `far` ahead. */
function widen(blind: BlindWorkspace, far: number): void {
  const { aperture, cornerUp, wholeLeft, wholeRight, widestLeft, widestRight } = blind;
  let from = Infinity;
  let to = -Infinity;
  for (let j = 0; j < aperture.corners; j++) {
    from = Math.min(from, cornerUp[j]! + wholeLeft[j]! * far);
    to = Math.max(to, cornerUp[j]! + wholeRight[j]! * far);
  }
  for (let j = 0; j < aperture.corners; j++) {
    widestLeft[j] = Math.min(widestLeft[j]!, (from - cornerUp[j]!) / far);
    widestRight[j] = Math.max(widestRight[j]!, (to - cornerUp[j]!) / far);
  }
}

/** Takes the target as drawn, or a part of it, as what is to be hidden. */
export function takeGoal(blind: BlindWorkspace, part: Part | null): void {
  const { pair, aperture, goal, goalBox } = blind;
  const { between, frame } = pair;
  goal.part = part;
  goal.on = part ? foremost(pair, part) : frame.length - frame.targetDeep;
  goal.low = part ? part.low : between.target.bottom;
  goal.high = part ? part.high : between.target.top;
  goalBox.from = Infinity;
  goalBox.to = -Infinity;
  goalBox.low = Infinity;
  goalBox.high = -Infinity;
  for (let j = 0; j < aperture.corners; j++) boxGoal(blind, j);
}

/** Finds the box around the goal as corner j sees it, and widens the box around all of them. */
function boxGoal(blind: BlindWorkspace, j: number): void {
  const { plane, cornerUp, cornerZ, goal, goalLeft, goalRight, goalLow, goalHigh, goalBox } = blind;
  const { drawn, left, right } = blind.picture;
  left[0] = blind.wholeLeft[j]!;
  right[0] = blind.wholeRight[j]!;
  drawn.front = blind.wholeFront[j]!;
  drawn.back = blind.wholeBack[j]!;
  if (goal.part) narrowTo(blind, goal.part, j);
  goalLeft[j] = left[0]!;
  goalRight[j] = right[0]!;
  const low = goal.low - cornerZ[j]!;
  const high = goal.high - cornerZ[j]!;
  goalLow[j] = (low * plane.far) / (low < 0 ? drawn.front : drawn.back);
  goalHigh[j] = (high * plane.far) / (high > 0 ? drawn.front : drawn.back);
  goalBox.from = Math.min(goalBox.from, cornerUp[j]! + left[0]! * plane.far);
  goalBox.to = Math.max(goalBox.to, cornerUp[j]! + right[0]! * plane.far);
  goalBox.low = Math.min(goalBox.low, cornerZ[j]! + goalLow[j]!);
  goalBox.high = Math.max(goalBox.high, cornerZ[j]! + goalHigh[j]!);
}

/** How far on a part begins. */
function foremost({ frame }: PairWorkspace, { corners }: Part): number {
  let least = Infinity;
  for (const { x, y } of corners) least = Math.min(least, (x - frame.x) * frame.onX + (y - frame.y) * frame.onY);
  return least;
}

/** Narrows the ends and the depth of the target from corner j to a part of it. */
function narrowTo(blind: BlindWorkspace, { corners }: Part, j: number): void {
  const { drawn, left, right, view } = blind.picture;
  standAt(blind, j);
  let from = Infinity;
  let to = -Infinity;
  let front = Infinity;
  let back = -Infinity;
  for (const { x, y } of corners) {
    const along = (x - view.x) * view.cx + (y - view.y) * view.cy;
    const t = (view.cx * (y - view.y) - view.cy * (x - view.x)) / along;
    if (along < front) front = along;
    if (along > back) back = along;
    if (t < from) from = t;
    if (t > to) to = t;
  }
  if (front <= 0) return;
  drawn.front = Math.max(drawn.front, front);
  drawn.back = Math.min(drawn.back, back);
  left[0] = Math.max(left[0]!, from);
  right[0] = Math.min(right[0]!, to);
}
