// The rules' y grows to the north, a picture's downwards: here the one becomes the other.
import type { Point } from '@little-wars/engine/geometry';

export interface Upright {
  y(of: number): number;
  /** A corner list for a polygon. */
  corners(outline: readonly Point[]): string;
  /** A point of the picture as a point of the table. */
  point(picture: Point): Point;
}

export const uprightFor = (depth: number): Upright => ({
  y: of => depth - of,
  corners: outline => outline.map(({ x, y }) => `${x},${depth - y}`).join(' '),
  point: ({ x, y }) => ({ x, y: depth - y }),
});

const INCH = 254;

/** A length for people: one or two decimals, as tape measures are read. */
export const inInches = (tenths: number): string => `${(tenths / INCH).toFixed(tenths < 10 * INCH ? 2 : 1)}"`;
/** The same without the mark, as it is typed. */
export const inchesIn = (tenths: number): string => (tenths / INCH).toFixed(2).replace(/\.?0+$/, '');
export const tenthsOf = (inches: number): number => inches * INCH;
