import { DOUBT, ENDLESS } from './aim.ts';
import type { Box } from './boxes.ts';
import { cut } from './cells.ts';
import { chainLinks, edge, highA, highB, isLink, isOver, lowA, lowB } from './cover.ts';
import { drawBody, drawLong, drawn, drawRound, drawSolid, edges } from './draw.ts';
import { plan } from './order.ts';
import { between, pair } from './pair.ts';
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
  view,
} from './picture.ts';
import { NO_LINE, screens } from './screens.ts';

/**
 * Proves a whole box of eyes blind at once. Every line from the box to the target goes through a pane in the box's
 * front. And the eyes from which a convex solid hides a spot behind it make a convex set: so what a solid hides from all
 * corners of the pane it hides from everywhere in it. Each corner draws its own picture on one and the same upright
 * plane behind the target; what is hidden on all of them is hidden for sure.
 */

/** The corners of the pane, and how far the plane is: a picture's (t, s) lies at (up + t far, z + s) on it. */
const up = new Float64Array(4);
const z = new Float64Array(4);
const pane = { on: 0.5, far: 0.5, corners: 0 };
/** Between which directions the target lies, by corner. */
const targetLeft = new Float64Array(4);
const targetRight = new Float64Array(4);

/** On the plane: what the target covers from any corner, and between which ends each screen covers from all of them. */
const shade = { from: 0.5, to: 0.5, low: 0.5, high: 0.5 };
const from = new Float64Array(512);
const to = new Float64Array(512);
const firstCorner = new Uint8Array(512);
const endCorner = new Uint8Array(512);
/** The nearness up to which a screen counts, by its slot. */
const limit = new Float64Array(4096);
const cuts = new Float64Array(1200);

/** Whether the target is hidden from every eye in the box. False when that cannot be said. */
export function isBlind(box: Box): boolean {
  edges.end = 0;
  drawn.wild = 0;
  if (!openPane(box) || !drawTarget()) return false;
  for (let k = 1; k <= screens.count; k++) {
    drawScreen(k);
    if (coversAll(k)) return drawn.wild * WILD < 1;
  }
  let some = 2;
  cuts[0] = shade.from;
  cuts[1] = shade.to;
  for (let k = 1; k <= screens.count; k++) {
    if (from[k]! >= to[k]!) continue;
    if (from[k]! > shade.from && from[k]! < shade.to) some = cut(cuts, from[k]!, some);
    if (to[k]! > shade.from && to[k]! < shade.to) some = cut(cuts, to[k]!, some);
  }
  for (let k = 1; k < some; k++) if (!isCovered(cuts[k - 1]!, cuts[k]!)) return false;
  return drawn.wild * WILD < 1;
}

/** Whether one screen covers all of the target from all corners. */
function coversAll(k: number): boolean {
  carried[k] = NaN;
  if (from[k]! > shade.from || to[k]! < shade.to) return false;
  heightsAt(k, shade.to);
  if (!isOver(shade.low, lowB[k]!) || !isOver(highB[k]!, shade.high)) return false;
  heightsAt(k, shade.from);
  carried[k] = shade.from;
  return isOver(shade.low, lowB[k]!) && isOver(highB[k]!, shade.high);
}

/** Edges that run so nearly through a corner of the box are not to be relied on. */
const WILD = 1e-6;

