import { over, type Real, real, root, times } from './fixed-point.ts';
import type { Footprint, Point } from './shape.ts';

/** Places on the edge of a base, no farther apart than `step`. */
export function rim(f: Footprint, step: number): Point[] {
  const [dx, dy] = [f.bx - f.ax, f.by - f.ay];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = length > 0 ? [dx / length, dy / length] : [1, 0];
  const places: Point[] = [];
  const straight = Math.ceil(length / step);
  for (let i = 0; i <= straight && length > 0; i++)
    for (const side of [f.r, -f.r])
      places.push({ x: f.ax + (dx * i) / straight - uy * side, y: f.ay + (dy * i) / straight + ux * side });
  const round = Math.max(1, Math.ceil((2 * Math.PI * f.r) / step));
  for (let i = 0; i < round; i++) {
    const [c, s] = [f.r * Math.cos((2 * Math.PI * i) / round), f.r * Math.sin((2 * Math.PI * i) / round)];
    const [cx, cy] = c * ux + s * uy < 0 ? [f.ax, f.ay] : [f.bx, f.by];
    places.push({ x: cx + c, y: cy + s });
  }
  return places;
}

/** Places all over a base, no farther apart than `step`. */
export function filling(f: Footprint, step: number): Point[] {
  const places: Point[] = [];
  for (let r = f.r; r > 0; r -= step) places.push(...rim({ ...f, r }, step));
  const n = Math.ceil(Math.hypot(f.bx - f.ax, f.by - f.ay) / step);
  for (let i = 0; i <= n; i++)
    places.push({ x: f.ax + ((f.bx - f.ax) * i) / (n || 1), y: f.ay + ((f.by - f.ay) * i) / (n || 1) });
  return places;
}

/** The least distance between two sets of places. */
export function leastApart(a: readonly Point[], b: readonly Point[]): number {
  let best = Infinity;
  for (const p of a)
    for (const q of b) {
      const d = (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y);
      if (d < best) best = d;
    }
  return Math.sqrt(best);
}

/** The distance of two cores to 256 binary places, computed unlike the code under test: by clamped projections. */
export function bigApart(a: Footprint, b: Footprint): Real {
  const toSegment = (x: number, y: number, s: Footprint): Real => {
    const [px, py, ax, ay] = [real(x), real(y), real(s.ax), real(s.ay)];
    const [dx, dy] = [real(s.bx) - ax, real(s.by) - ay];
    const l = times(dx, dx) + times(dy, dy);
    const t = l === 0n ? 0n : over(times(px - ax, dx) + times(py - ay, dy), l);
    const u = lesser(t < 0n ? 0n : t, real(1));
    const [ex, ey] = [px - ax - times(u, dx), py - ay - times(u, dy)];
    return root(times(ex, ex) + times(ey, ey));
  };
  if (isCrossed(a, b)) return 0n;
  return [
    toSegment(a.ax, a.ay, b),
    toSegment(a.bx, a.by, b),
    toSegment(b.ax, b.ay, a),
    toSegment(b.bx, b.by, a),
  ].reduce(lesser);
}

/** Solves for the crossing of two segments. */
function isCrossed(a: Footprint, b: Footprint): boolean {
  const [ux, uy, vx, vy] = [a.bx - a.ax, a.by - a.ay, b.bx - b.ax, b.by - b.ay];
  const det = ux * vy - uy * vx;
  if (det === 0) return false;
  const [wx, wy] = [b.ax - a.ax, b.ay - a.ay];
  const s = (wx * vy - wy * vx) / det;
  const t = (wx * uy - wy * ux) / det;
  return s >= 0 && s <= 1 && t >= 0 && t <= 1;
}

function lesser(a: Real, b: Real): Real {
  return a < b ? a : b;
}
