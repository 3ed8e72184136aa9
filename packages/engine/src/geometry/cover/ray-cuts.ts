import type { Ground } from './feature-rows.ts';

/** A ray seen from above: where it starts and its direction, of length 1. Memory as in base-pair.ts. */
export const ray = { x: 0, y: 0, dx: 1, dy: 0 };

/** The stretch of the ray that the last shape asked about takes up, from its start on. */
export const cut = { from: 0, to: 0 };

export interface Capsule {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/** Whether the ray runs through the inside of a convex solid. */
export function cutsSolid(g: Ground, i: number): boolean {
  const end = g.starts[i + 1]!;
  let from = 0;
  let to = Infinity;
  let px = g.x[end - 1]!;
  let py = g.y[end - 1]!;
  for (let k = g.starts[i]!; k < end; k++) {
    const qx = g.x[k]!;
    const qy = g.y[k]!;
    const ex = qx - px;
    const ey = qy - py;
    // Inside is on the left of each edge: f + t g > 0.
    const f = ex * (ray.y - py) - ey * (ray.x - px);
    const slope = ex * ray.dy - ey * ray.dx;
    if (slope > 0) {
      if (-f > from * slope) from = -f / slope;
    } else if (slope < 0) {
      if (f < -to * slope) to = f / -slope;
    } else if (f <= 0) return false;
    if (from >= to) return false;
    px = qx;
    py = qy;
  }
  cut.from = from;
  cut.to = to;
  return true;
}

/** Whether the ray runs through the inside of all within r of a core. */
export function cutsCapsule(c: Capsule, r: number): boolean {
  let from = Infinity;
  let to = -Infinity;
  if (cutsDisc(c.ax, c.ay, r)) {
    from = cut.from;
    to = cut.to;
  }
  if (c.ax !== c.bx || c.ay !== c.by) {
    if (cutsDisc(c.bx, c.by, r)) {
      from = Math.min(from, cut.from);
      to = Math.max(to, cut.to);
    }
    if (cutsBetween(c, r)) {
      from = Math.min(from, cut.from);
      to = Math.max(to, cut.to);
    }
  }
  cut.from = Math.max(0, from);
  cut.to = to;
  return to > cut.from;
}

function cutsDisc(x: number, y: number, r: number): boolean {
  const ex = x - ray.x;
  const ey = y - ray.y;
  const beside = ray.dx * ey - ray.dy * ex;
  const q = r * r - beside * beside;
  if (q <= 0) return false;
  const along = ray.dx * ex + ray.dy * ey;
  const half = Math.sqrt(q);
  cut.from = along - half;
  cut.to = along + half;
  return true;
}

/** The band of width 2r between the two ends of a core. */
function cutsBetween(c: Capsule, r: number): boolean {
  const ex = c.bx - c.ax;
  const ey = c.by - c.ay;
  const length = Math.sqrt(ex * ex + ey * ey);
  cut.from = -Infinity;
  cut.to = Infinity;
  const x = ray.x - c.ax;
  const y = ray.y - c.ay;
  return (
    narrow((x * ex + y * ey) / length, (ray.dx * ex + ray.dy * ey) / length, 0, length) &&
    narrow((ex * y - ey * x) / length, (ex * ray.dy - ey * ray.dx) / length, -r, r)
  );
}

/** Keeps the part of the cut where low < at + t slope < high. */
function narrow(at: number, slope: number, low: number, high: number): boolean {
  if (slope === 0) return at > low && at < high;
  const a = ((slope > 0 ? low : high) - at) / slope;
  const b = ((slope > 0 ? high : low) - at) / slope;
  if (a > cut.from) cut.from = a;
  if (b < cut.to) cut.to = b;
  return cut.from < cut.to;
}
