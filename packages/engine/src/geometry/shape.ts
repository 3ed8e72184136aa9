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

/** The size of a base as printed: round, long (an oval, as the hull of two circles), or rectangular (square, too). */
export type BaseSize =
  | { readonly shape: 'round'; readonly diameter: Tenths }
  | { readonly shape: 'long' | 'rectangular'; readonly length: Tenths; readonly width: Tenths };

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
  /**
   * Of a rectangular base: its four corners, counter-clockwise; integers. Distances and moves go by them alone. a, b
   * and r are then the oval that the rectangle holds, which is the model's body: sight and cover lines go by that.
   */
  readonly corners?: readonly Point[];
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
 * The ground a base of this size covers when its centre stands at a point. A base that is not round lies along `along`;
 * its two circle centres, or its corners, are rounded to whole tenths, and all later decisions use the rounded values.
 */
export function footprintOf(size: BaseSize, at: Point, along: Direction = EAST): Footprint {
  if (size.shape === 'round') return { ax: at.x, ay: at.y, bx: at.x, by: at.y, r: size.diameter / 2 };
  const { length, width } = size;
  const { x, y } = scaled(along, (length - width) / 2);
  const oval = { ax: at.x - x, ay: at.y - y, bx: at.x + x, by: at.y + y, r: width / 2 };
  if (size.shape === 'long') return oval;
  const u = scaled(along, length / 2);
  const v = scaled({ dx: -along.dy, dy: along.dx }, width / 2);
  const corner = (i: number, j: number): Point => ({ x: at.x + i * u.x + j * v.x, y: at.y + i * u.y + j * v.y });
  return { ...oval, corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] };
}

/** A vector of this length in a direction, rounded to whole tenths. */
function scaled({ dx, dy }: Direction, to: number): Point {
  const length = Math.sqrt(dx * dx + dy * dy);
  return { x: rounded((dx * to) / length), y: rounded((dy * to) / length) };
}

/** The size of the body over a base: a rectangle's corners are no part of it. */
export const bodySizeOf = (size: BaseSize): BaseSize =>
  size.shape === 'rectangular' ? { ...size, shape: 'long' } : size;

/** To the nearest whole, halves away from zero, so that a base turned round or mirrored covers the same ground. */
const rounded = (n: number): number => (n < 0 ? -Math.round(-n) : Math.round(n));

/** A point in space as a base of no size, for measuring to it. */
export const standingAt = ({ x, y, z }: Spot): Standing => ({ ax: x, ay: y, bx: x, by: y, r: 0, z });

/** The middle of a footprint; halves are possible. */
export const centreOf = (f: Footprint): Point => ({ x: (f.ax + f.bx) / 2, y: (f.ay + f.by) / 2 });
