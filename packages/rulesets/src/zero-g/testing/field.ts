import { tableOf } from '@little-wars/engine';
import { headingOf, inches, type Piece } from '@little-wars/engine/geometry';
import type { TerrainKind, XY } from '@little-wars/engine/pieces';
import { box as boxOf, inInches, lineUps, type Stood as StoodOf } from '@little-wars/skirmish/testing';
import { factions } from '../content/index.ts';
import { fullWoundsOf } from '../lookups.ts';
import { objectivesOn } from '../maps/index.ts';
import type { VoidMap } from '../maps/map.ts';
import { STARTERS } from '../muster/starters.ts';
import { defaults } from '../options.ts';
import { ruleset } from '../ruleset.ts';
import { fresh, opening } from '../setup.ts';
import type { Look, Model, Position, Setup } from '../types.ts';

const SIDE = inches(48);

/** An empty table with a side of 48", or one with these pieces. */
const bare = (pieces: readonly Piece[] = []): VoidMap => ({
  id: 'bare',
  name: 'Bare',
  terrain: { width: SIDE, depth: SIDE, pieces },
  objectives: objectivesOn({ width: SIDE }),
});

export const open: Setup = {
  map: bare(),
  mission: 'straight-fight',
  armies: [STARTERS[0]!.team, STARTERS[2]!.team],
  options: defaults,
};

export const withPieces = (...pieces: readonly Piece[]): Setup => ({ ...open, map: bare(pieces) });

/** A box of one kind, in inches: its low corner and its size. */
export const box = (kind: TerrainKind, at: XY, size: XY, height = 3, id: string = kind): Piece =>
  boxOf(kind, [at, size], height, id);

export type Stood = StoodOf<Model>;

/** The sheet that has a kind of model; `change.sheet` if several do. */
function sheetOf(kind: string): string {
  const sheet = factions.flatMap(({ sheets }) => sheets).find(({ models }) => models.some(({ name }) => name === kind));
  if (!sheet) throw new Error(`no datasheet has a ${kind}`);
  return sheet.id;
}

export const { blue, red, stand } = lineUps<Model>((seat, kind, at, change) => {
  const sheet = change.sheet ?? sheetOf(kind);
  const choices = change.choices ?? [];
  return { kind, choices, seat, sheet, selection: 0, ...fresh(fullWoundsOf(sheet, { kind, choices })), at, ...change };
});

/** Arrows of a model: how many, and their direction. */
export const arrows = (count: number, dx = 1, dy = 0): Pick<Model, 'arrows' | 'course'> => ({
  arrows: count,
  course: headingOf({ dx, dy }),
});

/** A position in game turn 2, in seat 0's turn, with these models. */
export const field = (stood: readonly Stood[], change: Partial<Position> = {}): Position => ({
  ...opening({ armies: [] }),
  round: 2,
  turns: 3,
  phase: 'shooting',
  models: stand(stood),
  ...change,
});

export { inInches as spot, inTenths as tenths } from '@little-wars/skirmish/testing';
/** A leg on the flat, in inches. */
export const go = (x: number, y: number) => ({ how: 'go' as const, to: inInches(x, y) });

/** The table as rules see it. */
export const look = (position: Position, setup: Setup = open): Look => tableOf(ruleset, setup, position) as Look;
