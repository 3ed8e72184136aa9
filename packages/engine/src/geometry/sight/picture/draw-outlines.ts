import type { PreparedBodies, Prisms } from '../solids/flat-solids.ts';
import type { Picture } from './picture.ts';
import { LONG, PRISM, ROUND } from './picture.ts';

/**
 * Draws solid s as thing i, unless it lies aside of all directions between `from` and `to`. Every p · c and cross is
 * exact, so corners in one line with the eye get the same t.
 */
export function drawSolid(picture: Picture, i: number, solids: Prisms, s: number): boolean {
  const { around, bottom, kind, left, mixed, owner, right, top, view } = picture;
  const start = solids.start[s]!;
  const count = solids.start[s + 1]! - start;
  const isAhead = placeCorners(picture, i, solids, start, count);
  const from = left[0]! - view.narrow;
  const to = right[0]! + view.narrow;
  if (isAhead && (right[i]! <= from || left[i]! >= to)) return false;
  owner[i] = s;
  kind[i] = PRISM;
  mixed[i] = 0;
  bottom[i] = solids.bottom[s]! - view.z;
  top[i] = solids.top[s]! - view.z;
  around[i] = drawEdges(picture, i, count) ? 1 : 0;
  if (around[i] === 1) clipInside(picture, i, count);
  else if (!isAhead) openEnds(picture, i, count);
  return right[i]! > from && left[i]! < to && left[i]! < right[i]!;
}

/** Places the corners, and the ends of thing i by those ahead. Tells whether all are ahead. */
export function placeCorners(picture: Picture, i: number, solids: Prisms, start: number, count: number): boolean {
  const {
    left,
    leftAcross,
    leftAlong,
    right,
    rightAcross,
    rightAlong,
    view,
    drawn,
    cornerX,
    cornerY,
    cornerAlong,
    cornerAcross,
  } = picture;
  const { cx, cy, x: eyeX, y: eyeY } = view;
  let front = Infinity;
  let back = -Infinity;
  let from = Infinity;
  let to = -Infinity;
  let first = 0;
  let last = 0;
  for (let k = 1; k <= count; k++) {
    const x = solids.x[start + k - 1]! - eyeX;
    const y = solids.y[start + k - 1]! - eyeY;
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
    if (t < from) {
      from = t;
      first = k;
    }
    if (t > to) {
      to = t;
      last = k;
    }
  }
  cornerX[0] = cornerX[count]!;
  cornerY[0] = cornerY[count]!;
  cornerAlong[0] = cornerAlong[count]!;
  cornerAcross[0] = cornerAcross[count]!;
  drawn.front = front;
  drawn.back = back;
  left[i] = from;
  right[i] = to;
  leftAlong[i] = cornerAlong[first]!;
  leftAcross[i] = cornerAcross[first]!;
  rightAlong[i] = cornerAlong[last]!;
  rightAcross[i] = cornerAcross[last]!;
  return front > 0;
}

/** Works out the edges of thing i. Tells whether the eye stands inside the outline or on its rim. */
function drawEdges(picture: Picture, i: number, count: number): boolean {
  const { edgeA, edgeB, edgesFrom, edgesTo, edgesTurn, drawn, edges, cornerX, cornerY, cornerAlong, cornerAcross } =
    picture;
  let facing = edges.end;
  let averse = facing + count;
  let wildest = drawn.wild;
  edgesFrom[i] = facing;
  edgesTo[i] = averse;
  edges.end = averse;
  for (let k = 1; k <= count; k++) {
    const cross = cornerX[k - 1]! * cornerY[k]! - cornerY[k - 1]! * cornerX[k]!;
    // An edge in line with the eye bounds nothing; it leaves a hole between the two kinds, filled in below.
    if (cross === 0) continue;
    const at = cross < 0 ? facing++ : --averse;
    const a = (cornerAcross[k]! - cornerAcross[k - 1]!) / cross;
    const b = (cornerAlong[k - 1]! - cornerAlong[k]!) / cross;
    edgeA[at] = a;
    edgeB[at] = b;
    const wild = Math.abs(a) + Math.abs(b);
    if (wild > wildest) wildest = wild;
  }
  const isInside = facing === edgesFrom[i];
  drawn.wild = wildest;
  edgesTurn[i] = facing;
  for (; facing < averse; facing++) {
    edgeA[facing] = 0;
    edgeB[facing] = 0;
  }
  return isInside;
}

/** Where an outline passes beside the eye it reaches to infinity on that side. */
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

/** The ends with the eye inside, or on the rim: a ray goes inside only to the left of an edge that runs through the eye. */
function clipInside(picture: Picture, i: number, count: number): void {
  const { left, leftAcross, leftAlong, right, rightAcross, rightAlong, cornerX, cornerY, cornerAlong, cornerAcross } =
    picture;
  left[i] = -Infinity;
  right[i] = Infinity;
  for (let k = 1; k <= count; k++) {
    if (cornerX[k - 1]! * cornerY[k]! !== cornerY[k - 1]! * cornerX[k]!) continue;
    const on = cornerAlong[k]! - cornerAlong[k - 1]!;
    const up = cornerAcross[k]! - cornerAcross[k - 1]!;
    if (on > 0 && up / on > left[i]!) {
      left[i] = up / on;
      leftAlong[i] = on;
      leftAcross[i] = up;
    } else if (on < 0 && up / on < right[i]!) {
      right[i] = up / on;
      rightAlong[i] = on;
      rightAcross[i] = up;
    } else if (on === 0 && up > 0) right[i] = -Infinity;
  }
}

