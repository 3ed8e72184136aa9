import type { Point, Spot } from '../shape.ts';
import type { Trip } from './judge-leg.ts';
import { halfOf, meetsHeight, type Path } from './path.ts';

/** The distance from a point to a convex polygon, a segment or a point; 0 inside. In doubles, by the textbook. */
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
 * Walks along the flat legs of a path and measures to every closed solid and base at that height, in strides as long
 * as the way to the thing and no shorter than `step`. The truth lies at most `step` below what the samples show.
 */
export function sampleWalk({ field, mover, ground }: Trip, path: Path, step: number): readonly Sampled[] {
  const solids = field.scene.solids
    .filter(solid => ground.passages[solid.index]!.pass.how === 'closed')
    .map(solid => ({ id: `solid ${solid.index}`, core: solid.corners, r: 0, bottom: solid.bottom, top: solid.top }));
  const bases = field.others
    .filter(other => ground.others(other) === 'closed')
    .map(o => ({
      ...o,
      id: `base ${o.id}`,
      core: [
        { x: o.ax, y: o.ay },
        { x: o.bx, y: o.by },
      ],
    }));
  return [...solids, ...bases].map(({ id, core, r, bottom, top }) => {
    let from: Spot = path.from;
    let half = halfOf(mover.size, path.along);
    let least = Infinity;
    for (const leg of path.legs) {
      if (leg.along) half = halfOf(mover.size, leg.along);
      if (meetsHeight({ bottom, top }, from.z, mover.height))
        least = Math.min(
          least,
          alongLeg(from, leg.to, step, p => {
            let near = Infinity;
            for (const q of spine(p, half, step)) near = Math.min(near, distanceTo(core, q) - r - half.r);
            return near;
          }),
        );
      from = leg.to;
    }
    return { id, least };
  });
}

function alongLeg(from: Point, to: Point, step: number, distance: (p: Point) => number): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  let least = Infinity;
  for (let d = 0; ; ) {
    const share = length === 0 ? 0 : d / length;
    const near = distance({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    least = Math.min(least, near);
    if (d >= length) return least;
    d = Math.min(length, d + Math.max(near, step));
  }
}
