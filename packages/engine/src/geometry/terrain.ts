import type { Point } from './shape.ts';
import type { Tenths } from './units.ts';

/**
 * Terrain is physical: pieces made of upright prisms, each of a material kind. What a kind means (cover, climbing,
 * blocking) is a table of the ruleset, never of the map.
 */
export interface Terrain {
  /** The table reaches from (0, 0) to (width, depth). */
  readonly width: Tenths;
  readonly depth: Tenths;
  readonly pieces: readonly Piece[];
}

export interface Piece {
  readonly id: string;
  readonly parts: readonly Part[];
}

export interface Part {
  /** Of the closed list in `pieces/kinds.ts`; geometry itself takes any. */
  readonly kind: string;
  /** A simple polygon, concave allowed, either way round. */
  readonly outline: readonly Point[];
  readonly bottom: Tenths;
  readonly top: Tenths;
  /** A door: where its leaf stands when open. Its closed place is `outline`. */
  readonly open?: readonly Point[];
}
