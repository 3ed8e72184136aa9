import { between, pair } from '../best-viewpoint/pair-frame.ts';
import { BOTTOM, type Box, TOP } from '../best-viewpoint/viewpoint-boxes.ts';
import { plan } from '../picture/depth-order.ts';
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
export const pane = { on: 0.5, corners: 0 };
/** The plane on which is looked at what is covered, and whether it stands before the target rather than behind it. */
export const plane = { far: 0.5, isBefore: false };
/** The corners. */
export const up = new Float64Array(4);
export const z = new Float64Array(4);

/** The target by corner: between which directions, and how far on it begins and ends. */
const wholeLeft = new Float64Array(4);
const wholeRight = new Float64Array(4);
const wholeFront = new Float64Array(4);
const wholeBack = new Float64Array(4);

/** The directions from each corner that may count: those in which some corner sees the target on either plane. */
export const widestLeft = new Float64Array(4);
export const widestRight = new Float64Array(4);

/** What is to be hidden: a part of the target or, null, all of it; how far on it begins, and its heights. */
export const aim = { part: null as Part | null, on: 0.5, low: 0.5, high: 0.5 };
/** The box around it by corner: directions, and heights above the corner on the plane. */
export const aimLeft = new Float64Array(4);
export const aimRight = new Float64Array(4);
export const aimLow = new Float64Array(4);
export const aimHigh = new Float64Array(4);
/** The box around all of these on the plane. */
export const shade = { from: 0.5, to: 0.5, low: 0.5, high: 0.5 };

/** Finds the corners of the pane through which all lines from the box to the target go. */
export function openPane({ on0, on1, up0, up1, z0, z1, face }: Box): boolean {
  const deep = on1 - on0;
  const least = pair.length - pair.targetDeep - on1;
  if (least <= 0) return false;
  const aside = (deep * (Math.max(-up0, up1) + pair.targetWide)) / least;
  const { target } = between;
  // By its top lines leave a viewer only upwards, by its bottom only downwards.
  const rise = face === BOTTOM ? 0 : (deep * Math.max(0, target.top - z0)) / least;
  const fall = face === TOP ? 0 : (deep * Math.max(0, z1 - target.bottom)) / least;
  pane.on = on1;
  // Where only the highest eyes count, or only the lowest, so it is in the pane.
  const isLevel = between.isStanding || between.isHanging;
  const high = z1 + rise;
  const low = z0 - fall;
  pane.corners = isLevel ? 2 : 4;
  up[0] = up0 - aside;
  up[1] = up1 + aside;
  up[2] = up[0]!;
  up[3] = up[1]!;
  z.fill(isLevel && !between.isStanding ? low : high, 0, 2);
  z.fill(low, 2, 4);
  return true;
}

/** Takes the plane so far ahead. */
export function takePlane(far: number): void {
  plane.isBefore = far < pair.length + pair.targetDeep - pane.on;
  plane.far = far;
}

/** Takes the view from corner j of the pane. */
export function standAt(j: number): void {
  const { on } = pane;
  view.x = pair.x + on * pair.onX - up[j]! * pair.onY;
  view.y = pair.y + on * pair.onY + up[j]! * pair.onX;
  view.z = z[j]!;
  view.cx = pair.onX;
  view.cy = pair.onY;
  view.length = 1;
  view.square = 1;
  view.doubt = DOUBT;
  // At the nearer of the two planes.
  view.narrow = (2 * DOUBT) / (pair.length - on);
}

/** Draws the target from all corners. False when it cannot be drawn. */
export function drawTarget(): boolean {
  const { ax, ay, bx, by, r } = between.target;
  plan.r = r;
  for (let j = 0; j < pane.corners; j++) {
    standAt(j);
    plan.ax = ax - view.x;
    plan.ay = ay - view.y;
    plan.bx = bx - view.x;
    plan.by = by - view.y;
    if (ax === bx && ay === by) drawRound(0, plan.ax, plan.ay, r);
    else drawLong(0, plan);
    if (drawn.front <= 0) return false;
    wholeLeft[j] = left[0]!;
    wholeRight[j] = right[0]!;
    wholeFront[j] = drawn.front;
    wholeBack[j] = drawn.back;
  }
  widestLeft.fill(Infinity);
  widestRight.fill(-Infinity);
  widen(pair.length + pair.targetDeep - pane.on);
  widen((pair.length - pane.on) / 2);
  return true;
}

/** Widens the directions that may count by those in which some corner sees the target on the plane `far` ahead. */
function widen(far: number): void {
  let from = Infinity;
  let to = -Infinity;
  for (let j = 0; j < pane.corners; j++) {
    from = Math.min(from, up[j]! + wholeLeft[j]! * far);
    to = Math.max(to, up[j]! + wholeRight[j]! * far);
  }
  for (let j = 0; j < pane.corners; j++) {
    widestLeft[j] = Math.min(widestLeft[j]!, (from - up[j]!) / far);
    widestRight[j] = Math.max(widestRight[j]!, (to - up[j]!) / far);
  }
}

/** Takes the target as drawn, or a part of it, as what is to be hidden. */
export function takeAim(part: Part | null): void {
  const { target } = between;
  aim.part = part;
  aim.on = part ? foremost(part) : pair.length - pair.targetDeep;
  aim.low = part ? part.low : target.bottom;
  aim.high = part ? part.high : target.top;
  shade.from = Infinity;
  shade.to = -Infinity;
  shade.low = Infinity;
  shade.high = -Infinity;
  for (let j = 0; j < pane.corners; j++) {
    left[0] = wholeLeft[j]!;
    right[0] = wholeRight[j]!;
    drawn.front = wholeFront[j]!;
    drawn.back = wholeBack[j]!;
    if (part) narrowTo(part, j);
    aimLeft[j] = left[0]!;
    aimRight[j] = right[0]!;
    const low = aim.low - z[j]!;
    const high = aim.high - z[j]!;
    aimLow[j] = (low * plane.far) / (low < 0 ? drawn.front : drawn.back);
    aimHigh[j] = (high * plane.far) / (high > 0 ? drawn.front : drawn.back);
    shade.from = Math.min(shade.from, up[j]! + left[0]! * plane.far);
    shade.to = Math.max(shade.to, up[j]! + right[0]! * plane.far);
    shade.low = Math.min(shade.low, z[j]! + aimLow[j]!);
    shade.high = Math.max(shade.high, z[j]! + aimHigh[j]!);
  }
}

/** How far on a part begins. */
function foremost({ corners }: Part): number {
  let least = Infinity;
  for (const { x, y } of corners) least = Math.min(least, (x - pair.x) * pair.onX + (y - pair.y) * pair.onY);
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
