// A bot's turn: plain data that may be sent to a worker or another machine, and its answer.
import { BOTS, type Chosen, stateFor } from '@little-wars/bots';
import { type Game, numbers, type Seat, type State, type WithAdvice } from '@little-wars/engine';
import type { Session } from './session.ts';

/** What a bot is given: what its seat may see, and chance of its own. */
export interface Turn {
  readonly ruleset: string;
  readonly setup: object;
  /** The seat's view in the form of a state. */
  readonly state: State<Game>;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
}

/**
 * The turn of the bot at a seat. The seed must not be the one of the match's dice: a bot must not foresee a roll. One
 * for each answer lets a game go on alike after it was resumed or an answer taken back.
 */
export function turnOf({ match }: Session, seat: Seat, level: string, seed: string): Turn {
  const { ruleset, setup, state } = match;
  return { ruleset: ruleset.id, setup, state: stateFor(ruleset, setup, state, seat), seat, level, seed };
}

export function answerTo(ruleset: WithAdvice<Game>, { setup, state, seat, level, seed }: Turn): Chosen {
  const bot = Object.hasOwn(BOTS, level) ? BOTS[level] : undefined;
  if (!bot) throw new Error(`there is no bot "${level}"`);
  return bot({ ruleset, setup, state, seat }, numbers(seed));
}
