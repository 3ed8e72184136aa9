import type { Sign } from '../exact-signs.ts';
import { type Core, compareCores } from '../segment-distance.ts';
import { shot, targetDiscs } from './base-pair.ts';
import { keepMaking, type Line, making } from './exact-tangents.ts';
import type { Crowd } from './feature-rows.ts';
import { toEdge, type Zone } from './range-zone.ts';
import { cut, cutsCapsule, ray } from './ray-cuts.ts';
import { type Discs, discs, put, separate } from './tangents.ts';

/** One body of the crowd, taken out to be worked on. Memory as in base-pair.ts. */
export const body = { ax: 0, ay: 0, bx: 0, by: 0, r: 0, bottom: 0, top: 0 };
export const bodyDiscs: Discs = discs(2);

export function layBody(c: Crowd, i: number): void {
  body.ax = c.ax[i]!;
  body.ay = c.ay[i]!;
  body.bx = c.bx[i]!;
  body.by = c.by[i]!;
  body.r = c.r[i]!;
  body.bottom = c.bottom[i]!;
  body.top = c.top[i]!;
  bodyDiscs.count = body.ax === body.bx && body.ay === body.by ? 1 : 2;
  // The disc nearer the target comes first: a line that touches both is taken to touch that one.
  const isBFirst = bodyDiscs.count === 2 && isNearer(body.bx, body.by, body.ax, body.ay);
  putDisc(isBFirst ? 1 : 0, body.ax, body.ay, body.r);
  putDisc(isBFirst ? 0 : 1, body.bx, body.by, body.r);
}

const isNearer = (x: number, y: number, px: number, py: number): boolean =>
  toEdge(x, y, shot.target) < toEdge(px, py, shot.target);

function putDisc(i: number, x: number, y: number, r: number): void {
  bodyDiscs.x[i] = x;
  bodyDiscs.y[i] = y;
  bodyDiscs.r[i] = r;
}

/** The sign of the distance between the body and a zone's core less radius and k, told the distance as a double; exact. */
export function compareBody(z: Zone, gap: number): Sign {
  const apart = gap - z.k - body.r;
  if (Math.abs(apart) > 1e-6) return apart > 0 ? 1 : -1;
  return compareCores(body, z.core, { near: z.near + body.r, square: z.square });
}

/** Whether the body is in a zone as a whole, give or take rounding. */
export function isBodyWhollyIn(z: Zone): boolean {
  const reach = z.k - body.r;
  return (
    reach >= 0 && toEdge(body.ax, body.ay, z.core) <= reach * reach && toEdge(body.bx, body.by, z.core) <= reach * reach
  );
}

const LOTS: readonly [Discs, Discs] = [bodyDiscs, targetDiscs];
const common: Discs = discs(32);
const COMMON: readonly [Discs, Discs] = [common, targetDiscs];

/**
 * One of the two lines that separate the target from the part of the body that is in a zone around it. It touches that
 * part where it would touch the whole body, or else where the edges of body and zone meet. (Where those are one point,
 * either way is right: no need to be exact about which.)
 */
export function separateBody(z: Zone, side: 1 | -1, out: Line): void {
  separate(LOTS, side, out);
  if (!z.isSet || toEdge(out.px - out.pr * out.nx, out.py - out.pr * out.ny, z.core) <= z.k * z.k) return;
  common.count = 0;
  putMeetings(common, z);
  if (common.count > 0) separate(COMMON, side, out);
}

/** Adds the points where the edges of body and zone meet. */
export function putMeetings(into: Discs, z: Zone): void {
  const { core } = z;
  const isLong = core.ax !== core.bx || core.ay !== core.by;
  for (let i = 0; i < bodyDiscs.count; i++) {
    putCircles(into, z, bodyDiscs.x[i]!, bodyDiscs.y[i]!);
    if (isLong)
      putCircles(into, { ...z, core: { ...core, ax: core.bx, ay: core.by } }, bodyDiscs.x[i]!, bodyDiscs.y[i]!);
  }
  if (bodyDiscs.count === 2) putSides(into, body, body.r, { core, r: z.k });
  if (isLong) putSides(into, core, z.k, { core: body, r: body.r });
}

/** Where the circle of the body around x, y meets the circle around the first end of a zone. */
function putCircles(into: Discs, z: Zone, x: number, y: number): void {
  const dx = z.core.ax - x;
  const dy = z.core.ay - y;
  const dd = dx * dx + dy * dy;
  if (dd === 0) return;
  const along = (dd + body.r * body.r - z.k * z.k) / (2 * dd);
  const square = (body.r * body.r) / dd - along * along;
  // Circles that touch: what should be 0 may come out a little below it.
  if (square < -1e-9) return;
  making.kind = 3;
  making.ax = x;
  making.ay = y;
  making.bx = body.r;
  making.cx = z.core.ax;
  making.cy = z.core.ay;
  making.k = z.k;
  for (making.sign = -1; making.sign <= 1; making.sign += 2) {
    const beside = making.sign * Math.sqrt(Math.max(0, square));
    const px = x + along * dx - beside * dy;
    const py = y + along * dy + beside * dx;
    if (isOnEdge(px, py, body, body.r) && isOnEdge(px, py, z.core, z.k)) put(into, px, py, keepMaking());
  }
}

const isOnEdge = (x: number, y: number, core: Core, r: number): boolean =>
  Math.abs(Math.sqrt(toEdge(x, y, core)) - r) < 1e-6;

/** Where the straight sides around a core meet the edge of another shape. Not worked out again in doubt. */
function putSides(into: Discs, c: Core, r: number, other: { readonly core: Core; readonly r: number }): void {
  const dx = c.bx - c.ax;
  const dy = c.by - c.ay;
  const length = Math.sqrt(dx * dx + dy * dy);
  const { x, y } = ray;
  ray.dx = dx / length;
  ray.dy = dy / length;
  for (let side = -1; side <= 1; side += 2) {
    ray.x = c.ax - side * r * ray.dy;
    ray.y = c.ay + side * r * ray.dx;
    if (!cutsCapsule(other.core, other.r)) continue;
    const { from, to } = cut;
    if (from > 0 && from < length) put(into, ray.x + from * ray.dx, ray.y + from * ray.dy, -1);
    if (to < length) put(into, ray.x + to * ray.dx, ray.y + to * ray.dy, -1);
  }
  // Lines go on from where they started.
  ray.x = x;
  ray.y = y;
}