/** Draws body b as thing i. */
export function drawBody(picture: Picture, i: number, bodies: PreparedBodies, b: number): void {
  const { bottom, mixed, owner, top, view } = picture;
  owner[i] = -1 - b;
  mixed[i] = 0;
  bottom[i] = bodies.bottom[b]! - view.z;
  top[i] = bodies.top[b]! - view.z;
  const ax = bodies.ax[b]! - view.x;
  const ay = bodies.ay[b]! - view.y;
  const bx = bodies.bx[b]! - view.x;
  const by = bodies.by[b]! - view.y;
  const r = bodies.r[b]!;
  if (ax === bx && ay === by) drawRound(picture, i, ax, ay, r);
  else drawLong(picture, i, { ax, ay, bx, by, r });
}

/** Draws a circle at (x, y) from the eye as thing i. */
export function drawRound(picture: Picture, i: number, x: number, y: number, r: number): void {
  const { acrossA, alongA, around, kind, left, powerA, right, spread, view, drawn, span } = picture;
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
  around[i] = power <= 0 ? 1 : 0;
  if (power > 0) tangents(picture, along, across, power, r);
  else {
    span.from = -Infinity;
    span.to = Infinity;
    // On the rim only the rays to the inner side go in: those with u · p > 0.
    if (power === 0 && across > 0) span.from = -along / across;
    else if (power === 0 && across < 0) span.to = -along / across;
    else if (power === 0 && along < 0) span.to = -Infinity;
  }
  left[i] = span.from;
  right[i] = span.to;
}

/** The two tangents from the eye run along p √k ± r p'. */
function tangents(picture: Picture, along: number, across: number, power: number, r: number): void {
  const { span } = picture;
  const root = Math.sqrt(power);
  const leftAlong = along * root - r * across;
  const rightAlong = along * root + r * across;
  const isAhead = leftAlong > 0 || rightAlong > 0;
  span.to = leftAlong > 0 ? (across * root + r * along) / leftAlong : isAhead ? Infinity : -Infinity;
  span.from = rightAlong > 0 ? (across * root - r * along) / rightAlong : isAhead ? -Infinity : Infinity;
}

interface Core {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly r: number;
}

/** Draws a long body, its circles at a and b from the eye, as thing i. */
export function drawLong(picture: Picture, i: number, { ax, ay, bx, by, r }: Core): void {
  const {
    acrossA,
    acrossB,
    alongA,
    alongB,
    around,
    core,
    kind,
    left,
    powerA,
    powerB,
    right,
    sideHigh,
    sideLow,
    startOn,
    drawn,
    span,
  } = picture;
  drawRound(picture, i, bx, by, r);
  alongB[i] = alongA[i]!;
  acrossB[i] = acrossA[i]!;
  powerB[i] = powerA[i]!;
  const from = span.from;
  const to = span.to;
  const { front, back } = drawn;
  drawRound(picture, i, ax, ay, r);
  kind[i] = LONG;
  const dx = bx - ax;
  const dy = by - ay;
  const beside = dx * ay - dy * ax;
  core[i] = dx * dx + dy * dy;
  startOn[i] = ax * dx + ay * dy;
  const width = r * Math.sqrt(core[i]!);
  sideLow[i] = beside - width;
  sideHigh[i] = beside + width;
  drawn.front = Math.min(drawn.front, front);
  drawn.back = Math.max(drawn.back, back);
  const isBeside = startOn[i]! < 0 && -startOn[i]! < core[i]! && sideLow[i]! <= 0 && sideHigh[i]! >= 0;
  around[i] = isBeside || powerA[i]! <= 0 || powerB[i]! <= 0 ? 1 : 0;
  if (around[i] === 1) clipLong(picture, i, from, to);
  else {
    left[i] = Math.min(span.from, from);
    right[i] = Math.max(span.to, to);
  }
}

/** The ends of a long body with the eye inside, or on its rim: then only the rays to the inner side go in. */
function clipLong(picture: Picture, i: number, fromB: number, toB: number): void {
  const { acrossA, acrossB, alongA, alongB, core, left, powerA, powerB, right, sideHigh, sideLow, startOn, span } =
    picture;
  const isOnSide = startOn[i]! < 0 && -startOn[i]! < core[i]! && sideLow[i]! <= 0 && sideHigh[i]! >= 0;
  const isInside = powerA[i]! < 0 || powerB[i]! < 0 || (isOnSide && sideLow[i]! < 0 && sideHigh[i]! > 0);
  left[i] = isInside ? -Infinity : powerA[i] === 0 ? span.from : fromB;
  right[i] = isInside ? Infinity : powerA[i] === 0 ? span.to : toB;
  if (isInside || !isOnSide) return;
  const on = alongB[i]! - alongA[i]!;
  const up = acrossB[i]! - acrossA[i]!;
  const inward = sideLow[i] === 0 ? 1 : -1;
  const isAhead = on === 0 && inward * up < 0;
  left[i] = on * inward > 0 ? up / on : on * inward < 0 || isAhead ? -Infinity : Infinity;
  right[i] = on * inward < 0 ? up / on : on * inward > 0 || isAhead ? Infinity : -Infinity;
}
