import type { Sign } from '../exact-signs.ts';
import { compareSegmentDistance, type Segment } from '../segment-distance.ts';
import type { Point } from '../shape.ts';
import type { PreparedBodies } from '../sight/solids/flat-solids.ts';
import { keepMaking, type Line, type Makings } from './exact-tangents.ts';
import { Ray } from './memory.ts';
import { squareToSegment, type Zone } from './range-zone.ts';
import { cutsCapsule } from './ray-cuts.ts';
import { type Discs, newDiscs, put, separate } from './tangents.ts';

/** One body, copied from its rows. */
export interface BodyOutline extends Segment {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  r: number;
  bottom: number;
  top: number;
  readonly discs: Discs;
  /** Scratch memory: the points where the edges of body and zone meet, and a ray along straight sides. */
  readonly common: Discs;
  readonly ray: Ray;
}

export const newBodyOutline = (makings: Makings): BodyOutline => ({
  ax: 0,
  ay: 0,
  bx: 0,
  by: 0,
  r: 0,
  bottom: 0,
  top: 0,
  discs: newDiscs(2, makings),
  common: newDiscs(32, makings),
  ray: new Ray(),
});

export function setBody(body: BodyOutline, rows: PreparedBodies, i: number, target: Segment): void {
  body.ax = rows.ax[i]!;
  body.ay = rows.ay[i]!;
  body.bx = rows.bx[i]!;
  body.by = rows.by[i]!;
  body.r = rows.r[i]!;
  body.bottom = rows.bottom[i]!;
  body.top = rows.top[i]!;
  const { discs } = body;
  discs.count = body.ax === body.bx && body.ay === body.by ? 1 : 2;
  // The disc nearer the target comes first: a line that touches both counts as touching that one.
  const isBFirst =
    discs.count === 2 && squareToSegment(body.bx, body.by, target) < squareToSegment(body.ax, body.ay, target);
  const [a, b] = isBFirst ? [1, 0] : [0, 1];
  discs.x[a] = body.ax;
  discs.y[a] = body.ay;
  discs.r[a] = body.r;
  discs.x[b] = body.bx;
  discs.y[b] = body.by;
  discs.r[b] = body.r;
}

/** The exact sign of a distance: from the body's edge to a zone's, given `gap`, that between the cores as a double. */
export function compareBody(body: BodyOutline, z: Zone, gap: number): Sign {
  const apart = gap - z.k - body.r;
  if (Math.abs(apart) > 1e-6) return apart > 0 ? 1 : -1;
  return compareSegmentDistance(body, z.core, { near: z.near + body.r, square: z.square });
}

/** Whether the whole body is in a zone, up to rounding. */
export function isBodyInZone(body: BodyOutline, z: Zone): boolean {
  const reach = z.k - body.r;
  return (
    reach >= 0 &&
    squareToSegment(body.ax, body.ay, z.core) <= reach * reach &&
    squareToSegment(body.bx, body.by, z.core) <= reach * reach
  );
}

/**
 * One of the two lines that separate the target from the part of the body that is in a zone around it. It touches that
 * part where it would touch the whole body, or else where the edges of body and zone meet. (If these coincide, either
 * is right, so the choice need not be exact.)
 */
export function separateBody(body: BodyOutline, target: Discs, z: Zone, out: Line): void {
  separate([body.discs, target], out);
  if (!z.isSet || squareToSegment(out.px - out.pr * out.nx, out.py - out.pr * out.ny, z.core) <= z.k * z.k) return;
  body.common.count = 0;
  putMeetings(body.common, body, z);
  if (body.common.count > 0) separate([body.common, target], out);
}

/** Adds the points where the edges of body and zone meet. */
export function putMeetings(into: Discs, body: BodyOutline, z: Zone): void {
  const { core } = z;
  const { discs } = body;
  const isLong = core.ax !== core.bx || core.ay !== core.by;
  for (let i = 0; i < discs.count; i++) {
    const at = { x: discs.x[i]!, y: discs.y[i]! };
    putCircles(into, body, z, at);
    if (isLong) putCircles(into, body, { ...z, core: { ...core, ax: core.bx, ay: core.by } }, at);
  }
  if (discs.count === 2) putSides(into, body.ray, { core: body, r: body.r }, { core, r: z.k });
  if (isLong) putSides(into, body.ray, { core, r: z.k }, { core: body, r: body.r });
}

/** Adds the points where the circle of the body around x, y meets the circle around the first end of a zone. */
function putCircles(into: Discs, body: BodyOutline, z: Zone, { x, y }: Point): void {
  const making = into.makings.next;
  const dx = z.core.ax - x;
  const dy = z.core.ay - y;
  const dd = dx * dx + dy * dy;
  if (dd === 0) return;
  const along = (dd + body.r * body.r - z.k * z.k) / (2 * dd);
  const square = (body.r * body.r) / dd - along * along;
  // For circles that touch, rounding may give a little less than 0.
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
    if (isOnEdge(px, py, body, body.r) && isOnEdge(px, py, z.core, z.k)) put(into, px, py, keepMaking(into.makings));
  }
}

const isOnEdge = (x: number, y: number, core: Segment, r: number): boolean =>
  Math.abs(Math.sqrt(squareToSegment(x, y, core)) - r) < 1e-6;

interface Capsule {
  readonly core: Segment;
  readonly r: number;
}

/** Adds the points where the straight sides of a shape meet the edge of another. Doubles only: no makings are kept. */
function putSides(into: Discs, ray: Ray, { core: c, r }: Capsule, other: Capsule): void {
  const dx = c.bx - c.ax;
  const dy = c.by - c.ay;
  const length = Math.sqrt(dx * dx + dy * dy);
  ray.dx = dx / length;
  ray.dy = dy / length;
  for (let side = -1; side <= 1; side += 2) {
    ray.x = c.ax - side * r * ray.dy;
    ray.y = c.ay + side * r * ray.dx;
    if (!cutsCapsule(ray, other.core, other.r)) continue;
    const { from, to } = ray;
    if (from > 0 && from < length) put(into, ray.x + from * ray.dx, ray.y + from * ray.dy, -1);
    if (to < length) put(into, ray.x + to * ray.dx, ray.y + to * ray.dy, -1);
  }
}
