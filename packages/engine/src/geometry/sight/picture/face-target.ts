import type { Body, Spot } from '../../shape.ts';
import { drawFootprint } from './draw-outlines.ts';
import { type Picture, ROUND } from './picture.ts';

/** In tenths. Rounding stays far below it (see `widenDoubt`), and no piece is cut so finely. */
export const DOUBT = 1e-4;

/**
 * Beyond every height: stands in for the bottom of what no line can pass below, or the top of what none can pass above.
 */
export const ENDLESS = 1e9;

/**
 * Sets up the picture: the eye, the frame, and the target as thing 0. False when the eye stands in the target's plan,
 * or so near that the target fills half of all directions: then there is no such picture.
 */
export function faceTarget(picture: Picture, { x, y, z }: Spot, body: Body): boolean {
  const { targetPlan, bottom, top, view, wedge } = picture;
  view.x = x;
  view.y = y;
  view.z = z;
  targetPlan.ax = body.ax - x;
  targetPlan.ay = body.ay - y;
  targetPlan.bx = body.bx - x;
  targetPlan.by = body.by - y;
  targetPlan.r = body.r;
  bottom[0] = body.bottom - z;
  top[0] = body.top - z;
  wedge.lowest = Math.min(z, body.bottom);
  wedge.highest = Math.max(z, body.top);
  const isDrawn =
    body.ax === body.bx && body.ay === body.by
      ? faceRound(picture)
      : face(picture, (targetPlan.ax + targetPlan.bx) / 2, (targetPlan.ay + targetPlan.by) / 2) || faceNearest(picture);
  if (isDrawn) boxTarget(picture);
  return isDrawn;
}

/** Looks straight at a round body: the same as drawing its footprint, with c = p. */
function faceRound(picture: Picture): boolean {
  const { targetPlan, drawn, acrossA, alongA, holdsEye, kind, left, powerA, right, spread, view } = picture;
  const { ax: x, ay: y, r } = targetPlan;
  const square = x * x + y * y;
  const power = square - r * r;
  view.cx = x;
  view.cy = y;
  view.square = square;
  view.length = Math.sqrt(square);
  drawn.front = square - r * view.length;
  drawn.back = square + r * view.length;
  kind[0] = ROUND;
  holdsEye[0] = power <= 0 ? 1 : 0;
  alongA[0] = square;
  acrossA[0] = 0;
  powerA[0] = power;
  spread[0] = r * r * square;
  const t = power > 0 ? r / Math.sqrt(power) : Infinity;
  left[0] = -t;
  right[0] = t;
  return t < WIDEST;
}

/** For an eye in or next to the target's plan there are four pictures instead, each a quarter turn wide. */
export function faceQuarter(picture: Picture, quarter: number): boolean {
  const { left, right } = picture;
  const on = quarter % 2 === 0 ? FAR_SIDE : 0;
  const up = FAR_SIDE - on;
  if (quarter < 2) face(picture, on, up);
  else face(picture, -on, -up);
  left[0] = Math.max(left[0]!, -1);
  right[0] = Math.min(right[0]!, 1);
  boxTarget(picture);
  return left[0]! < right[0]!;
}

/** How far away the plane of a quarter picture stands. */
const FAR_SIDE = 256;

/** Bounds the target on the picture. */
function boxTarget(picture: Picture): void {
  const { drawn, bottom, top, view } = picture;
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
function face(picture: Picture, x: number, y: number): boolean {
  const { targetPlan, drawn, left, right, view } = picture;
  view.cx = x;
  view.cy = y;
  view.square = x * x + y * y;
  view.length = Math.sqrt(view.square);
  drawFootprint(picture, 0, targetPlan);
  return drawn.front > 0 && left[0]! > -WIDEST && right[0]! < WIDEST;
}

/** Looks at the nearest point of a long body's core, so that all of it lies ahead of an eye beside it. */
function faceNearest(picture: Picture): boolean {
  const { targetPlan } = picture;
  const dx = targetPlan.bx - targetPlan.ax;
  const dy = targetPlan.by - targetPlan.ay;
  const part = Math.min(1, Math.max(0, -(targetPlan.ax * dx + targetPlan.ay * dy) / (dx * dx + dy * dy)));
  // Rounded to a sixteenth: any c near it will do, and products with it stay exact.
  return face(
    picture,
    Math.round(16 * (targetPlan.ax + part * dx)) / 16,
    Math.round(16 * (targetPlan.ay + part * dy)) / 16,
  );
}

/**
 * Opens the wedge. A circle at `on` along and `off` aside from the eye reaches into it only if off cos - on sin is no
 * more than its radius, and `on` lies between the eye and the target's back, give or take the radius.
 */
export function openWedge(picture: Picture): void {
  const { left, right, view, wedge } = picture;
  const t = Math.max(-left[0]!, right[0]!);
  wedge.cos = 1 / Math.sqrt(1 + t * t);
  wedge.sin = t * wedge.cos;
  wedge.onX = view.cx / view.length;
  wedge.onY = view.cy / view.length;
  wedge.deep = view.back / view.length;
}
