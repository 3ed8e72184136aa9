import type { AnswerOf, Kind, Question } from './questions.ts';
import type { Advised, Because, Game, Sight } from './types.ts';

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

/** Advises on one kind of question. */
export type Adviser<G extends Game, K extends Kind> = (
  t: Sight<G>,
  question: Question<K>,
  next: (below: number) => number,
) => Advised<K> | null;

/** Advice by what a question is for; silent on every other purpose. */
export const byPurpose =
  <G extends Game, K extends Kind>(advisers: { readonly [purpose: string]: Adviser<G, K> }): Adviser<G, K> =>
  (t, question, next) =>
    (Object.hasOwn(advisers, question.purpose) ? advisers[question.purpose]! : null)?.(t, question, next) ?? null;
