import type { Segment } from '../segment-distance.ts';
import type { SolidRows } from './feature-rows.ts';
import type { Ray } from './memory.ts';

/** The edges by which a ray enters and leaves a solid, each by the corner it ends at; -1 if the ray starts inside. */
export interface Sides {
  entry: number;
  exit: number;
}

/** Whether the ray runs through the inside of a convex solid. */
export function cutsSolid(ray: Ray, g: SolidRows, i: number): boolean {
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
  ray.from = from;
  ray.to = to;
  return true;
}

/** The same, and sets the edges by which the ray enters and leaves. */
export function setSides(sides: Sides, ray: Ray, g: SolidRows, i: number): boolean {
  const end = g.starts[i + 1]!;
  let from = 0;
  let to = Infinity;
  sides.entry = -1;
  for (let k = g.starts[i]!, p = end - 1; k < end; p = k++) {
    const ex = g.x[k]! - g.x[p]!;
    const ey = g.y[k]! - g.y[p]!;
    const f = ex * (ray.y - g.y[p]!) - ey * (ray.x - g.x[p]!);
    const slope = ex * ray.dy - ey * ray.dx;
    if (slope > 0) {
      if (-f <= from * slope) continue;
      from = -f / slope;
      sides.entry = k;
    } else if (slope < 0) {
      if (f >= -to * slope) continue;
      to = f / -slope;
      sides.exit = k;
    } else if (f <= 0) return false;
    if (from >= to) return false;
  }
  ray.from = from;
  ray.to = to;
  return true;
}

/** Whether the ray runs through the inside of a capsule: all points within r of a core. */
export function cutsCapsule(ray: Ray, c: Segment, r: number): boolean {
  let from = Infinity;
  let to = -Infinity;
  if (cutsDisc(ray, c.ax, c.ay, r)) {
    from = ray.from;
    to = ray.to;
  }
  if (c.ax !== c.bx || c.ay !== c.by) {
    if (cutsDisc(ray, c.bx, c.by, r)) {
      from = Math.min(from, ray.from);
      to = Math.max(to, ray.to);
    }
    if (cutsBetween(ray, c, r)) {
      from = Math.min(from, ray.from);
      to = Math.max(to, ray.to);
    }
  }
  ray.from = Math.max(0, from);
  ray.to = to;
  return to > ray.from;
}

function cutsDisc(ray: Ray, x: number, y: number, r: number): boolean {
  const ex = x - ray.x;
  const ey = y - ray.y;
  const beside = ray.dx * ey - ray.dy * ex;
  const q = r * r - beside * beside;
  if (q <= 0) return false;
  const along = ray.dx * ex + ray.dy * ey;
  const half = Math.sqrt(q);
  ray.from = along - half;
  ray.to = along + half;
  return true;
}

/** The band of width 2r between the two ends of a core. */
function cutsBetween(ray: Ray, c: Segment, r: number): boolean {
  const ex = c.bx - c.ax;
  const ey = c.by - c.ay;
  const length = Math.sqrt(ex * ex + ey * ey);
  ray.from = -Infinity;
  ray.to = Infinity;
  const x = ray.x - c.ax;
  const y = ray.y - c.ay;
  const along = (x * ex + y * ey) / length;
  const beside = (ex * y - ey * x) / length;
  return (
    narrow(ray, (ray.dx * ex + ray.dy * ey) / length, -along, length - along) &&
    narrow(ray, (ex * ray.dy - ey * ray.dx) / length, -r - beside, r - beside)
  );
}

/** Keeps the part of the ray's stretch where low < t slope < high. */
function narrow(ray: Ray, slope: number, low: number, high: number): boolean {
  if (slope === 0) return low < 0 && high > 0;
  const a = (slope > 0 ? low : high) / slope;
  const b = (slope > 0 ? high : low) / slope;
  if (a > ray.from) ray.from = a;
  if (b < ray.to) ray.to = b;
  return ray.from < ray.to;
}
