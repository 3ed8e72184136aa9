import { inches } from '@little-wars/engine/geometry';
import type { BySide, Edges, Outline, Zones } from './map.ts';
import { outlineOf, type XY } from './pieces.ts';

/** KT-1.1: a killzone, in inches. */
export const KILLZONE = { width: 30, depth: 22 } as const;

export const TABLE = { width: inches(KILLZONE.width), depth: inches(KILLZONE.depth) } as const;

export const LAYOUTS = ['long', 'short', 'diagonal'] as const;
export type Layout = (typeof LAYOUTS)[number];

const bySide = (a: readonly XY[], b: readonly XY[]): BySide<Outline> => [outlineOf(a), outlineOf(b)];

const SOUTH: readonly XY[] = [[0, 0], [30, 0]]; // biome-ignore format: points
const NORTH: readonly XY[] = [[0, 22], [30, 22]]; // biome-ignore format: points
const WEST: readonly XY[] = [[0, 0], [0, 22]]; // biome-ignore format: points
const EAST: readonly XY[] = [[30, 0], [30, 22]]; // biome-ignore format: points

/** Drop zones and territories of Critical Ops 2022. */
export const ZONES: Readonly<Record<Layout, Zones>> = {
  long: {
    dropZones: bySide([[0, 0], [30, 0], [30, 3], [0, 3]], [[0, 19], [30, 19], [30, 22], [0, 22]]), // biome-ignore format: points
    territories: bySide([[0, 0], [30, 0], [30, 11], [0, 11]], [[0, 11], [30, 11], [30, 22], [0, 22]]), // biome-ignore format: points
    centreLine: outlineOf([[0, 11], [30, 11]]), // biome-ignore format: points
  },
  short: {
    dropZones: bySide([[24, 0], [30, 0], [30, 22], [24, 22]], [[0, 0], [6, 0], [6, 22], [0, 22]]), // biome-ignore format: points
    territories: bySide([[15, 0], [30, 0], [30, 22], [15, 22]], [[0, 0], [15, 0], [15, 22], [0, 22]]), // biome-ignore format: points
    centreLine: outlineOf([[15, 0], [15, 22]]), // biome-ignore format: points
  },
  diagonal: {
    dropZones: bySide([[15, 0], [30, 0], [30, 11]], [[0, 11], [15, 22], [0, 22]]), // biome-ignore format: points
    territories: bySide([[0, 0], [30, 0], [30, 22]], [[0, 0], [30, 22], [0, 22]]), // biome-ignore format: points
    centreLine: outlineOf([[0, 0], [30, 22]]), // biome-ignore format: points
  },
};

/** A side's edge is the one its drop zone lies along; on the diagonal, the part of the rim that the drop zone touches. */
export const EDGES: Readonly<Record<Layout, Edges>> = {
  long: { own: bySide(SOUTH, NORTH), neutral: bySide(WEST, EAST) },
  short: { own: bySide(EAST, WEST), neutral: bySide(SOUTH, NORTH) },
  diagonal: {
    own: bySide([[15, 0], [30, 0], [30, 11]], [[15, 22], [0, 22], [0, 11]]), // biome-ignore format: points
    neutral: bySide([[0, 11], [0, 0], [15, 0]], [[30, 11], [30, 22], [15, 22]]), // biome-ignore format: points
  },
};
