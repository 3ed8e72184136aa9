// A bot's turn: plain data that may be sent to a worker or another machine, and its answer.
import { BOTS, type Chosen, received, type Sent, toSend } from '@little-wars/bots';
import { type Game, numbers, type Seat, type WithAdvice } from '@little-wars/engine';
import type { Session } from './session.ts';

/** What a bot is given: what its seat may see, and chance of its own. */
export interface Turn {
  readonly ruleset: string;
  readonly seen: Sent;
  readonly level: string;
  readonly seed: string;
}

/**
 * The turn of the bot at a seat. The seed must not be the one of the match's dice: a bot must not foresee a roll. One
 * for each answer lets a game go on alike after it was resumed or an answer taken back.
 */
export function turnOf({ match }: Session, seat: Seat, level: string, seed: string): Turn {
  const { ruleset, setup, state } = match;
  return { ruleset: ruleset.id, seen: toSend(ruleset, setup, state, seat), level, seed };
}

export function answerTo(ruleset: WithAdvice<Game>, { seen, level, seed }: Turn): Chosen {
  const bot = Object.hasOwn(BOTS, level) ? BOTS[level] : undefined;
  if (!bot) throw new Error(`there is no bot "${level}"`);
  return bot(received(ruleset, seen), numbers(seed));
}
