import { type Leg, tableOf } from '@little-wars/engine';
import { inches, type Piece, type Spot } from '@little-wars/engine/geometry';
import type { TerrainKind } from '@little-wars/engine/pieces';
import { part, rectangle, type XY } from '@little-wars/engine/pieces';
import { vanguard } from '../index.ts';
import { fullWounds } from '../lookups.ts';
import { type BattleMap, MAPS } from '../maps/index.ts';
import { trials } from '../ready.ts';
import { opening } from '../setup.ts';
import type { Look, Member, Model, Position, Setup } from '../types.ts';

/** A bare table, for rules that need no terrain. */
const bare: BattleMap = { ...MAPS[0]!, id: 'bare', terrain: { ...MAPS[0]!.terrain, pieces: [] } };
export const open: Setup = { ...trials[0]!, map: bare };

/** The same with these pieces on it. */
export const withPieces = (...pieces: readonly Piece[]): Setup => ({
  ...open,
  map: { ...bare, terrain: { ...bare.terrain, pieces } },
});

/** A box of one kind, in inches: its low corner, its size, from the table up or between two heights. */
export const box = (
  kind: TerrainKind,
  at: XY,
  size: XY,
  height: number | readonly [number, number],
  id: string = kind,
): Piece => {
  const [bottom, top] = typeof height === 'number' ? [0, height] : height;
  return { id, parts: [part(kind, rectangle(at, size), bottom, top)] };
};

/** A model as `[seat, card, x, y]` in inches, with what differs. */
export type Stood = readonly [seat: number, card: string, x: number, y: number, change?: Partial<Model>];

type Places = (card: string, x: number, y: number, change?: Partial<Model>) => Stood;

/** In the line-up of a test, seat 0 is blue and seat 1 is red: `field([blue(card, x, y), red(card, x, y)])`. */
export const blue: Places = (card, x, y, change = {}) => [0, card, x, y, change];
export const red: Places = (card, x, y, change = {}) => [1, card, x, y, change];

/** A position in the turns of round 1 with these models and 3 CP each. */
export function field(stood: readonly Stood[], change: Partial<Position> = {}): Position {
  const empty = opening({ teams: [] });
  return {
    ...empty,
    round: 1,
    phase: 'turns',
    cp: [3, 3],
    models: stood.map(([seat, card, x, y, differs], i) =>
      model(seat, card, spot(x, y), { name: `${card}-${i}`, ...differs }),
    ),
    ...change,
  };
}

function model(seat: number, card: string, at: Spot, differs: Partial<Model>): Model {
  const member: Member = { card, name: '', leader: false, choices: [], ...differs };
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
    ...differs,
  };
}

/** No CP: nobody is asked about re-rolls and the like. */
export const broke: Partial<Position> = { cp: [0, 0] };

/** An activation of a model under way. */
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

/** A spot in inches. */
export const spot = (x: number, y: number, z = 0): Spot => ({ x: inches(x), y: inches(y), z: inches(z) });
/** Legs in inches. */
const leg =
  (how: Leg['how']) =>
  (x: number, y: number, z = 0): Leg => ({ how, to: spot(x, y, z) });
export const go = leg('go');
export const climb = leg('climb');
export const drop = leg('drop');

/** A spot in tenths, for distances to the tenth. */
export const tenths = (x: number, y: number, z = 0): Spot => ({ x, y, z });
/** The table as rules see it. */
export const look = (position: Position, setup: Setup = open): Look => tableOf(vanguard, setup, position) as Look;