/** Finds the corners of the pane through which all lines from the box to the target go. */
function openPane({ on0, on1, up0, up1, z0, z1 }: Box): boolean {
  const deep = on1 - on0;
  const least = pair.length - pair.targetDeep - on1;
  if (least <= 0) return false;
  const aside = (deep * (Math.max(-up0, up1) + pair.targetWide)) / least;
  const { target } = between;
  const rise = (deep * Math.max(0, target.top - z0)) / least;
  const fall = (deep * Math.max(0, z1 - target.bottom)) / least;
  pane.on = on1;
  pane.far = pair.length + pair.targetDeep - on1;
  // Where only the highest eyes count, or only the lowest, so it is in the pane.
  const isLevel = z0 === z1;
  const high = z1 + (isLevel && between.isStanding ? (deep * Math.max(0, target.top - z1)) / least : rise);
  const low = z0 - (isLevel && between.isHanging ? (deep * Math.max(0, z0 - target.bottom)) / least : fall);
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
function standAt(j: number): void {
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
function drawTarget(): boolean {
  const { target } = between;
  shade.from = Infinity;
  shade.to = -Infinity;
  shade.low = Infinity;
  shade.high = -Infinity;
  plan.r = target.r;
  for (let j = 0; j < pane.corners; j++) {
    standAt(j);
    plan.ax = target.ax - view.x;
    plan.ay = target.ay - view.y;
    plan.bx = target.bx - view.x;
    plan.by = target.by - view.y;
    if (plan.ax === plan.bx && plan.ay === plan.by) drawRound(0, plan.ax, plan.ay, plan.r);
    else drawLong(0, plan);
    if (drawn.front <= 0) return false;
    targetLeft[j] = left[0]!;
    targetRight[j] = right[0]!;
    const most = view.square / drawn.front;
    shade.from = Math.min(shade.from, up[j]! + left[0]! * pane.far);
    shade.to = Math.max(shade.to, up[j]! + right[0]! * pane.far);
    // The plane stands at the target's back or behind it: nothing of it is further than 1.
    const low = target.bottom - z[j]!;
    const high = target.top - z[j]!;
    shade.low = Math.min(shade.low, z[j]! + low * (low < 0 ? most : 1));
    shade.high = Math.max(shade.high, z[j]! + high * (high > 0 ? most : 1));
  }
  return true;
}

/**
 * Draws screen k from the corners, as long as there is something that it covers from all of them. What stands on the
 * ground covers more from below, and what hangs more from above: then half of the corners will do.
 */
function drawScreen(k: number): void {
  const index = screens.at[k]!;
  const ahead = pair.length + (isWhole(k) ? pair.targetDeep : -pair.targetDeep) - pane.on;
  const low = index < 0 ? between.bodies!.bottom[-1 - index]! : between.solids.bottom[index]!;
  const high = index < 0 ? between.bodies!.top[-1 - index]! : between.solids.top[index]!;
  firstCorner[k] = pane.corners === 4 && high >= between.highest && low > between.lowest ? 2 : 0;
  endCorner[k] = low <= between.lowest ? 2 : pane.corners;
  from[k] = -Infinity;
  to[k] = ahead > 0 ? Infinity : -Infinity;
  for (let j = firstCorner[k]!; j < endCorner[k]! && from[k]! < to[k]!; j++) {
    const i = slotOf(k, j);
    standAt(j);
    left[0] = targetLeft[j]!;
    right[0] = targetRight[j]!;
    limit[i] = pane.far / ahead;
    if (index >= 0 ? !drawSolid(i, between.solids, index) : !drawnBody(i, -1 - index)) {
      to[k] = -Infinity;
      return;
    }
    clipAtLimit(i);
    stretch(i);
    from[k] = Math.max(from[k]!, up[j]! + left[i]! * pane.far);
    to[k] = Math.min(to[k]!, up[j]! + right[i]! * pane.far);
  }
}

/** Whether all of screen k stands before the target for all eyes in the pane. */
function isWhole(k: number): boolean {
  const x = screens.lineX[k]!;
  const y = screens.lineY[k]!;
  const line = screens.line[k]!;
  if (line === NO_LINE && x === 0 && y === 0) return isLevelWith(k);
  const atX = pair.x + pane.on * pair.onX;
  const atY = pair.y + pane.on * pair.onY;
  const one = x * (atX - up[0]! * pair.onY) + y * (atY + up[0]! * pair.onX);
  const other = x * (atX - up[1]! * pair.onY) + y * (atY + up[1]! * pair.onX);
  return one <= line && other <= line;
}

/** Whether screen k lies below the target and all eyes too, or above: then it stands before the target. */
function isLevelWith(k: number): boolean {
  const index = screens.at[k]!;
  const low = index < 0 ? between.bodies!.bottom[-1 - index]! : between.solids.bottom[index]!;
  const high = index < 0 ? between.bodies!.top[-1 - index]! : between.solids.top[index]!;
  const { target } = between;
  const last = pane.corners - 1;
  return (high <= target.bottom && z[0]! <= target.bottom) || (low >= target.top && z[last]! >= target.top);
}

const slotOf = (k: number, j: number): number => 1 + (k - 1) * 4 + j;

function drawnBody(i: number, b: number): boolean {
  drawBody(i, between.bodies!, b);
  left[i] = left[i]! + view.narrow;
  right[i] = right[i]! - view.narrow;
  return left[i]! < right[i]!;
}

/** What reaches down to the lower of the two bodies, or up to the higher, no line passes below, or above. */
function stretch(i: number): void {
  if (bottom[i]! + view.z <= between.lowest) bottom[i] = -ENDLESS;
  if (top[i]! + view.z >= between.highest) top[i] = ENDLESS;
}

/** Only what stands before its limit counts: keeps the directions in which a prism begins before it. */
function clipAtLimit(i: number): void {
  const q = limit[i]!;
  if (q * drawn.back <= view.square) return;
  if (kind[i] !== PRISM) {
    // Of a body that reaches beyond, count nothing.
    right[i] = -Infinity;
    return;
  }
  for (let e = edgesFrom[i]!; e < edgesTurn[i]!; e++) {
    const t = (q - edgeA[e]!) / edgeB[e]!;
    if (edgeB[e]! > 0) left[i] = Math.max(left[i]!, t);
    else if (edgeB[e]! < 0) right[i] = Math.min(right[i]!, t);
    else if (edgeA[e]! <= q) right[i] = -Infinity;
  }
}

/** Whether screens cover what the target covers, between two places on the plane, the first being where the last ended. */
function isCovered(a: number, b: number): boolean {
  edge.lowA = shade.low;
  edge.lowB = shade.low;
  edge.highA = shade.high;
  edge.highB = shade.high;
  for (let k = 1; k <= screens.count; k++) {
    isLink[k] = from[k]! <= a && to[k]! >= b ? 1 : 0;
    if (isLink[k] === 0) continue;
    if (carried[k] !== a) heightsAt(k, a);
    lowA[k] = lowB[k]!;
    highA[k] = highB[k]!;
    heightsAt(k, b);
    carried[k] = b;
  }
  return chainLinks(screens.count) > 0;
}

/** Where `lowB` and `highB` of a screen were worked out last. */
const carried = new Float64Array(512);

/** What screen k covers at a place from all corners, into `lowB` and `highB`. */
function heightsAt(k: number, place: number): void {
  let low = -Infinity;
  let high = Infinity;
  for (let j = firstCorner[k]!; j < endCorner[k]!; j++) {
    const i = slotOf(k, j);
    const t = (place - up[j]!) / pane.far;
    low = Math.max(low, z[j]! + lowerBefore(i, t));
    high = Math.min(high, z[j]! + upperBefore(i, t));
  }
  lowB[k] = low;
  highB[k] = high;
}

const lowerBefore = (i: number, t: number): number =>
  bottom[i]! < 0 ? bottom[i]! * nearAt(i, t) : bottom[i]! * Math.max(limit[i]!, farAt(i, t));

const upperBefore = (i: number, t: number): number =>
  top[i]! > 0 ? top[i]! * nearAt(i, t) : top[i]! * Math.max(limit[i]!, farAt(i, t));
