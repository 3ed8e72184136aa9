// Gun Platform: it can draw lines of sight from any part of it, not just from its head.
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

/** Further points it sees from: the rims of its top and its base. */
export function rimsOf({ ax, ay, bx, by, r, bottom, top }: Body): readonly Spot[] {
  const [x, y] = [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)];
  return [top, bottom + 1].flatMap(z =>
    AROUND.map(([dx, dy]) => ({ x: x + Math.round((dx * r) / 1000), y: y + Math.round((dy * r) / 1000), z })),
  );
}
