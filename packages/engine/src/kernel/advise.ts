import { perObject } from '../cache.ts';
import { askOf, checkAsked } from './asks.ts';
import { compile } from './compile.ts';
import type { Advising } from './edition.ts';
import type { AnswerOf, Kind, Numbers, Question } from './questions.ts';
import { spoken } from './speaking.ts';
import type { Advised, Because, Game, Ruleset, Sight } from './types.ts';

/** Anything that has been given a worth. */
export interface Worthy {
  readonly worth: number;
}

/** An answer that might be given, what it is worth, and why. */
export interface Weighed<K extends Kind> extends Worthy {
  readonly answer: AnswerOf<K>;
  readonly because: Because;
}

/** The one worth the most: of equals the first, of none null. */
export function bestOf<X extends Worthy>(list: readonly X[]): X | null {
  let best: X | null = null;
  for (const each of list) if (best === null || each.worth > best.worth) best = each;
  return best;
}

/** The best of several answers as advice: its reason goes with its worth. */
export function adviseBest<K extends Kind>(list: readonly Weighed<K>[]): Advised<K> | null {
  const best = bestOf(list);
  return best && { answer: best.answer, because: { ...best.because, worth: best.worth } };
}

/** Rules that can be played, with their advice. */
export type WithAdvice<G extends Game> = Ruleset<G> & Pick<Advising<G>, 'advice'>;

/** Advice looked up by question; every entry must be for a question that some sequence asks. */
const advisers = perObject((ruleset: WithAdvice<Game>) => {
  const find = spoken(ruleset.advice, null);
  checkAsked(compile(ruleset).asks, 'advice', find.questions);
  return find;
});

export const checkAdvice = <G extends Game>(ruleset: WithAdvice<G>): void =>
  void advisers(ruleset as unknown as WithAdvice<Game>);

/** What a ruleset advises on a question, given a seat's view of the table; null where any proposal will do. */
export function advise<G extends Game>(
  ruleset: WithAdvice<G>,
  t: Sight<G>,
  question: Question,
  next: Numbers,
): Advised | null {
  const erased = ruleset as unknown as WithAdvice<Game>;
  askOf(compile(erased).asks, question);
  return advisers(erased)(t as unknown as Sight<Game>, question, next);
}
