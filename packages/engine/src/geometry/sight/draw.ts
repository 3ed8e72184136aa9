import {
  acrossA,
  acrossB,
  alongA,
  alongB,
  around,
  bottom,
  core,
  edgeA,
  edgeB,
  edgesFrom,
  edgesTo,
  edgesTurn,
  kind,
  LONG,
  left,
  leftAcross,
  leftAlong,
  mixed,
  owner,
  PRISM,
  powerA,
  powerB,
  ROUND,
  right,
  rightAcross,
  rightAlong,
  sideHigh,
  sideLow,
  spread,
  startOn,
  top,
  view,
} from './picture.ts';
import type { PreparedBodies, PreparedSolids } from './prepared.ts';

/** What a drawing says of the plan: its least and largest p · c, and how wild the numbers of its edges are. */
export const drawn = { front: 0.5, back: 0.5, wild: 0.5 };

/** Where free edge memory begins: each prism takes the next stretch. */
export const edges = { end: 0 };

/** The ends of what is being drawn, and how its outline goes past the eye. */
const span = { from: 0.5, fromAlong: 0.5, fromAcross: 0.5, to: 0.5, toAlong: 0.5, toAcross: 0.5 };
/** The ends if the eye stands on the rim. */
const clip = { from: 0.5, fromAlong: 0.5, fromAcross: 0.5, to: 0.5, toAlong: 0.5, toAcross: 0.5 };
/** The corner before. */
const last = { x: 0.5, y: 0.5, along: 0.5, across: 0.5 };

/** Draws solid s as thing i. Every p · c and cross is exact, so corners in one line with the eye get the same t. */
export function drawSolid(i: number, solids: PreparedSolids, s: number): void {
  const from = solids.start[s]!;
  const to = solids.start[s + 1]!;
  owner[i] = s;
  kind[i] = PRISM;
  mixed[i] = 0;
  bottom[i] = solids.bottom[s]! - view.z;
  top[i] = solids.top[s]! - view.z;
  beginOutline(solids.x[to - 1]! - view.x, solids.y[to - 1]! - view.y);
  let facing = edges.end;
  let averse = facing + to - from;
  let inside = true;
  edgesFrom[i] = facing;
  edgesTo[i] = averse;
  edges.end = averse;
  for (let e = from; e < to; e++) {
    const x = solids.x[e]! - view.x;
    const y = solids.y[e]! - view.y;
    const along = x * view.cx + y * view.cy;
    const across = view.cx * y - view.cy * x;
    const k = last.x * y - last.y * x;
    const up = across - last.across;
    const on = along - last.along;
    if (k === 0) clipBeside(on, up);
    else {
      const at = k < 0 ? facing++ : --averse;
      edgeA[at] = up / k;
      edgeB[at] = -on / k;
      const wild = (up < 0 ? -up : up) + (on < 0 ? -on : on);
      if (wild > drawn.wild * (k < 0 ? -k : k)) drawn.wild = wild / (k < 0 ? -k : k);
    }
    if (k < 0) inside = false;
    widen(along, across, k);
    last.x = x;
    last.y = y;
    last.along = along;
    last.across = across;
  }
  // Facing edges were filled in from one end and averse ones from the other; edges in line with the eye left a hole.
  edgesTurn[i] = facing;
  while (facing < averse) {
    edgeA[facing] = 0;
    edgeB[facing++] = 0;
  }
  around[i] = inside ? 1 : 0;
  if (inside) {
    span.from = clip.from;
    span.to = clip.to;
  }
  left[i] = span.from;
  right[i] = span.to;
  leftAlong[i] = inside ? clip.fromAlong : span.fromAlong;
  leftAcross[i] = inside ? clip.fromAcross : span.fromAcross;
  rightAlong[i] = inside ? clip.toAlong : span.toAlong;
  rightAcross[i] = inside ? clip.toAcross : span.toAcross;
}

function beginOutline(x: number, y: number): void {
  span.from = Infinity;
  span.to = -Infinity;
  clip.from = -Infinity;
  clip.to = Infinity;
  last.x = x;
  last.y = y;
  last.along = x * view.cx + y * view.cy;
  last.across = view.cx * y - view.cy * x;
  drawn.front = Infinity;
  drawn.back = -Infinity;
}

/** An edge whose line runs through the eye: a ray goes inside only if it turns to the left of it. */
function clipBeside(on: number, up: number): void {
  if (on > 0 && up / on > clip.from) {
    clip.from = up / on;
    clip.fromAlong = on;
    clip.fromAcross = up;
  } else if (on < 0 && up / on < clip.to) {
    clip.to = up / on;
    clip.toAlong = on;
    clip.toAcross = up;
  } else if (on === 0 && up > 0) clip.to = -Infinity;
}

/** Takes the next corner into the ends. Where the outline passes beside the eye it reaches to infinity on that side. */
function widen(along: number, across: number, k: number): void {
  if (along > 0) {
    const t = across / along;
    if (t < span.from) {
      span.from = t;
      span.fromAlong = along;
      span.fromAcross = across;
    }
    if (t > span.to) {
      span.to = t;
      span.toAlong = along;
      span.toAcross = across;
    }
    if (last.along <= 0) {
      if (k > 0) span.from = -Infinity;
      else if (k < 0) span.to = Infinity;
    }
  } else if (last.along > 0) {
    if (k > 0) span.to = Infinity;
    else if (k < 0) span.from = -Infinity;
  }
  if (along < drawn.front) drawn.front = along;
  if (along > drawn.back) drawn.back = along;
}

/** Draws body b as thing i. */
export function drawBody(i: number, bodies: PreparedBodies, b: number): void {
  owner[i] = -1 - b;
  mixed[i] = 0;
  bottom[i] = bodies.bottom[b]! - view.z;
  top[i] = bodies.top[b]! - view.z;
  const ax = bodies.ax[b]! - view.x;
  const ay = bodies.ay[b]! - view.y;
  const bx = bodies.bx[b]! - view.x;
  const by = bodies.by[b]! - view.y;
  const r = bodies.r[b]!;
  if (ax === bx && ay === by) drawRound(i, ax, ay, r);
  else drawLong(i, { ax, ay, bx, by, r });
}

/** Draws a circle at (x, y) from the eye as thing i. */
export function drawRound(i: number, x: number, y: number, r: number): void {
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
  if (power > 0) tangents(along, across, power, r);
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
function tangents(along: number, across: number, power: number, r: number): void {
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
export function drawLong(i: number, { ax, ay, bx, by, r }: Core): void {
  drawRound(i, bx, by, r);
  alongB[i] = alongA[i]!;
  acrossB[i] = acrossA[i]!;
  powerB[i] = powerA[i]!;
  const from = span.from;
  const to = span.to;
  const { front, back } = drawn;
  drawRound(i, ax, ay, r);
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
  if (around[i] === 1) clipLong(i, from, to);
  else {
    left[i] = Math.min(span.from, from);
    right[i] = Math.max(span.to, to);
  }
}

/** The ends of a long body with the eye inside, or on its rim: then only the rays to the inner side go in. */
function clipLong(i: number, fromB: number, toB: number): void {
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
