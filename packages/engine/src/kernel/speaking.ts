import type { AboutField, Declared, Kind, Numbers, Question } from './questions.ts';
import type { Forecast } from './tabletop.ts';
import type { Advised, Game, Sight } from './types.ts';

/** What is said to one declared question: T is the table it is said at, X what is handed over with the question. */
export interface On<T, X, R> {
  readonly question: Declared;
  readonly handle: (t: T, question: Question, extra: X) => R;
}

export type AdviceOn<G extends Game> = On<Sight<G>, Numbers, Advised | null>;
export type ForecastOn<G extends Game> = On<Sight<G>, unknown, readonly Forecast[]>;

/** An entry for one question, whose `about` has the type it was declared with. */
export const on = <T, K extends Kind, A, X, R>(
  question: Declared<K, A>,
  handle: (t: T, question: Question<K, A>, extra: X) => R,
): On<T, X, R> => ({ question, handle: handle as On<T, X, R>['handle'] });

/** Whether a question is the declared one: then what it is about has the declared type. */
export const isAsked = <K extends Kind, A>(
  { purpose, kind }: Declared<K, A>,
  question: Question<K>,
): question is Question<K> & AboutField<A> => question.purpose === purpose && question.kind === kind;

/** Looks up what is said to a question; `questions` lists those that are spoken to, to be checked when composed. */
export interface Spoken<T, X, R> {
  (t: T, question: Question, extra: X): R;
  readonly questions: readonly Declared[];
}

/** One function of a list of entries; other questions get `otherwise`. Two entries for one question are an error. */
export function spoken<T, X, R>(entries: readonly On<T, X, R>[], otherwise: R): Spoken<T, X, R> {
  const handlers = new Map<string, On<T, X, R>['handle']>();
  for (const { question, handle } of entries) {
    if (handlers.has(question.purpose)) throw new Error(`two entries for the question "${question.purpose}"`);
    handlers.set(question.purpose, handle);
  }
  const find = (t: T, question: Question, extra: X): R => {
    const handle = handlers.get(question.purpose);
    return handle === undefined ? otherwise : handle(t, question, extra);
  };
  return Object.assign(find, { questions: entries.map(({ question }) => question) });
}
