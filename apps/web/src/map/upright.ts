// Converts between table coordinates (y grows to the north) and picture coordinates (y grows downwards).
import type { Point } from '@little-wars/engine/geometry';

/**
 * How far the picture shifts raised things to the north, per unit of height: the table is seen slightly from the south.
 */
export const LEAN = 0.12;

export interface Upright {
  /** Picture y of a place, at a height. */
  y(of: number, z?: number): number;
  /** The `points` attribute of a polygon at a height. */
  corners(outline: readonly Point[], z?: number): string;
  /** From picture to table coordinates, of a place at a height. */
  point(picture: Point, z?: number): Point;
}

export const uprightFor = (depth: number): Upright => ({
  y: (of, z = 0) => depth - of - Math.round(z * LEAN),
  corners: (outline, z = 0) => outline.map(({ x, y }) => `${x},${depth - y - Math.round(z * LEAN)}`).join(' '),
  point: ({ x, y }, z = 0) => ({ x, y: depth - y - Math.round(z * LEAN) }),
});

/** The same at a height: for things drawn at that height. */
export const raised = (upright: Upright, by: number): Upright => ({
  y: (of, z = 0) => upright.y(of, z + by),
  corners: (outline, z = 0) => upright.corners(outline, z + by),
  point: (picture, z = 0) => upright.point(picture, z + by),
});

const INCH = 254;

/** A length for people: one or two decimals, as tape measures are read. */
export const inInches = (tenths: number): string => `${(tenths / INCH).toFixed(tenths < 10 * INCH ? 2 : 1)}"`;
/** The same without the inch mark, as people type it. */
export const inchesIn = (tenths: number): string => (tenths / INCH).toFixed(2).replace(/\.?0+$/, '');
export const tenthsOf = (inches: number): number => inches * INCH;
