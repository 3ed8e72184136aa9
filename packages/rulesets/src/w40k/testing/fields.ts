// Tables of an edition with models and terrain on them, for tests
import { type Game, type Ruleset, tableOf } from '@little-wars/engine';
import type { Piece } from '@little-wars/engine/geometry';
import type { TerrainKind, XY } from '@little-wars/engine/pieces';
import { box as boxOf, inInches, legsTo } from '@little-wars/skirmish/testing';
import type { Content } from '../content/types.ts';
import type { Equipped } from '../muster/army.ts';
import type { Model, Position } from '../types.ts';
import { lineUpsOf, type Stood } from './line-ups.ts';

/** A box of one kind, in inches: its low corner, its size, from the table up or between two heights. */
export const box = (
  kind: TerrainKind,
  at: XY,
  size: XY,
  height: number | readonly [number, number],
  id: string = kind,
): Piece => boxOf(kind, [at, size], height, id);

/** No CP, so that nobody is asked about re-rolls and stratagems. */
export const broke: Pick<Position, 'cp'> = { cp: [0, 0] };

export { inInches as spot, inTenths as tenths } from '@little-wars/skirmish/testing';
/** Legs in inches. */
export const { go, climb, drop, jump } = legsTo(inInches);

export interface FieldParts<G extends Game> {
  readonly ruleset: Ruleset<G>;
  readonly content: Pick<Content, 'factions'>;
  readonly woundsOf: (sheet: string, member: Equipped) => number;
  /** An empty match that has not begun. */
  readonly empty: G['position'];
  /** An empty table. */
  readonly open: G['setup'];
}

export function fieldsOf<G extends Game & { readonly position: Position }, M extends Model, L>({
  ruleset,
  content,
  woundsOf,
  empty,
  open,
}: FieldParts<G>) {
  const lines = lineUpsOf<M>(content, woundsOf);
  return {
    ...lines,
    /** A position in round 1, in seat 0's turn, with these models and 3 CP each. */
    field: (stood: readonly Stood<M>[], change: Partial<G['position']> = {}): G['position'] => ({
      ...empty,
      round: 1,
      phase: 'shooting',
      models: lines.stand(stood),
      ...change,
    }),
    /** The table as rules see it. */
    look: (position: G['position'], setup: G['setup'] = open): L => tableOf(ruleset, setup, position) as L,
  };
}
