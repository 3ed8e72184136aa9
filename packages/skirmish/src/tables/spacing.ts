// How far apart the pieces of a table lie, so that every base passes between them.
import { inches, type Tenths } from '@little-wars/engine/geometry';
import type { TableSize } from './laid-out.ts';
import type { Box } from './place-piece.ts';
import type { Role } from './stock.ts';

/** Every base passes between two solid pieces, and between one and the table's edge. */
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

const isGround = ({ role }: Occupied): boolean => role === 'ground';

export function isOnTable({ width, depth }: TableSize, one: Occupied): boolean {
  const margin = isGround(one) ? SEAM : LANE;
  const { left, low, right, high } = one.bounds;
  return left >= margin && low >= margin && right <= width - margin && high <= depth - margin;
}

export const isClear = ({ clear }: Ground, one: Occupied): boolean =>
  isGround(one) || clear.every(box => isFurtherThan(one.bounds, box, -1));

export const isApart = (a: Occupied, b: Occupied): boolean =>
  isFurtherThan(a.bounds, b.bounds, (isGround(a) || isGround(b) ? SEAM : LANE) - 1);

const isFurtherThan = (a: Box, b: Box, gap: Tenths): boolean =>
  b.left - a.right > gap || a.left - b.right > gap || b.low - a.high > gap || a.low - b.high > gap;
