import type { AboutField, Declared, Kind, Question } from './questions.ts';

/** A handler for one declared question: T is the table, X what is passed along with the question. */
export interface On<T, X, R> {
  readonly question: Declared;
  readonly handle: (t: T, question: Question, extra: X) => R;
}

/** Builds a handler in which the question's `about` has its declared type. */
export const on = <T, K extends Kind, A, X, R>(
  question: Declared<K, A>,
  handle: (t: T, question: Question<K, A>, extra: X) => R,
): On<T, X, R> => ({ question, handle: handle as On<T, X, R>['handle'] });

/** Whether a question is the declared one; narrows the type of its `about`. */
export const isAsked = <K extends Kind, A>(
  { purpose, kind }: Declared<K, A>,
  question: Question<K>,
): question is Question<K> & AboutField<A> => question.purpose === purpose && question.kind === kind;

/** Entries for rolls that have nothing to tell: `telling.numbers` lists them, so that no roll is forgotten. */
export const withoutNumbers = (...rolls: readonly Declared<'roll'>[]): readonly On<unknown, void, readonly never[]>[] =>
  rolls.map(question => ({ question, handle: () => [] }));

/** Dispatches a question to its handler; `questions` lists the handled ones, to be checked when composed. */
export interface Dispatcher<T, X, R> {
  (t: T, question: Question, extra: X): R;
  readonly questions: readonly Declared[];
}

/** Combines handlers into one function; other questions give `otherwise`. Throws if a question has two handlers. */
export function combineHandlers<T, X, R>(entries: readonly On<T, X, R>[], otherwise: R): Dispatcher<T, X, R> {
  const handlers = new Map<string, On<T, X, R>['handle']>();
  for (const { question, handle } of entries) {
    if (handlers.has(question.purpose)) throw new Error(`two entries for the question "${question.purpose}"`);
    handlers.set(question.purpose, handle);
  }
  const dispatch = (t: T, question: Question, extra: X): R => {
    const handle = handlers.get(question.purpose);
    return handle === undefined ? otherwise : handle(t, question, extra);
  };
  return Object.assign(dispatch, { questions: entries.map(({ question }) => question) });
}
