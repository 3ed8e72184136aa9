import type { Footprint } from '../../shape.ts';
import type { PreparedBodies, Prisms } from '../solids/flat-solids.ts';
import { LONG, type Picture, PRISM, ROUND } from './picture.ts';

/**
 * Draws prism s as thing i; false when it does not reach into the directions of the target. Every p · c and cross is
 * exact, so corners in line with the eye get the same t. Others get different ones: an eye at a multiple of 2^-10 sees
 * two directions 2^-20 / (|p| |q|) apart at least, and no table is so large that a double could not tell.
 */
export function drawSolid(picture: Picture, i: number, prisms: Prisms, s: number): boolean {
  const { bottom, holdsEye, intersects, kind, left, owner, right, top, view } = picture;
  const count = prisms.start[s + 1]! - prisms.start[s]!;
  const isAhead = placeCorners(picture, i, prisms, s);
  const from = left[0]! - view.narrow;
  const to = right[0]! + view.narrow;
  if (isAhead && (right[i]! <= from || left[i]! >= to)) return false;
  owner[i] = s;
  kind[i] = PRISM;
  intersects[i] = 0;
  bottom[i] = prisms.bottom[s]! - view.z;
  top[i] = prisms.top[s]! - view.z;
  holdsEye[i] = drawEdges(picture, i, count) ? 1 : 0;
  if (holdsEye[i] === 1) clipInside(picture, i, count);
  else if (!isAhead) openEnds(picture, i, count);
  return right[i]! > from && left[i]! < to && left[i]! < right[i]!;
}

/** Places the corners of prism s, and takes the ends of thing i from those ahead. Tells whether all are ahead. */
export function placeCorners(picture: Picture, i: number, prisms: Prisms, s: number): boolean {
  const { left, right, drawn, cornerX, cornerY, cornerAlong, cornerAcross } = picture;
  const { cx, cy, x: eyeX, y: eyeY } = picture.view;
  const start = prisms.start[s]!;
  const count = prisms.start[s + 1]! - start;
  let front = Infinity;
  let back = -Infinity;
  let from = Infinity;
  let to = -Infinity;
  for (let k = 1; k <= count; k++) {
    const x = prisms.x[start + k - 1]! - eyeX;
    const y = prisms.y[start + k - 1]! - eyeY;
    const along = x * cx + y * cy;
    const across = cx * y - cy * x;
    cornerX[k] = x;
    cornerY[k] = y;
    cornerAlong[k] = along;
    cornerAcross[k] = across;
    if (along < front) front = along;
    if (along > back) back = along;
    if (along <= 0) continue;
    const t = across / along;
    if (t < from) from = t;
    if (t > to) to = t;
  }
  cornerX[0] = cornerX[count]!;
  cornerY[0] = cornerY[count]!;
  cornerAlong[0] = cornerAlong[count]!;
  cornerAcross[0] = cornerAcross[count]!;
  drawn.front = front;
  drawn.back = back;
  left[i] = from;
  right[i] = to;
  return front > 0;
}

/** Computes the edges of thing i. Tells whether the eye stands inside the outline or on its rim. */
function drawEdges(picture: Picture, i: number, count: number): boolean {
  const { edgeA, edgeB, edgesFrom, edgesTo, edgesTurn, drawn, edges, cornerX, cornerY, cornerAlong, cornerAcross } =
    picture;
  let facing = edges.end;
  let away = facing + count;
  let steepest = drawn.steepest;
  edgesFrom[i] = facing;
  edgesTo[i] = away;
  edges.end = away;
  for (let k = 1; k <= count; k++) {
    const cross = cornerX[k - 1]! * cornerY[k]! - cornerY[k - 1]! * cornerX[k]!;
    // An edge in line with the eye bounds nothing: its place, between facing and facing away, is filled with 0 below.
    if (cross === 0) continue;
    const at = cross < 0 ? facing++ : --away;
    const a = (cornerAcross[k]! - cornerAcross[k - 1]!) / cross;
    const b = (cornerAlong[k - 1]! - cornerAlong[k]!) / cross;
    edgeA[at] = a;
    edgeB[at] = b;
    const steep = Math.abs(a) + Math.abs(b);
    if (steep > steepest) steepest = steep;
  }
  const isInside = facing === edgesFrom[i];
  drawn.steepest = steepest;
  edgesTurn[i] = facing;
  for (; facing < away; facing++) {
    edgeA[facing] = 0;
    edgeB[facing] = 0;
  }
  return isInside;
}

