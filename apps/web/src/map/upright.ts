// Converts between table coordinates (y grows to the north) and picture coordinates (y grows downwards).
import type { Point } from '@little-wars/engine/geometry';

export interface Upright {
  y(of: number): number;
  /** The `points` attribute of a polygon. */
  corners(outline: readonly Point[]): string;
  /** From picture to table coordinates. */
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
/** The same without the inch mark, as people type it. */
export const inchesIn = (tenths: number): string => (tenths / INCH).toFixed(2).replace(/\.?0+$/, '');
export const tenthsOf = (inches: number): number => inches * INCH;
