import { tableOf } from '@little-wars/engine';
import { inches, type Piece } from '@little-wars/engine/geometry';
import type { TerrainKind, XY } from '@little-wars/engine/pieces';
import { box as boxOf, inInches, legsTo } from '@little-wars/skirmish/testing';
import { lineUpsOf, type Stood as StoodOf } from '../../w40k/testing/line-ups.ts';
import { content } from '../content/index.ts';
import { fullWoundsOf } from '../lookups.ts';
import type { SquadMap } from '../maps/map.ts';
import { STARTERS } from '../muster/starters.ts';
import { defaults } from '../options.ts';
import { ruleset } from '../ruleset.ts';
import { opening } from '../setup.ts';
import type { Look, Model, Position, Setup } from '../types.ts';

/** A bare table with a side of 48", or with these pieces on it. */
const bare = (pieces: readonly Piece[] = [], side = 48): SquadMap => ({
  id: 'bare',
  name: 'Bare',
  terrain: { width: inches(side), depth: inches(side), pieces },
});

export const open: Setup = {
  map: bare(),
  armies: [STARTERS[0]!.squad, STARTERS[2]!.squad],
  options: defaults,
};

export const withPieces = (...pieces: readonly Piece[]): Setup => ({ ...open, map: bare(pieces) });

/** A box of one kind, in inches: its low corner, its size, from the table up or between two heights. */
export const box = (
  kind: TerrainKind,
  at: XY,
  size: XY,
  height: number | readonly [number, number],
  id: string = kind,
): Piece => boxOf(kind, [at, size], height, id);

/** A model of a line-up, by the kind of its model: `Intercessor`, `Ork Boy`. */
export type Stood = StoodOf<Model>;

export const { blue, red, stand, sheetOf } = lineUpsOf<Model>(content, fullWoundsOf);

/** A position in round 1, in seat 0's turn, with these models and 3 CP each. */
export const field = (stood: readonly Stood[], change: Partial<Position> = {}): Position => ({
  ...opening({ armies: [] }),
  round: 1,
  phase: 'shooting',
  models: stand(stood),
  ...change,
});

/** No CP, so that nobody is asked about re-rolls. */
export const broke: Partial<Position> = { cp: [0, 0] };

export { inInches as spot, inTenths as tenths } from '@little-wars/skirmish/testing';
/** Legs in inches. */
export const { go, climb, drop, jump } = legsTo(inInches);

/** The table as rules see it. */
export const look = (position: Position, setup: Setup = open): Look => tableOf(ruleset, setup, position) as Look;
