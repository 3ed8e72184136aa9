import { outlineOf, points, type XY } from '@little-wars/engine/pieces';
import type { BySide, Edges, Outline, Zones } from './map.ts';

export const LAYOUTS = ['long', 'short', 'diagonal'] as const;
export type Layout = (typeof LAYOUTS)[number];

const bySide = (a: readonly XY[], b: readonly XY[]): BySide<Outline> => [outlineOf(a), outlineOf(b)];

const SOUTH: readonly XY[] = points([0, 0], [30, 0]);
const NORTH: readonly XY[] = points([0, 22], [30, 22]);
const WEST: readonly XY[] = points([0, 0], [0, 22]);
const EAST: readonly XY[] = points([30, 0], [30, 22]);

/** Drop zones and territories of Critical Ops 2022. */
export const ZONES: Readonly<Record<Layout, Zones>> = {
  long: {
    dropZones: bySide(points([0, 0], [30, 0], [30, 3], [0, 3]), points([0, 19], [30, 19], [30, 22], [0, 22])),
    territories: bySide(points([0, 0], [30, 0], [30, 11], [0, 11]), points([0, 11], [30, 11], [30, 22], [0, 22])),
    centreLine: outlineOf(points([0, 11], [30, 11])),
  },
  short: {
    dropZones: bySide(points([24, 0], [30, 0], [30, 22], [24, 22]), points([0, 0], [6, 0], [6, 22], [0, 22])),
    territories: bySide(points([15, 0], [30, 0], [30, 22], [15, 22]), points([0, 0], [15, 0], [15, 22], [0, 22])),
    centreLine: outlineOf(points([15, 0], [15, 22])),
  },
  diagonal: {
    dropZones: bySide(points([15, 0], [30, 0], [30, 11]), points([0, 11], [15, 22], [0, 22])),
    territories: bySide(points([0, 0], [30, 0], [30, 22]), points([0, 0], [30, 22], [0, 22])),
    centreLine: outlineOf(points([0, 0], [30, 22])),
  },
};

/** A side's edge is the one along its drop zone; on the diagonal, the part of the rim its drop zone touches. */
export const EDGES: Readonly<Record<Layout, Edges>> = {
  long: { own: bySide(SOUTH, NORTH), neutral: bySide(WEST, EAST) },
  short: { own: bySide(EAST, WEST), neutral: bySide(SOUTH, NORTH) },
  diagonal: {
    own: bySide(points([15, 0], [30, 0], [30, 11]), points([15, 22], [0, 22], [0, 11])),
    neutral: bySide(points([0, 11], [0, 0], [15, 0]), points([30, 11], [30, 22], [15, 22])),
  },
};
