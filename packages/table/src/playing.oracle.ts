import type { Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { nextIn } from './asked.ts';
import { answerTo, turnOf } from './bot.ts';
import { diceFor } from './dice.ts';
import { accepted, answerIn, openSession, type Player, rolled, type Session } from './session.ts';

/** Every ruleset, for `describe.each`. */
export const everyRuleset = rulesets.map(ruleset => [ruleset.id, ruleset] as const);

export type Played = Session<Edition<Game>>;

interface MatchOptions {
  readonly seed: string;
  /** The maximum number of answers, not counting dice. */
  readonly answers?: number;
  readonly players?: readonly Player[];
  readonly setup?: object;
  readonly level?: string;
}

export const PEOPLE: readonly Player[] = [{ kind: 'person' }, { kind: 'person' }];
export const AGAINST_BOT: readonly Player[] = [{ kind: 'person' }, { kind: 'bot', level: 'random' }];

export const opened = (
  ruleset: Edition<Game>,
  { seed, players = PEOPLE, setup = ruleset.ready[0]! }: MatchOptions,
): Played => openSession({ name: seed, players, ruleset, setup, dice: { source: 'seeded', seed } });

/** A match in which a bot answers for every seat, with seeded dice. */
export const played = (ruleset: Edition<Game>, wanted: MatchOptions): Played =>
  playedOn(opened(ruleset, wanted), wanted.answers, wanted.level);

export function playedOn(session: Played, answers = Number.POSITIVE_INFINITY, level = 'random'): Played {
  const source = diceFor(session.match, null);
  let current = rolled(session, source);
  for (let n = 0; n < answers; n++) {
    const next = nextIn(current);
    if (next.who !== 'person' && next.who !== 'bot') break;
    const turn = turnOf(current, next.seat, level, `${session.name} ${current.moments.length}`);
    current = rolled(accepted(answerIn(current, answerTo(current.match.ruleset, turn).answer), 'a bot'), source);
  }
  return current;
}
