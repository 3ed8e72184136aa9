import type { Tenths } from './units.ts';

/** A point of the table seen from above; integers. */
export interface Point {
  readonly x: Tenths;
  readonly y: Tenths;
}

/** A point in space: where a base stands (its centre, on the ground it stands on), an eye, the end of a line. */
export interface Spot extends Point {
  readonly z: Tenths;
}

/** The size of a base as printed: round, or long (an oval, as the hull of two circles). */
export type BaseSize =
  | { readonly shape: 'round'; readonly diameter: Tenths }
  | { readonly shape: 'long'; readonly length: Tenths; readonly width: Tenths };

/**
 * The ground a base covers: all points within `r` of the segment from a to b. A round base has a = b.
 * a and b are integers; r is a whole or a half.
 */
export interface Footprint {
  readonly ax: Tenths;
  readonly ay: Tenths;
  readonly bx: Tenths;
  readonly by: Tenths;
  readonly r: Tenths;
}

/** A base standing somewhere: its footprint, and the height of the ground it stands on. */
export interface Standing extends Footprint {
  readonly z: Tenths;
}

/** The solid a model fills: its footprint from `bottom` up to `top`. */
export interface Body extends Footprint {
  readonly bottom: Tenths;
  readonly top: Tenths;
}

/** A direction on the table; integers, any length but zero. */
export interface Direction {
  readonly dx: number;
  readonly dy: number;
}

const EAST: Direction = { dx: 1, dy: 0 };

/**
 * The ground a base of this size covers when its centre stands at a point. A long base lies along `along`; its two
 * circle centres are rounded to whole tenths, and what is so rounded is the truth from then on.
 */
export function footprintOf(size: BaseSize, at: Point, along: Direction = EAST): Footprint {
  if (size.shape === 'round') return { ax: at.x, ay: at.y, bx: at.x, by: at.y, r: size.diameter / 2 };
  const half = (size.length - size.width) / 2;
  const length = Math.sqrt(along.dx * along.dx + along.dy * along.dy);
  const ox = rounded((along.dx * half) / length);
  const oy = rounded((along.dy * half) / length);
  return { ax: at.x - ox, ay: at.y - oy, bx: at.x + ox, by: at.y + oy, r: size.width / 2 };
}

/** To the nearest whole, halves away from zero, so that a base turned round or mirrored covers the same ground. */
const rounded = (n: number): number => (n < 0 ? -Math.round(-n) : Math.round(n));

/** A point in space as a base of no size, for measuring to it. */
export const standingAt = ({ x, y, z }: Spot): Standing => ({ ax: x, ay: y, bx: x, by: y, r: 0, z });

/** The middle of a footprint; halves are possible. */
export const centreOf = (f: Footprint): Point => ({ x: (f.ax + f.bx) / 2, y: (f.ay + f.by) / 2 });
