// A bot's turn as plain data, which can be sent to a worker or another machine, and its answer.
import { BOTS, type Chosen, received, type Sent, toSend } from '@little-wars/bots';
import { type Game, numbers, type Seat, type WithAdvice } from '@little-wars/engine';
import type { Session } from './session.ts';

/** What a bot gets: what its seat may see, and its own random seed. */
export interface Turn {
  readonly ruleset: string;
  readonly seen: Sent;
  readonly level: string;
  readonly seed: string;
}

/**
 * The turn of the bot at a seat. The seed must not be that of the match's dice, or the bot could predict rolls. With a
 * seed per answer, a game continues the same way after it is resumed or an answer is taken back.
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
