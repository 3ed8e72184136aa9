// Cards in hand, and the moments that score them.
import { type Seat, tableOf } from '@little-wars/engine';
import type { Playing, Start } from '@little-wars/engine/testing';
import { expect } from 'vitest';
import { performing } from '../../core/02-turning-point/perform.ts';
import { actionsOf, reasonsAgainstAction } from '../../core/03-actions/actions.ts';
import { removeIncapacitated } from '../../core/06-damage/damage.ts';
import { endOfBattle, endOfTurningPoint } from '../../core/11-ways-to-play/victory.ts';
import { killTeam } from '../../index.ts';
import { field, open, type Stood } from '../../testing/field.ts';
import type { KillTeam, Operative, Position, Setup, TacOpState } from '../../types.ts';

export const INCH = 254;
/** The radius of a 32mm base. */
export const R = 160;
/** APL 3 and APL 2, both on 32mm bases. */
export const MARINE = 'tactical-marine-warrior';
export const SERGEANT = 'tactical-marine-sergeant';
export const BOY = 'boy-fighter';
export const NOB = 'clan-kommando-nob';

/** A place in tenths. */
export const at = (x: number, y: number, z = 0): Partial<Operative> => ({ at: { x, y, z } });

type Card = readonly [seat: Seat, id: string, change?: Partial<TacOpState> | undefined];

/** Tac ops in hand, revealed unless stated otherwise. */
export const hand = (...cards: readonly Card[]): Pick<Position, 'tacOps'> => ({
  tacOps: [0, 1].map(seat =>
    cards
      .filter(([of]) => of === seat)
      .map(([, id, change]): TacOpState => ({ id, revealed: true, scored: [0, 0], memo: {}, ...change })),
  ),
});

export const sealed = { revealed: false } as const;

export interface Moment {
  readonly setup?: Setup;
  readonly stood: readonly Stood[];
  readonly card?: Partial<TacOpState>;
  readonly position?: Partial<Position>;
}

type Scored = TacOpState['scored'];
type Game = Playing<KillTeam>;

export const scoredIn = ({ position }: Pick<Game, 'position'>): Scored => position.tacOps[0]![0]!.scored;

/** Nobody has CP, so no ploy interferes. */
const positioned = (id: string, { stood, card, position }: Moment): Position =>
  field(stood, { cp: [0, 0], turningPoint: 2, ...hand([0, id, card]), ...position });

export const turnEnd = (start: Start<KillTeam>, id: string, moment: Moment): Scored =>
  scoredIn(start.from(moment.setup ?? open, positioned(id, moment), endOfTurningPoint.start({})));

export const battleEnd = (start: Start<KillTeam>, id: string, moment: Moment): Scored =>
  scoredIn(
    start.from(
      moment.setup ?? open,
      positioned(id, { ...moment, position: { turningPoint: 4, ...moment.position } }),
      endOfBattle.start({}),
    ),
  );

/** KT-10.3: scores at a turning point's end, once and once more later, and not while sealed. */
export function scoresAgain(start: Start<KillTeam>, id: string, moment: Moment): void {
  const end = (card: Partial<TacOpState>, turningPoint: number): Scored =>
    turnEnd(start, id, {
      ...moment,
      card: { ...moment.card, ...card },
      position: { ...moment.position, turningPoint },
    });
  const memo = (turningPoint: number) => ({ memo: { ...moment.card?.memo, ...named(moment, turningPoint) } });
  expect(end({ revealed: false, ...memo(2) }, 2)).toEqual([0, 0]);
  expect(end(memo(2), 2)).toEqual([2, 0]);
  expect(end({ scored: [2, 0], ...memo(2) }, 2)).toEqual([2, 0]);
  expect(end({ scored: [2, 0], ...memo(3) }, 3)).toEqual([2, 3]);
  expect(end({ scored: [2, 3], ...memo(4) }, 4)).toEqual([2, 3]);
}

/** Whatever is named each turning point was named in this one. */
const named = ({ card }: Moment, turningPoint: number): object =>
  card?.memo?.['named'] === undefined ? {} : { named: turningPoint };

const activeIn = (id: string, moment: Moment, operative: number): Position =>
  positioned(id, {
    ...moment,
    position: { activation: { operative, ap: 3, performed: [], weapons: [] }, ...moment.position },
  });

/** Performs an action of the card's side, or of the other. */
export const act = (start: Start<KillTeam>, id: string, moment: Moment, action: string, operative = 0): Game =>
  start.from(moment.setup ?? open, activeIn(id, moment, operative), performing(operative, action));

/** The reasons against such an action, with their clauses; null if the operative does not have it. */
export function against(id: string, moment: Moment, action: string, operative = 0): readonly string[] | null {
  const t = tableOf(killTeam, moment.setup ?? open, activeIn(id, moment, operative));
  const offered = actionsOf(t, operative).find(each => each.id === action);
  return offered
    ? reasonsAgainstAction(t, offered, operative).map(({ reason, clause }) => `${reason} ${clause}`)
    : null;
}

export interface Fall extends Moment {
  readonly victim: number;
  readonly by: number | null;
  readonly how?: 'shooting' | 'combat' | 'other';
}

/** Removes an operative without wounds: the victim, by whom and how. */
export function fall(start: Start<KillTeam>, id: string, { victim, by, how = 'shooting', ...moment }: Fall): Game {
  const before = positioned(id, moment);
  const operatives = before.operatives.map((each, i) => (i === victim ? { ...each, wounds: 0 } : each));
  const from = by === null ? null : before.operatives[by]!.at;
  const felled = [{ operative: victim, by, how, from }];
  return start.from(moment.setup ?? open, { ...before, operatives, felled }, removeIncapacitated.start({}));
}

export const fallScores = (start: Start<KillTeam>, id: string, moment: Fall): Scored =>
  scoredIn(fall(start, id, moment));
