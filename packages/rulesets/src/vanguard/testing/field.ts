import { tableOf } from '@little-wars/engine';
import type { Piece } from '@little-wars/engine/geometry';
import type { TerrainKind, XY } from '@little-wars/engine/pieces';
import { bareMap, box as boxOf, inInches, legsTo, lineUps, type Stood as StoodOf } from '@little-wars/skirmish/testing';
import { vanguard } from '../index.ts';
import { fullWounds } from '../lookups.ts';
import { MAPS } from '../maps/index.ts';
import { trials } from '../ready.ts';
import { opening } from '../setup.ts';
import type { Look, Member, Model, Position, Setup } from '../types.ts';

export const open: Setup = { ...trials[0]!, map: bareMap(MAPS[0]!) };

/** The same with these pieces on it. */
export const withPieces = (...pieces: readonly Piece[]): Setup => ({ ...open, map: bareMap(MAPS[0]!, pieces) });

/** A box of one kind, in inches: its low corner, its size, from the table up or between two heights. */
export const box = (
  kind: TerrainKind,
  at: XY,
  size: XY,
  height: number | readonly [number, number],
  id: string = kind,
): Piece => boxOf(kind, [at, size], height, id);

/** A model of a line-up. */
export type Stood = StoodOf<Model>;

export const { blue, red, stand } = lineUps<Model>((seat, card, at, change) => {
  const member: Member = { leader: false, choices: [], card, ...change };
  return {
    ...member,
    seat,
    at,
    along: { dx: 1, dy: 0 },
    wounds: fullWounds(member),
    down: false,
    activated: false,
    removed: false,
    used: [],
    ...change,
  };
});

/** A position in the turns of round 1 with these models and 3 CP each. */
export function field(stood: readonly Stood[], change: Partial<Position> = {}): Position {
  const empty = opening({ teams: [] });
  return {
    ...empty,
    round: 1,
    phase: 'turns',
    cp: [3, 3],
    models: stand(stood),
    ...change,
  };
}

/** No CP, so that nobody is asked about re-rolls and the like. */
export const broke: Partial<Position> = { cp: [0, 0] };

/** A current activation of a model. */
export const active = (of: number, change: Partial<NonNullable<Position['activation']>> = {}): Partial<Position> => ({
  activation: {
    model: of,
    again: false,
    performed: [],
    shorts: 0,
    longs: 0,
    aiming: false,
    focusing: false,
    ...change,
  },
});

export { inInches as spot, inTenths as tenths } from '@little-wars/skirmish/testing';
/** Legs in inches. */
export const { go, climb, drop } = legsTo(inInches);

/** The table as rules see it. */
export const look = (position: Position, setup: Setup = open): Look => tableOf(vanguard, setup, position) as Look;
