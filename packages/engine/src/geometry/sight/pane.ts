import { DOUBT } from './aim.ts';
import { BOTTOM, type Box, TOP } from './boxes.ts';
import { drawLong, drawn, drawRound } from './draw.ts';
import { plan } from './order.ts';
import { between, pair } from './pair.ts';
import type { Part } from './parts.ts';
import { left, right, view } from './picture.ts';

/**
 * The upright pane in a box's front through which all lines from it to the target go, and the target as each of its
 * corners sees it: all on one and the same upright plane, behind the target or halfway to it. A picture's (t, s) from a
 * corner lies at (up + t far, z + s) there.
 */
export const pane = { on: 0.5, far: 0.5, corners: 0, isHalfway: false };
/** The corners. */
export const up = new Float64Array(4);
export const z = new Float64Array(4);

/** The target by corner: between which directions, and how deep. */
const wholeLeft = new Float64Array(4);
const wholeRight = new Float64Array(4);
const wholeFront = new Float64Array(4);
const wholeBack = new Float64Array(4);

/** What is to be hidden: a part of the target or, null, all of it; how far on it begins, and its heights. */
export const aim = { part: null as Part | null, on: 0.5, low: 0.5, high: 0.5 };
/** The box around it on the picture, by corner. */
export const aimLeft = new Float64Array(4);
export const aimRight = new Float64Array(4);
export const aimLow = new Float64Array(4);
export const aimHigh = new Float64Array(4);
/** The box around all of these on the plane. */
export const shade = { from: 0.5, to: 0.5, low: 0.5, high: 0.5 };

/** Finds the corners of the pane through which all lines from the box to the target go, and takes a plane. */
export function openPane({ on0, on1, up0, up1, z0, z1, face }: Box, isHalfway: boolean): boolean {
  const deep = on1 - on0;
  const least = pair.length - pair.targetDeep - on1;
  if (least <= 0) return false;
  const aside = (deep * (Math.max(-up0, up1) + pair.targetWide)) / least;
  const { target } = between;
  // By its top lines leave a viewer only upwards, by its bottom only downwards.
  const rise = face === BOTTOM ? 0 : (deep * Math.max(0, target.top - z0)) / least;
  const fall = face === TOP ? 0 : (deep * Math.max(0, z1 - target.bottom)) / least;
  pane.on = on1;
  pane.isHalfway = isHalfway;
  pane.far = isHalfway ? (pair.length - on1) / 2 : pair.length + pair.targetDeep - on1;
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

/** Takes the view from corner j of the pane. */
export function standAt(j: number): void {
  const { on, far } = pane;
  view.x = pair.x + on * pair.onX - up[j]! * pair.onY;
  view.y = pair.y + on * pair.onY + up[j]! * pair.onX;
  view.z = z[j]!;
  view.cx = pair.onX * far;
  view.cy = pair.onY * far;
  view.length = far;
  view.square = far * far;
  view.doubt = DOUBT;
  view.narrow = DOUBT / far;
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
  return true;
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
    const square = pane.far * pane.far;
    const low = aim.low - z[j]!;
    const high = aim.high - z[j]!;
    aimLow[j] = (low * square) / (low < 0 ? drawn.front : drawn.back);
    aimHigh[j] = (high * square) / (high > 0 ? drawn.front : drawn.back);
    shade.from = Math.min(shade.from, up[j]! + left[0]! * pane.far);
    shade.to = Math.max(shade.to, up[j]! + right[0]! * pane.far);
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
