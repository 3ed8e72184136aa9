import type { Body, Spot } from '../shape.ts';
import type { Among } from './among.ts';
import { drawBody, drawLong, drawn, drawRound, drawSolid, edges } from './draw.ts';
import { bodyBefore, plan, solidBefore, standsBefore } from './order.ts';
import { bottom, farAt, isRoomFor, left, mixed, nearAt, right, top, view } from './picture.ts';
import { type PreparedBodies, type PreparedSolids, preparedBodies, preparedSolids } from './prepared.ts';

/** Tenths. Rounding stays below a thousandth of it (see `isWild`), and no piece is cut so finely. */
export const DOUBT = 1e-4;

/** The heights and the depth between which a thing can matter. */
const aim = { lowest: 0.5, highest: 0.5, deep: 0.5 };
const wedge = { leftX: 0.5, leftY: 0.5, rightX: 0.5, rightY: 0.5, onX: 0.5, onY: 0.5 };

/**
 * Sets up the picture: the eye, the frame, and the target as thing 0. False when the eye stands in the target's plan,
 * or so near that the target fills half of all directions: then there is no such picture.
 */
export function aimAt(eye: Spot, body: Body): boolean {
  view.x = eye.x;
  view.y = eye.y;
  view.z = eye.z;
  plan.ax = body.ax - eye.x;
  plan.ay = body.ay - eye.y;
  plan.bx = body.bx - eye.x;
  plan.by = body.by - eye.y;
  plan.r = body.r;
  bottom[0] = body.bottom - eye.z;
  top[0] = body.top - eye.z;
  aim.lowest = Math.min(eye.z, body.bottom);
  aim.highest = Math.max(eye.z, body.top);
  const isRound = body.ax === body.bx && body.ay === body.by;
  if (!face((plan.ax + plan.bx) / 2, (plan.ay + plan.by) / 2) && (isRound || !faceNearest())) return false;
  boxTarget();
  return true;
}

/** Around a target near or in plan there are four pictures instead, to the four sides. Each shows a quarter of it. */
export function aimAside(quarter: number): boolean {
  const on = quarter % 2 === 0 ? FAR_SIDE : 0;
  const up = FAR_SIDE - on;
  if (quarter < 2) face(on, up);
  else face(-on, -up);
  left[0] = Math.max(left[0]!, -1);
  right[0] = Math.min(right[0]!, 1);
  boxTarget();
  return left[0]! < right[0]!;
}

/** How far away the plane of such a picture stands. */
const FAR_SIDE = 256;

function boxTarget(): void {
  const most = drawn.front > 0 ? view.square / drawn.front : Infinity;
  const least = view.square / drawn.back;
  view.high = top[0]! > 0 ? top[0]! * most : top[0]! * least;
  view.low = bottom[0]! < 0 ? bottom[0]! * most : bottom[0]! * least;
  view.doubt = DOUBT;
  view.narrow = DOUBT / view.length;
  view.front = drawn.front;
  view.back = drawn.back;
}

/** No target is drawn wider than this many times its distance to either side. */
const WIDEST = 64;

/** Takes c = (x, y) and draws the target. */
function face(x: number, y: number): boolean {
  view.cx = x;
  view.cy = y;
  view.square = x * x + y * y;
  view.length = Math.sqrt(view.square);
  if (plan.ax === plan.bx && plan.ay === plan.by) drawRound(0, plan.ax, plan.ay, plan.r);
  else drawLong(0, plan);
  return drawn.front > 0 && left[0]! > -WIDEST && right[0]! < WIDEST;
}

/** For an eye beside a long body: the nearest point of its core, so that all of it lies ahead. */
function faceNearest(): boolean {
  const dx = plan.bx - plan.ax;
  const dy = plan.by - plan.ay;
  const part = Math.min(1, Math.max(0, -(plan.ax * dx + plan.ay * dy) / (dx * dx + dy * dy)));
  // Rounded to a sixteenth: any c near it will do, and products with it stay exact.
  return face(Math.round(16 * (plan.ax + part * dx)) / 16, Math.round(16 * (plan.ay + part * dy)) / 16);
}