/** An outline that passes beside the eye reaches to infinity on that side. */
function openEnds(picture: Picture, i: number, count: number): void {
  const { left, right, cornerX, cornerY, cornerAlong } = picture;
  for (let k = 1; k <= count; k++) {
    const isAhead = cornerAlong[k]! > 0;
    if (cornerAlong[k - 1]! > 0 === isAhead) continue;
    const cross = cornerX[k - 1]! * cornerY[k]! - cornerY[k - 1]! * cornerX[k]!;
    if (cross > 0 === isAhead) left[i] = -Infinity;
    else right[i] = Infinity;
  }
}

/**
 * The ends when the eye is inside or on the rim: a ray enters only on the left of an edge that runs through the eye.
 */
function clipInside(picture: Picture, i: number, count: number): void {
  const { left, right, cornerX, cornerY, cornerAlong, cornerAcross } = picture;
  left[i] = -Infinity;
  right[i] = Infinity;
  for (let k = 1; k <= count; k++) {
    if (cornerX[k - 1]! * cornerY[k]! !== cornerY[k - 1]! * cornerX[k]!) continue;
    const on = cornerAlong[k]! - cornerAlong[k - 1]!;
    const up = cornerAcross[k]! - cornerAcross[k - 1]!;
    if (on > 0) left[i] = Math.max(left[i]!, up / on);
    else if (on < 0) right[i] = Math.min(right[i]!, up / on);
    else if (up > 0) right[i] = -Infinity;
  }
}

/** Draws body b as thing i. */
export function drawBody(picture: Picture, i: number, bodies: PreparedBodies, b: number): void {
  const { bottom, intersects, owner, top, view } = picture;
  owner[i] = -1 - b;
  intersects[i] = 0;
  bottom[i] = bodies.bottom[b]! - view.z;
  top[i] = bodies.top[b]! - view.z;
  drawFootprint(picture, i, {
    ax: bodies.ax[b]! - view.x,
    ay: bodies.ay[b]! - view.y,
    bx: bodies.bx[b]! - view.x,
    by: bodies.by[b]! - view.y,
    r: bodies.r[b]!,
  });
}

/** Draws a footprint, given from the eye, as thing i. */
export function drawFootprint(picture: Picture, i: number, plan: Footprint): void {
  if (plan.ax === plan.bx && plan.ay === plan.by) drawRound(picture, i, { x: plan.ax, y: plan.ay, r: plan.r });
  else drawLong(picture, i, plan);
}

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

function drawRound(picture: Picture, i: number, { x, y, r }: Circle): void {
  const { acrossA, alongA, holdsEye, kind, left, powerA, right, spread, view, drawn } = picture;
  const along = x * view.cx + y * view.cy;
  const across = view.cx * y - view.cy * x;
  const power = x * x + y * y - r * r;
  kind[i] = ROUND;
  alongA[i] = along;
  acrossA[i] = across;
  powerA[i] = power;
  spread[i] = r * r * view.square;
  drawn.front = along - r * view.length;
  drawn.back = along + r * view.length;
  holdsEye[i] = power <= 0 ? 1 : 0;
  if (power > 0) tangents(picture, i, r);
  else {
    left[i] = -Infinity;
    right[i] = Infinity;
    // On the rim only the rays to the inner side enter: those with u · p > 0.
    if (power === 0 && across > 0) left[i] = -along / across;
    else if (power === 0 && across < 0) right[i] = -along / across;
    else if (power === 0 && along < 0) right[i] = -Infinity;
  }
}

