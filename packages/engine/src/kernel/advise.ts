import { perObject } from '../cache.ts';
import { askOf, checkAsked } from './asks.ts';
import { compile } from './compile.ts';
import type { Advising } from './edition.ts';
import type { AnswerOf, Kind, Numbers, Question } from './questions.ts';
import { combineHandlers } from './speaking.ts';
import type { Advised, Because, Game, Ruleset, Sight } from './types.ts';

export interface Worthy {
  readonly worth: number;
}

/** A candidate answer with its score and the reason for it. */
export interface Weighed<K extends Kind> extends Worthy {
  readonly answer: AnswerOf<K>;
  readonly because: Because;
}

/** The item with the highest worth: the first of equals, null for an empty list. */
export function bestOf<X extends Worthy>(list: readonly X[]): X | null {
  let best: X | null = null;
  for (const item of list) if (best === null || item.worth > best.worth) best = item;
  return best;
}

/** The best answer as advice; its worth is added to its reason. */
export function adviseBest<K extends Kind>(list: readonly Weighed<K>[]): Advised<K> | null {
  const best = bestOf(list);
  return best && { answer: best.answer, because: { ...best.because, worth: best.worth } };
}

export type WithAdvice<G extends Game> = Ruleset<G> & Pick<Advising<G>, 'advice'>;

/** Advice looked up by question; every entry must be for a question that some sequence asks. */
const advisers = perObject((ruleset: WithAdvice<Game>) => {
  const find = combineHandlers(ruleset.advice, null);
  checkAsked(compile(ruleset).asks, 'advice', find.questions);
  return find;
});

export const checkAdvice = <G extends Game>(ruleset: WithAdvice<G>): void =>
  void advisers(ruleset as unknown as WithAdvice<Game>);

/** The ruleset's advice on a question, from a seat's view of the table; null where any proposal will do. */
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
