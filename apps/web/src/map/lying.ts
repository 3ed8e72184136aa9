// The position and orientation of a base
import type { Footprint, Point } from '@little-wars/engine/geometry';

export const middleOf = ({ ax, ay, bx, by }: Footprint): Point => ({ x: (ax + bx) / 2, y: (ay + by) / 2 });

/** The same base elsewhere. */
export const shifted = (base: Footprint, dx: number, dy: number): Footprint => ({
  ...base,
  ax: base.ax + dx,
  ay: base.ay + dy,
  bx: base.bx + dx,
  by: base.by + dy,
  ...(base.corners && { corners: base.corners.map(({ x, y }) => ({ x: x + dx, y: y + dy })) }),
});