/** Draws all that may hide some of the target, as things 1 and up. The count, or -1 when one of them hides it all. */
export function gather({ scene, mask, bodies, except }: Among): number {
  openWedge();
  edges.end = 0;
  drawn.wild = 0;
  const solids = preparedSolids(scene);
  const list = bodies ? preparedBodies(bodies) : null;
  if (!isRoomFor(solids.count + (list?.count ?? 0), solids.x.length)) throw new RangeError('too many solids');
  const some = gatherSolids(solids, mask);
  return list && some >= 0 ? gatherBodies(list, except ?? NONE, some) : some;
}

const NONE: readonly number[] = [];

function openWedge(): void {
  const l = right[0]!;
  const r = left[0]!;
  const unitL = 1 / (view.length * Math.sqrt(1 + l * l));
  const unitR = 1 / (view.length * Math.sqrt(1 + r * r));
  wedge.leftX = -(view.cy + l * view.cx) * unitL;
  wedge.leftY = (view.cx - l * view.cy) * unitL;
  wedge.rightX = (view.cy + r * view.cx) * unitR;
  wedge.rightY = -(view.cx - r * view.cy) * unitR;
  wedge.onX = view.cx / view.length;
  wedge.onY = view.cy / view.length;
  aim.deep = view.back / view.length;
}

/** Whether a circle around a thing meets the wedge from the eye to the target. */
function isInWedge(x: number, y: number, reach: number): boolean {
  if (x * wedge.leftX + y * wedge.leftY > reach || x * wedge.rightX + y * wedge.rightY > reach) return false;
  const on = x * wedge.onX + y * wedge.onY;
  return on > -reach && on < aim.deep + reach;
}

function gatherSolids(solids: PreparedSolids, mask: Uint8Array): number {
  const { midX, midY, reach } = solids;
  let next = 1;
  for (let s = 0; s < solids.count; s++) {
    // What lies below both ends of every line, or above, never blocks one.
    if (mask[s] !== 1 || solids.top[s]! <= aim.lowest || solids.bottom[s]! >= aim.highest) continue;
    if (!isInWedge(midX[s]! - view.x, midY[s]! - view.y, reach[s]!)) continue;
    drawSolid(next, solids, s);
    if (!isSeen(next)) continue;
    const before = standsBefore(next, drawn.front, drawn.back);
    if (before === 0 || (before < 0 && !solidBefore(next, solids))) continue;
    if (coversAll(next)) return cover(next);
    next++;
  }
  return next - 1;
}

function gatherBodies(bodies: PreparedBodies, except: readonly number[], some: number): number {
  const { midX, midY, reach } = bodies;
  let next = some + 1;
  for (let b = 0; b < bodies.count; b++) {
    if (bodies.top[b]! <= aim.lowest || bodies.bottom[b]! >= aim.highest) continue;
    if (!isInWedge(midX[b]! - view.x, midY[b]! - view.y, reach[b]!) || except.includes(b)) continue;
    drawBody(next, bodies, b);
    if (!isSeen(next)) continue;
    const before = standsBefore(next, drawn.front, drawn.back);
    if (before === 0 || (before < 0 && !bodyBefore(next, bodies))) continue;
    // Tangents are rounded: what is surely covered ends a little earlier.
    left[next] = left[next]! + view.narrow;
    right[next] = right[next]! - view.narrow;
    if (coversAll(next)) return cover(next);
    next++;
  }
  return next - 1;
}

/** The thing that hides all of the target by itself, if `gather` found one. */
export const whole = { thing: 0 };

function cover(i: number): number {
  whole.thing = i;
  return -1;
}

/** Whether the thing just drawn reaches into the directions of the target. */
const isSeen = (i: number): boolean =>
  right[i]! > left[0]! - view.narrow && left[i]! < right[0]! + view.narrow && left[i]! < right[i]!;

/** Whether a thing before the target hides all of it, beyond doubt. */
function coversAll(i: number): boolean {
  if (mixed[i] === 1 || left[i]! > left[0]! - view.narrow || right[i]! < right[0]! + view.narrow) return false;
  return coversAt(i, left[0]!) && coversAt(i, right[0]!);
}

function coversAt(i: number, t: number): boolean {
  const high = top[i]! > 0 ? top[i]! * nearAt(i, t) : top[i]! * farAt(i, t);
  if (!isOver(high, view.high)) return false;
  return isOver(view.low, bottom[i]! < 0 ? bottom[i]! * nearAt(i, t) : bottom[i]! * farAt(i, t));
}

/** Whether a is over b, or both are exactly the height of the eye: then nothing can pass between them. */
const isOver = (a: number, b: number): boolean => a > b + view.doubt || (a === 0 && b === 0);
