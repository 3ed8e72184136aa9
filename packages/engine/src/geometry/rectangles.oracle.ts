import type { Footprint, Point } from './shape.ts';

/** Places on the edge of a base, no farther apart than `step`: of a rectangle its sides, of others their curves. */
export function rimOfBase(f: Footprint, step: number): readonly Point[] {
  const places: Point[] = [];
  if (f.corners) {
    for (const [i, a] of f.corners.entries()) {
      const b = f.corners[(i + 1) % f.corners.length]!;
      const n = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / step);
      for (let k = 0; k < n; k++) places.push({ x: a.x + ((b.x - a.x) * k) / n, y: a.y + ((b.y - a.y) * k) / n });
    }
    return places;
  }
  const n = Math.max(8, Math.ceil((2 * Math.PI * f.r) / step));
  for (const [x, y] of [
    [f.ax, f.ay],
    [f.bx, f.by],
  ] as const)
    for (let k = 0; k < n; k++)
      places.push({ x: x + f.r * Math.cos((2 * Math.PI * k) / n), y: y + f.r * Math.sin((2 * Math.PI * k) / n) });
  const long = Math.ceil(Math.hypot(f.bx - f.ax, f.by - f.ay) / step);
  const [ux, uy] = [(f.by - f.ay) / (long || 1), (f.bx - f.ax) / (long || 1)];
  const unit = Math.hypot(ux, uy) || 1;
  for (let k = 0; k <= long; k++)
    for (const side of [-f.r, f.r])
      places.push({
        x: f.ax + ((f.bx - f.ax) * k) / (long || 1) + (ux / unit) * side,
        y: f.ay + ((f.by - f.ay) * k) / (long || 1) - (uy / unit) * side,
      });
  return places;
}

/** How far a place is outside a base; below 0 inside. By half-planes for a rectangle, which is exact inside it only. */
export function outside(f: Footprint, { x, y }: Point): number {
  if (!f.corners) {
    const [dx, dy] = [f.bx - f.ax, f.by - f.ay];
    const n = dx * dx + dy * dy;
    const t = n === 0 ? 0 : Math.min(1, Math.max(0, ((x - f.ax) * dx + (y - f.ay) * dy) / n));
    return Math.hypot(x - f.ax - t * dx, y - f.ay - t * dy) - f.r;
  }
  let out = -Infinity;
  for (const [i, a] of f.corners.entries()) {
    const b = f.corners[(i + 1) % f.corners.length]!;
    const across = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    out = Math.max(out, -across / Math.hypot(b.x - a.x, b.y - a.y));
  }
  return out;
}

/** The gap between two bases by their sampled edges: at most `step` more than the truth, 0 where they overlap. */
export function sampledGap(a: Footprint, b: Footprint, step: number): number {
  const [one, other] = [rimOfBase(a, step), rimOfBase(b, step)];
  if (one.some(p => outside(b, p) < 0) || other.some(p => outside(a, p) < 0)) return 0;
  let least = Infinity;
  for (const p of one) for (const q of other) least = Math.min(least, (p.x - q.x) ** 2 + (p.y - q.y) ** 2);
  return Math.sqrt(least);
}

/** How far two convex polygons are apart along the best of their sides' normals: above 0 apart, below 0 so deep. */
export function separation(a: readonly Point[], b: readonly Point[]): number {
  const best = (one: readonly Point[], other: readonly Point[]): number => {
    let most = -Infinity;
    for (const [i, p] of one.entries()) {
      const q = one[(i + 1) % one.length]!;
      const [nx, ny] = [q.y - p.y, p.x - q.x];
      const length = Math.hypot(nx, ny);
      most = Math.max(most, Math.min(...other.map(c => ((c.x - p.x) * nx + (c.y - p.y) * ny) / length)));
    }
    return most;
  };
  return Math.max(best(a, b), best(b, a));
}
