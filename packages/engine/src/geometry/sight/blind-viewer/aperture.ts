import { between, frame } from '../best-viewpoint/pair-frame.ts';
import { BOTTOM, type Box, TOP } from '../best-viewpoint/viewpoint-boxes.ts';
import { targetPlan } from '../picture/depth-order.ts';
import { drawLong, drawn, drawRound } from '../picture/draw-outlines.ts';
import { DOUBT } from '../picture/face-target.ts';
import { left, right, view } from '../picture/picture.ts';
import type { Part } from '../solids/target-parts.ts';

/**
 * The upright pane in a box's front through which all lines from it to the target go, and what each of its corners sees.
 * Pictures from a corner are drawn one tenth ahead of it: a picture's t is what lies aside and its nearness the inverse
 * of what lies on. So they hold for every plane across the view: t and nearness q of a point at height w above the
 * corner lie at (up + t far, z + w q far) on the plane `far` ahead.
 */
export const aperture = { on: 0.5, corners: 0 };
/** The plane on which is looked at what is covered, and whether it stands before the target rather than behind it. */
export const plane = { far: 0.5, isBefore: false };
/** The corners. */
export const cornerUp = new Float64Array(4);
export const cornerZ = new Float64Array(4);

/** The target by corner: between which directions, and how far on it begins and ends. */
const wholeLeft = new Float64Array(4);
const wholeRight = new Float64Array(4);
const wholeFront = new Float64Array(4);
const wholeBack = new Float64Array(4);

/** The directions from each corner that may count: those in which some corner sees the target on either plane. */
export const widestLeft = new Float64Array(4);
export const widestRight = new Float64Array(4);

/** What is to be hidden: a part of the target or, null, all of it; how far on it begins, and its heights. */
export const goal = { part: null as Part | null, on: 0.5, low: 0.5, high: 0.5 };
/** The box around it by corner: directions, and heights above the corner on the plane. */
export const goalLeft = new Float64Array(4);
export const goalRight = new Float64Array(4);
export const goalLow = new Float64Array(4);
export const goalHigh = new Float64Array(4);
/** The box around all of these on the plane. */
export const goalBox = { from: 0.5, to: 0.5, low: 0.5, high: 0.5 };

/** Finds the corners of the pane through which all lines from the box to the target go. */
export function openAperture({ on0, on1, up0, up1, z0, z1, face }: Box): boolean {
  const deep = on1 - on0;
  const least = frame.length - frame.targetDeep - on1;
  if (least <= 0) return false;
  const aside = (deep * (Math.max(-up0, up1) + frame.targetWide)) / least;
  const { target } = between;
  // By its top lines leave a viewer only upwards, by its bottom only downwards.
  const rise = face === BOTTOM ? 0 : (deep * Math.max(0, target.top - z0)) / least;
  const fall = face === TOP ? 0 : (deep * Math.max(0, z1 - target.bottom)) / least;
  aperture.on = on1;
  // Where only the highest eyes count, or only the lowest, so it is in the pane.
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

/** Takes the plane so far ahead. */
export function takePlane(far: number): void {
  plane.isBefore = far < frame.length + frame.targetDeep - aperture.on;
  plane.far = far;
}

/** Takes the view from corner j of the pane. */
export function standAt(j: number): void {
  const { on } = aperture;
  view.x = frame.x + on * frame.onX - cornerUp[j]! * frame.onY;
  view.y = frame.y + on * frame.onY + cornerUp[j]! * frame.onX;
  view.z = cornerZ[j]!;
  view.cx = frame.onX;
  view.cy = frame.onY;
  view.length = 1;
  view.square = 1;
  view.doubt = DOUBT;
  // At the nearer of the two planes.
  view.narrow = (2 * DOUBT) / (frame.length - on);
}

/** Draws the target from all corners. False when it cannot be drawn. */
export function drawTarget(): boolean {
  const { ax, ay, bx, by, r } = between.target;
  targetPlan.r = r;
  for (let j = 0; j < aperture.corners; j++) {
    standAt(j);
    targetPlan.ax = ax - view.x;
    targetPlan.ay = ay - view.y;
    targetPlan.bx = bx - view.x;
    targetPlan.by = by - view.y;
    if (ax === bx && ay === by) drawRound(0, targetPlan.ax, targetPlan.ay, r);
    else drawLong(0, targetPlan);
    if (drawn.front <= 0) return false;
    wholeLeft[j] = left[0]!;
    wholeRight[j] = right[0]!;
    wholeFront[j] = drawn.front;
    wholeBack[j] = drawn.back;
  }
  widestLeft.fill(Infinity);
  widestRight.fill(-Infinity);
  widen(frame.length + frame.targetDeep - aperture.on);
  widen((frame.length - aperture.on) / 2);
  return true;
}

/** Widens the directions that may count by those in which some corner sees the target on the plane `far` ahead. */
function widen(far: number): void {
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
export function takeGoal(part: Part | null): void {
  const { target } = between;
  goal.part = part;
  goal.on = part ? foremost(part) : frame.length - frame.targetDeep;
  goal.low = part ? part.low : target.bottom;
  goal.high = part ? part.high : target.top;
  goalBox.from = Infinity;
  goalBox.to = -Infinity;
  goalBox.low = Infinity;
  goalBox.high = -Infinity;
  for (let j = 0; j < aperture.corners; j++) {
    left[0] = wholeLeft[j]!;
    right[0] = wholeRight[j]!;
    drawn.front = wholeFront[j]!;
    drawn.back = wholeBack[j]!;
    if (part) narrowTo(part, j);
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
}

/** How far on a part begins. */
function foremost({ corners }: Part): number {
  let least = Infinity;
  for (const { x, y } of corners) least = Math.min(least, (x - frame.x) * frame.onX + (y - frame.y) * frame.onY);
  return least;
}

/** Narrows the ends and the depth of the target from corner j to a part of it. */
function narrowTo({ corners }: Part, j: number): void {
  standAt(j);
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
