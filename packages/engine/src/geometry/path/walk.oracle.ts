import type { Point, Spot } from '../shape.ts';
import type { Trip } from './leg.ts';
import { halfOf, meetsHeight, type Path } from './path.ts';

/** Distance from a point to a convex polygon, or to a segment or point; 0 inside. In doubles, by the book. */
export function distanceTo(core: readonly Point[], { x, y }: Point): number {
  let inside = core.length > 2;
  let least = Infinity;
  for (const [i, a] of core.entries()) {
    const b = core[(i + 1) % core.length]!;
    if ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) < 0) inside = false;
    const n = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
    const t = n === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / n));
    least = Math.min(least, Math.hypot(a.x + t * (b.x - a.x) - x, a.y + t * (b.y - a.y) - y));
  }
  return inside ? 0 : least;
}

/** Points of the middle line of a long base, close together. */
function spine(at: Point, half: Point, step: number): readonly Point[] {
  const n = Math.ceil(Math.hypot(half.x, half.y) / step);
  if (n === 0) return [at];
  return Array.from({ length: 2 * n + 1 }, (_, i) => ({
    x: at.x + (half.x * (i - n)) / n,
    y: at.y + (half.y * (i - n)) / n,
  }));
}

export interface Sampled {
  readonly id: string;
  /** The least distance from base to thing seen at the samples; below 0 they overlap by that much. */
  readonly least: number;
}

/**
 * Walks along the flat legs of a path in small steps and measures to every closed solid and base at that height.
 * The truth lies at most `step` below what the samples show.
 */
export function sampleWalk({ field, mover, ground }: Trip, path: Path, step: number): readonly Sampled[] {
  const least = new Map<string, number>();
  const look = (id: string, distance: number): void => void least.set(id, Math.min(distance, least.get(id) ?? Infinity));
  let from: Spot = path.from;
  let half = halfOf(mover.size, path.along);
  for (const leg of path.legs) {
    if (leg.along) half = halfOf(mover.size, leg.along);
    const n = Math.max(1, Math.ceil(Math.hypot(leg.to.x - from.x, leg.to.y - from.y) / step));
    for (let i = 0; i <= n; i++) {
      const at = { x: from.x + ((leg.to.x - from.x) * i) / n, y: from.y + ((leg.to.y - from.y) * i) / n };
      for (const p of spine(at, half, step)) {
        for (const solid of field.scene.solids)
          if (ground.passages[solid.index]!.pass.how === 'closed' && meetsHeight(solid, from.z, mover.height))
            look(`solid ${solid.index}`, distanceTo(solid.corners, p) - half.r);
        for (const other of field.others)
          if (ground.others(other) === 'closed' && meetsHeight(other, from.z, mover.height))
            look(`base ${other.id}`, distanceTo([{ x: other.ax, y: other.ay }, { x: other.bx, y: other.by }], p) - other.r - half.r); // biome-ignore format: one distance
      }
    }
    from = leg.to;
  }
  return [...least].map(([id, distance]) => ({ id, least: distance }));
}
