import { ENDLESS } from './aim.ts';
import type { Box } from './boxes.ts';
import { cut } from './cells.ts';
import { chainLinks, edge, highA, highB, isLink, isOver, lowA, lowB } from './cover.ts';
import { drawBody, drawn, drawSolid, edges, placeCorners } from './draw.ts';
import { between, pair } from './pair.ts';
import {
  aim,
  aimHigh,
  aimLeft,
  aimLow,
  aimRight,
  drawTarget,
  openPane,
  pane,
  shade,
  standAt,
  takeAim,
  up,
  z,
} from './pane.ts';
import type { Part } from './parts.ts';
import { bottom, edgeA, edgeB, edgesFrom, edgesTurn, farAt, left, nearAt, right, top, view } from './picture.ts';
import type { Prisms } from './prepared.ts';
import { hasLine, screens } from './screens.ts';

/**
 * Proves a whole box of eyes blind at once. Every line from the box to the target goes through a pane in the box's front.
 * And the eyes from which a convex solid hides a spot behind it make a convex set: so what a solid hides from all corners
 * of the pane it hides from everywhere in it; and so it is with what lies beyond a spot that all lines to the target pass.
 * Either one screen hides all of the target from each corner; or several together hide it, each the spots on a plane
 * that it hides from all corners. Seams between screens near the viewer match best on a plane near them.
 */

/** Between which ends on the plane each screen covers from all corners, and which of these count for it. */
const from = new Float64Array(512);
const to = new Float64Array(512);
const firstCorner = new Uint8Array(512);
const endCorner = new Uint8Array(512);
/** Whether no line passes over a screen, nor under it. */
const isWall = new Uint8Array(512);
/** The nearness up to which a screen counts, by its slot. */
const limit = new Float64Array(4096);
const cuts = new Float64Array(1200);

/** The part that could not be proven hidden last, and the screen that hid one last: likely the same next time. */
const likely = { part: 0, screen: 1 };

/** Whether the target is hidden from every eye in the box. False when that cannot be said. */
export function isBlind(box: Box, isHalfway = false): boolean {
  if (!openPane(box, isHalfway) || !drawTarget()) return false;
  const { parts } = screens;
  if (!parts) return isHidden(null);
  for (let k = 0; k < parts.length; k++) {
    const p = (likely.part + k) % parts.length;
    if ((box.hidden & (1 << p)) !== 0) continue;
    if (!isHidden(parts[p]!)) {
      likely.part = p;
      return false;
    }
    box.hidden |= 1 << p;
  }
  return true;
}

