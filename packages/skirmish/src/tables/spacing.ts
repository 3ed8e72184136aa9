// How far apart the pieces of a table lie, so that every base passes between them.
import { inches, type Tenths } from '@little-wars/engine/geometry';
import type { TableSize } from './laid-out.ts';
import type { Box } from './place-piece.ts';
import type { Role } from './stock.ts';

/** The gap between two solid pieces, or a piece and the table's edge, through which every base passes. */
const LANE: Tenths = inches(3);
const SEAM: Tenths = inches(0.5);

export interface Occupied {
  readonly role: Role;
  readonly bounds: Box;
}

/** A table and what must stay clear of solid pieces. */
export interface Ground extends TableSize {
  /** Where only ground to wade through may lie. */
  readonly clear: readonly Box[];
}

/** The box on the other side, half a turn about the table's centre. */
export const turnedBox = ({ width, depth }: TableSize, { left, low, right, high }: Box): Box => ({
  left: width - right,
  low: depth - high,
  right: width - left,
  high: depth - low,
});

/** How far a piece of a role keeps from the table's edge. */
export const marginOf = (role: Role): Tenths => (role === 'ground' ? SEAM : LANE);

const gapBetween = (a: Role, b: Role): Tenths => (a === 'ground' || b === 'ground' ? SEAM : LANE);

export function isOnTable(
  { width, depth }: TableSize,
  { role, bounds: { left, low, right, high } }: Occupied,
): boolean {
  const margin = marginOf(role);
  return left >= margin && low >= margin && right <= width - margin && high <= depth - margin;
}

export const isClear = ({ clear }: Ground, { role, bounds }: Occupied): boolean =>
  role === 'ground' || clear.every(box => isApartBy(bounds, box, 0));

export const isApart = (a: Occupied, b: Occupied): boolean => isApartBy(a.bounds, b.bounds, gapBetween(a.role, b.role));

const isApartBy = (a: Box, b: Box, gap: Tenths): boolean =>
  b.left - a.right >= gap || a.left - b.right >= gap || b.low - a.high >= gap || a.low - b.high >= gap;

/** Boxes that no part of a piece of this role may reach into; their edges are forbidden too. */
export const forbiddenTo = (role: Role, { clear }: Ground, others: readonly Occupied[]): readonly Box[] => [
  ...others.map(other => grown(other.bounds, gapBetween(role, other.role) - 1)),
  ...(role === 'ground' ? [] : clear.map(box => grown(box, -1))),
];

const grown = ({ left, low, right, high }: Box, by: Tenths): Box => ({
  left: left - by,
  low: low - by,
  right: right + by,
  high: high + by,
});
