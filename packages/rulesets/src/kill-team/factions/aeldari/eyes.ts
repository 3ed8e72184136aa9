// Gun Platform: it looks from any part of it, not from its head alone.
import type { Body, Spot } from '@little-wars/engine/geometry';

/** Eighths of a turn, in thousandths. */
const AROUND = [
  [1000, 0],
  [707, 707],
  [0, 1000],
  [-707, 707],
  [-1000, 0],
  [-707, -707],
  [0, -1000],
  [707, -707],
] as const;

/** Where it looks from besides its head: the rims of its top and of its foot. */
export function rimsOf({ ax, ay, bx, by, r, bottom, top }: Body): readonly Spot[] {
  const [x, y] = [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)];
  return [top, bottom + 1].flatMap(z =>
    AROUND.map(([dx, dy]) => ({ x: x + Math.round((dx * r) / 1000), y: y + Math.round((dy * r) / 1000), z })),
  );
}