/** Whether a part of the target is hidden from everywhere in the pane. */
function isHidden(part: Part | null): boolean {
  edges.end = 0;
  drawn.wild = 0;
  takeAim(part);
  const first = likely.screen <= screens.count ? likely.screen : 1;
  for (let k = 1; k <= screens.count; k++) {
    const next = k === 1 ? first : k === first ? 1 : k;
    if (!drawScreen(next)) continue;
    likely.screen = next;
    return drawn.wild * WILD < 1;
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

/** Edges that run so nearly through a corner of the pane are not to be relied on. */
const WILD = 1e-6;

/**
 * Draws screen k from the corners, as long as there is something that it covers from all of them. Tells whether that is
 * all of the target from each. Of what lies behind it, what stands on the ground covers more from below, and what hangs
 * more from above: then half of the corners will do. Not so of what is seen beyond a spot halfway.
 */
function drawScreen(k: number): boolean {
  const ahead = (isWhole(k) ? pair.length + pair.targetDeep : aim.on) - pane.on;
  const isStanding = screens.low[k]! <= between.lowest;
  const isHanging = screens.high[k]! >= between.highest;
  isWall[k] = isStanding && isHanging ? 1 : 0;
  const isHalf = isWall[k] === 1 || (!pane.isHalfway && (isStanding || isHanging));
  firstCorner[k] = isHalf && !isStanding && pane.corners === 4 ? 2 : 0;
  endCorner[k] = isHalf && isStanding ? 2 : pane.corners;
  from[k] = -Infinity;
  to[k] = ahead > 0 ? Infinity : -Infinity;
  carried[k] = NaN;
  let coversAll = ahead > 0;
  for (let j = firstCorner[k]!; j < endCorner[k]! && (coversAll || from[k]! < to[k]!); j++) {
    const i = slotOf(k, j);
    work.drawn++;
    standAt(j);
    left[0] = aimLeft[j]!;
    right[0] = aimRight[j]!;
    limit[i] = pane.far / ahead;
    if (!isDrawn(i, k)) {
      to[k] = -Infinity;
      return false;
    }
    if (coversAll) coversAll = covers(i, j, k);
    from[k] = Math.max(from[k]!, up[j]! + left[i]! * pane.far);
    to[k] = Math.min(to[k]!, up[j]! + right[i]! * pane.far);
  }
  return coversAll;
}

/** Whether screen k, as thing i, covers all of the target from corner j. */
function covers(i: number, j: number, k: number): boolean {
  const a = aimLeft[j]!;
  const b = aimRight[j]!;
  if (left[i]! > a || right[i]! < b) return false;
  if (isWall[k] === 1) return true;
  const low = aimLow[j]!;
  const high = aimHigh[j]!;
  if (!isOver(upperBefore(i, a), high) || !isOver(upperBefore(i, b), high)) return false;
  return isOver(low, lowerBefore(i, a)) && isOver(low, lowerBefore(i, b));
}

/** Draws screen k as thing i, as far as it stands before its limit. False when nothing of it covers the target. */
function isDrawn(i: number, k: number): boolean {
  const index = screens.at[k]!;
  const isBody = index < 0 && screens.isInner[k] === 0;
  if (isBody) {
    drawBody(i, between.bodies!, -1 - index);
    left[i] = left[i]! + view.narrow;
    right[i] = right[i]! - view.narrow;
    // Of a body that reaches beyond its limit, count nothing.
    if (left[i]! >= right[i]! || !isBeforeLimit(i)) return false;
  } else {
    const prisms = index < 0 ? between.bodies!.inner : between.solids;
    const s = index < 0 ? -1 - index : index;
    if (isWall[k] === 1) {
      const found = drawWall(i, prisms, s);
      if (found !== UNSURE) return found === DRAWN;
    }
    if (!drawSolid(i, prisms, s)) return false;
    if (!isBeforeLimit(i)) clipAtLimit(i);
  }
  stretch(i);
  return true;
}

/** Whether all of thing i stands before its limit; of one that reaches through the plane only what stands before that counts. */
function isBeforeLimit(i: number): boolean {
  if (limit[i]! < 1 && drawn.front < view.square && drawn.back > view.square) limit[i] = 1;
  return limit[i]! * drawn.back <= view.square;
}

/** How many screens were drawn, each from one corner: what a proof costs. */
export const work = { drawn: 0 };

const ASIDE = 0;
const DRAWN = 1;
const UNSURE = 2;

/** Of a wall well ahead, and before its limit, only the ends count. */
function drawWall(i: number, prisms: Prisms, s: number): number {
  const start = prisms.start[s]!;
  const isAhead = placeCorners(i, prisms, start, prisms.start[s + 1]! - start);
  if (!isAhead || drawn.front < WILD * view.square || !isBeforeLimit(i)) return UNSURE;
  return right[i]! > left[0]! && left[i]! < right[0]! ? DRAWN : ASIDE;
}

/** Whether all of screen k stands before the target for all eyes in the pane. */
function isWhole(k: number): boolean {
  const intruder = screens.intruder[k]!;
  if (aim.part && intruder >= 0) {
    const line = aim.part.lines[intruder]!;
    return line ? isBefore(line.x, line.y, line.at) : isLevelWith(k);
  }
  return hasLine(k) ? isBefore(screens.lineX[k]!, screens.lineY[k]!, screens.line[k]!) : isLevelWith(k);
}

/** Whether all of the pane is on this side of a line. */
function isBefore(x: number, y: number, line: number): boolean {
  const atX = pair.x + pane.on * pair.onX;
  const atY = pair.y + pane.on * pair.onY;
  const one = x * (atX - up[0]! * pair.onY) + y * (atY + up[0]! * pair.onX);
  const other = x * (atX - up[1]! * pair.onY) + y * (atY + up[1]! * pair.onX);
  return one <= line && other <= line;
}

/** Whether screen k lies below the target and all eyes too, or above: then it stands before the target. */
function isLevelWith(k: number): boolean {
  const last = pane.corners - 1;
  const { low, high } = aim;
  return (screens.high[k]! <= low && z[0]! <= low) || (screens.low[k]! >= high && z[last]! >= high);
}

const slotOf = (k: number, j: number): number => 1 + (k - 1) * 4 + j;

/** What reaches down to the lower of the two bodies, or up to the higher, no line passes below, or above. */
function stretch(i: number): void {
  if (bottom[i]! + view.z <= between.lowest) bottom[i] = -ENDLESS;
  if (top[i]! + view.z >= between.highest) top[i] = ENDLESS;
}

/** Only what stands before its limit counts: keeps the directions in which a prism begins before it. */
function clipAtLimit(i: number): void {
  const q = limit[i]!;
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
  if (isWall[k] === 1) {
    lowB[k] = low;
    highB[k] = high;
    return;
  }
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
