import type { Point } from '../shape.ts';
import type { Vector } from './memory.ts';
import type { Discs } from './tangents.ts';

const SAME = 1e-12;
/** In tenths: a centre this close to a tangent is on it, up to rounding. */
const NEARLY = 1e-6;

/**
 * Sets the directions (unit vectors) of the two tangents from a point to the hull of some discs. False if there are
 * none: the point lies on a disc, or between them.
 */
export function setTangents(from: Point, { x, y, r, count }: Discs, right: Vector, left: Vector): boolean {
  for (let i = 0; i < count; i++) {
    const dx = x[i]! - from.x;
    const dy = y[i]! - from.y;
    const dd = dx * dx + dy * dy;
    const k = r[i]!;
    if (dd <= k * k * (1 + SAME)) return false;
    const s = Math.sqrt(dd - k * k);
    const lx = (s * dx - k * dy) / dd;
    const ly = (s * dy + k * dx) / dd;
    const rx = (s * dx + k * dy) / dd;
    const ry = (s * dy - k * dx) / dd;
    if (i === 0 || left.x * ly - left.y * lx > 0) {
      left.x = lx;
      left.y = ly;
    }
    if (i === 0 || right.x * ry - right.y * rx < 0) {
      right.x = rx;
      right.y = ry;
    }
  }
  if (count === 1) return true;
  if (right.x * left.y - right.y * left.x <= 0) return false;
  // Between two discs, each tangent to one leaves out the other.
  for (let i = 0; i < count; i++) {
    const dx = x[i]! - from.x;
    const dy = y[i]! - from.y;
    if (right.x * dy - right.y * dx < -NEARLY || dx * left.y - dy * left.x < -NEARLY) return false;
  }
  return true;
}