/** The ends of circle i: the two tangents from the eye run along p √k ± r p'. */
function tangents({ left, right, alongA, acrossA, powerA }: Picture, i: number, r: number): void {
  const along = alongA[i]!;
  const across = acrossA[i]!;
  const root = Math.sqrt(powerA[i]!);
  const leftAlong = along * root - r * across;
  const rightAlong = along * root + r * across;
  const isAhead = leftAlong > 0 || rightAlong > 0;
  right[i] = leftAlong > 0 ? (across * root + r * along) / leftAlong : isAhead ? Infinity : -Infinity;
  left[i] = rightAlong > 0 ? (across * root - r * along) / rightAlong : isAhead ? -Infinity : Infinity;
}

/** Draws a long body: the circle at b, then the one at a, then the straight sides between them. */
function drawLong(picture: Picture, i: number, { ax, ay, bx, by, r }: Footprint): void {
  const { acrossA, acrossB, alongA, alongB, left, powerA, powerB, right, drawn } = picture;
  drawRound(picture, i, { x: bx, y: by, r });
  alongB[i] = alongA[i]!;
  acrossB[i] = acrossA[i]!;
  powerB[i] = powerA[i]!;
  const fromB = left[i]!;
  const toB = right[i]!;
  const { front, back } = drawn;
  drawRound(picture, i, { x: ax, y: ay, r });
  drawn.front = Math.min(drawn.front, front);
  drawn.back = Math.max(drawn.back, back);
  drawSides(picture, i, { ax, ay, bx, by, r });
  if (picture.holdsEye[i] === 1) clipLong(picture, i, fromB, toB);
  else {
    left[i] = Math.min(left[i]!, fromB);
    right[i] = Math.max(right[i]!, toB);
  }
}

function drawSides(picture: Picture, i: number, { ax, ay, bx, by, r }: Footprint): void {
  const { core, kind, holdsEye, powerA, powerB, sideHigh, sideLow, startOn } = picture;
  kind[i] = LONG;
  const dx = bx - ax;
  const dy = by - ay;
  const beside = dx * ay - dy * ax;
  core[i] = dx * dx + dy * dy;
  startOn[i] = ax * dx + ay * dy;
  const width = r * Math.sqrt(core[i]!);
  sideLow[i] = beside - width;
  sideHigh[i] = beside + width;
  holdsEye[i] = isBetweenSides(picture, i) || powerA[i]! <= 0 || powerB[i]! <= 0 ? 1 : 0;
}

/** Whether the eye stands between the straight sides of a long body, or on one of them. */
const isBetweenSides = ({ core, sideHigh, sideLow, startOn }: Picture, i: number): boolean =>
  startOn[i]! < 0 && -startOn[i]! < core[i]! && sideLow[i]! <= 0 && sideHigh[i]! >= 0;

/** The ends of a long body with the eye inside, or on its rim: then only the rays to the inner side enter. */
function clipLong(picture: Picture, i: number, fromB: number, toB: number): void {
  const { acrossA, acrossB, alongA, alongB, left, powerA, powerB, right, sideHigh, sideLow } = picture;
  const isOnSide = isBetweenSides(picture, i);
  const isInside = powerA[i]! < 0 || powerB[i]! < 0 || (isOnSide && sideLow[i]! < 0 && sideHigh[i]! > 0);
  if (isInside || powerA[i] !== 0) {
    left[i] = isInside ? -Infinity : fromB;
    right[i] = isInside ? Infinity : toB;
  }
  if (isInside || !isOnSide) return;
  const on = alongB[i]! - alongA[i]!;
  const up = acrossB[i]! - acrossA[i]!;
  const inward = sideLow[i] === 0 ? 1 : -1;
  const isAhead = on === 0 && inward * up < 0;
  left[i] = on * inward > 0 ? up / on : on * inward < 0 || isAhead ? -Infinity : Infinity;
  right[i] = on * inward < 0 ? up / on : on * inward > 0 || isAhead ? Infinity : -Infinity;
}
