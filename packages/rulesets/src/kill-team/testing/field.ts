import type { Piece } from '@little-wars/engine/geometry';
import { bareMap, inInches, legsTo, lineUps, type Stood as StoodOf } from '@little-wars/skirmish/testing';
import { cardOf } from '../content/index.ts';
import { killTeam } from '../index.ts';
import { MAPS } from '../maps/index.ts';
import { opening } from '../setup.ts';
import type { Operative, Position, Setup } from '../types.ts';

export const open: Setup = { ...killTeam.ready[0]!, map: bareMap(MAPS[0]!) };

/** The ready setups of the book, which can be played on any map; our missions need an open one. */
export const ofTheBook: readonly Setup[] = killTeam.ready.filter(({ play }) => play !== 'narrative');

/** The open field with these pieces on it. */
export const withPieces = (pieces: readonly Piece[]): Setup => ({ ...open, map: bareMap(MAPS[0]!, pieces) });
export const sector: Setup = killTeam.ready[0]!;

/** An operative of a line-up. */
export type Stood = StoodOf<Operative>;

export const { blue, red, stand } = lineUps<Operative>((seat, card, at, change) => {
  const { weapons, wounds } = cardOf(card);
  return {
    seat,
    card,
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
    ...change,
  };
});

/** A position in the firefight phase of turning point 1 with these operatives, all weapons of their cards, 3CP each. */
export function field(stood: readonly Stood[], change: Partial<Position> = {}): Position {
  const empty = opening({ ...open, teams: [] });
  return {
    ...empty,
    turningPoint: 1,
    phase: 'firefight',
    cp: [3, 3],
    operatives: stand(stood),
    ...change,
  };
}

/** A straight piece of a move, in inches. */
export const { go } = legsTo(inInches);
