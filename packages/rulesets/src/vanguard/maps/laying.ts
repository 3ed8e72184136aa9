// How maps of this game are laid out, in inches.
import { inches, type Piece, type TableEdge } from '@little-wars/engine/geometry';
import {
  bothSides,
  outlineOf,
  part,
  type Rectangle,
  type Run,
  rectangle,
  runOf,
  type XY,
} from '@little-wars/engine/pieces';
import type { Kind } from '../terrain.ts';
import type { BattleMap, BySide } from './map.ts';

/** VG-1.2: the usual table. */
export const TABLE = { width: inches(36), depth: inches(36) } as const;

/** VG-16.1: each side falls back to its own edge. */
export const FALLBACK: BySide<readonly TableEdge[]> = [['low'], ['high']];

/** Ground of one kind, lying flat. */
export const area = (kind: Kind, id: string, corners: readonly XY[]): Piece => ({
  id,
  parts: [part(kind, outlineOf(corners), 0, 0.1)],
});

/** A block of one kind, so many inches high. */
export const block = (kind: Kind, id: string, { at, size }: Rectangle, height: number): Piece => ({
  id,
  parts: [part(kind, rectangle(at, size), 0, height)],
});

export const hedge = (run: Run): Piece => runOf('hedge', run, { thickness: 0.5, height: 1.25 });
export const fence = (run: Run): Piece => runOf('fence', run, { thickness: 0.2, height: 1 });

interface Plan {
  readonly id: string;
  readonly name: string;
  /** One half of the terrain: each piece stands a second time, turned by half a turn about the centre. */
  readonly half: readonly Piece[];
  /** Pieces that are the same after half a turn. */
  readonly middle?: readonly Piece[];
}

export const battleMap = ({ id, name, half, middle = [] }: Plan): BattleMap => ({
  id,
  name,
  terrain: { ...TABLE, pieces: [...bothSides(TABLE, half), ...middle] },
  fallback: FALLBACK,
});
