import { inches, type Piece, type Spot } from '@little-wars/engine/geometry';
import { cardOf } from '../content/index.ts';
import { killTeam } from '../index.ts';
import { type KillzoneMap, MAPS } from '../maps/index.ts';
import { opening } from '../setup.ts';
import type { Operative, Position, Setup } from '../types.ts';

/** A bare killzone, for rules that need no terrain. */
const bare: KillzoneMap = { ...MAPS[0]!, id: 'bare', terrain: { ...MAPS[0]!.terrain, pieces: [] } };
export const open: Setup = { ...killTeam.ready[0]!, map: bare };

/** The same with these pieces on it. */
export const withPieces = (pieces: readonly Piece[]): Setup => ({
  ...open,
  map: { ...bare, terrain: { ...bare.terrain, pieces } },
});
export const sector: Setup = killTeam.ready[0]!;

/** An operative as `[seat, card, x, y]` in inches, with what differs. */
export type Stood = readonly [seat: number, card: string, x: number, y: number, change?: Partial<Operative>];

type Places = (card: string, x: number, y: number, change?: Partial<Operative>) => Stood;

/** In the line-up of a test, seat 0 is blue and seat 1 is red: `field([blue(card, x, y), red(card, x, y)])`. */
export const blue: Places = (card, x, y, change = {}) => [0, card, x, y, change];
export const red: Places = (card, x, y, change = {}) => [1, card, x, y, change];

/** A position in the firefight phase of turning point 1 with these operatives, all weapons of their cards, 3CP each. */
export function field(stood: readonly Stood[], change: Partial<Position> = {}): Position {
  const empty = opening({ ...open, teams: [] });
  return {
    ...empty,
    turningPoint: 1,
    phase: 'firefight',
    cp: [3, 3],
    operatives: stood.map(([seat, card, x, y, differs], i) =>
      operative(seat, card, { x: inches(x), y: inches(y), z: 0 }, `${card}-${i}`, differs),
    ),
    ...change,
  };
}

function operative(seat: number, card: string, at: Spot, name: string, differs: Partial<Operative> = {}): Operative {
  const { weapons, wounds } = cardOf(card);
  return {
    seat,
    card,
    name,
    weapons: weapons.map(({ id }) => id),
    equipment: [],
    at,
    order: 'engage',
    wounds,
    ready: true,
    removed: false,
    aplChange: 0,
    used: [],
    overwatched: false,
    onGuard: false,
    carrying: null,
    ...differs,
  };
}

/** A straight piece of a move, in inches. */
export const go = (x: number, y: number, z = 0) => ({ how: 'go', to: { x: inches(x), y: inches(y), z: inches(z) } });
