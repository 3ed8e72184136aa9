// Moments at which faction rules are tested.
import { type Frame, tableOf } from '@little-wars/engine';
import type { Playing } from '@little-wars/engine/testing';
import { activation } from '../../core/02-turning-point/activation.ts';
import { strategicPloys, useStrategicPloy } from '../../core/02-turning-point/strategy.ts';
import { killTeam } from '../../index.ts';
import { open } from '../../testing/field.ts';
import type { Effect, KillTeam, Look, Operative, Position, Setup } from '../../types.ts';
import type { Use } from '../../uses.ts';
import type { StrategyRule } from '../uses.ts';

type Game = Playing<KillTeam>;

/** Declines reactions until a wanted one is offered; without one, declines all. */
export function skip(game: Game, wanted = ''): Game {
  for (;;) {
    const { question } = game.state;
    if (question?.kind !== 'react' || question.options.includes(wanted)) return game;
    game.reacts(question.timing, null);
  }
}

/** The reactions offered now, if any. */
export const offers = (game: Game): readonly string[] => {
  const { question } = game.state;
  return question?.kind === 'react' ? question.options : [];
};

/** Every reaction offered until something else is asked, declining them all. */
export function offersUntilNext(game: Game): readonly string[] {
  const seen: string[] = [];
  for (;;) {
    const { question } = game.state;
    if (question?.kind !== 'react') return seen;
    seen.push(...question.options);
    game.reacts(question.timing, null);
  }
}

/** Strategic ploys active for seat 0. */
export const ploys = (...rules: readonly StrategyRule[]): Pick<Position, 'effects'> => ({
  effects: rules.map(rule => ({ use: { rule, seat: 0, holder: null }, until: 'turning-point' })),
});

/** An effect on an operative. */
export const on = (holder: number, use: object, until: Effect['until'] = 'battle'): Effect => ({
  use: { seat: 0, holder, ...use } as Use,
  until,
});

export const table = (position: Position, setup: Setup = open): Look => tableOf(killTeam, setup, position);

/** The activation of operative 0, or another. */
export const activating = (operative = 0): Frame => activation.start({ operative, chosen: null });

/** The strategic ploys step of a strategy phase that seat 0 starts. */
export const planning = (): Frame => strategicPloys.start({ seat: 0, passes: 0, chosen: '' });

export const USE = useStrategicPloy.purpose;

/** The strategic ploys that seat 0 can use; seat 1 has none. */
export function planned(game: Game): readonly unknown[] {
  const { question } = game.state;
  return question?.kind === 'pick-one' && question.purpose === USE ? game.asks(USE, 'pick-one').options.slice(1) : [];
}

export const carrying = (...equipment: readonly string[]): Partial<Operative> => ({ equipment });

/** Names of the active effects. */
export const atWork = ({ effects }: Position): readonly string[] => effects.map(({ use }) => use.rule);
