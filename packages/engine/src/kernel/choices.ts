import { latest } from '../cache.ts';
import { compile } from './compile.ts';
import type { Choices, Id, OpenQuestion, Question, Unlisted } from './questions.ts';
import { Run } from './run.ts';
import type { Game, Ruleset, State } from './types.ts';

/**
 * The options of the open question, as its step judges them; null if it is no pick-one. A function of plain data: a
 * copy of the state gives the same choices for the same random numbers.
 */
export function choicesOf<G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  { position, frames, question }: State<G>,
): Choices | null {
  if (question?.kind !== 'pick-one') return null;
  if (isListed(question)) return choicesFrom(question, question.options);
  const compiled = compile(ruleset);
  const { sequence, at, vars } = frames[frames.length - 1]!;
  const { steps, place } = compiled.sequences.get(sequence)!;
  const step = steps[place.get(at)!]!;
  const isOption = step.form === 'ask' ? step.isOption : null;
  if (!isOption) throw new Error(`step "${at}" has candidates and does not say which are options`);
  const table = new Run(compiled, setup, position, null);
  return among(question.candidates, id => isOption(table as never, vars as never, id));
}

/** Choices from a question and its listed options alone: for bots, which have a view instead of the state. */
export function choicesFrom(question: Question<'pick-one'> | Unlisted, options: readonly Id[]): Choices {
  return isListed(question) ? among(options, () => true) : among(question.candidates, id => options.includes(id));
}

const among = (candidates: readonly Id[], isOption: (id: Id) => boolean): Choices => ({
  list: () => candidates.filter(isOption),
  has: id => candidates.includes(id) && isOption(id),
  any(next, isWanted = () => true) {
    const left = candidates.filter(isWanted);
    while (left.length > 0) {
      const i = next(left.length);
      const id = left[i]!;
      if (isOption(id)) return id;
      left[i] = left[left.length - 1]!;
      left.pop();
    }
    return null;
  },
});

export const isListed = (question: OpenQuestion): question is Question => !('candidates' in question);

/** The open question with its options listed. */
export const questionOf = <G extends Game>(ruleset: Ruleset<G>, setup: G['setup'], state: State<G>): Question | null =>
  state.question === null || isListed(state.question)
    ? state.question
    : (listed(ruleset as unknown as Ruleset, setup, state, state.question) as Question);

/** Cached because one state is hashed, shown and queried in turn. */
const listed = latest(
  (ruleset: Ruleset, setup: object, state: State, question: Unlisted): Question =>
    withOptions(question, choicesOf(ruleset, setup, state)!),
);

/** The question with its options in place of its candidates, with the fields in the same order. */
export function withOptions(question: OpenQuestion, choices: Choices | null): Question {
  if (isListed(question)) return question;
  const listing: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(question))
    if (field === 'candidates') listing['options'] = choices!.list();
    else listing[field] = value;
  return listing as unknown as Question;
}

/**
 * Caches the latest value computed from a table, per position and key. For candidates and their validation, which the
 * kernel requests repeatedly at one position.
 */
export function atPosition<T extends { readonly setup: object; readonly position: object }, K, V>(
  find: (t: T, key: K) => V,
): (t: T, key: K) => V {
  const cells = latest(
    (_compiled: object, _setup: object, _position: object, _key: K): { cached: { value: V } | null } => ({
      cached: null,
    }),
  );
  return (t, key) => {
    const cell = cells((t as unknown as Run).compiled, t.setup, t.position, key);
    cell.cached ??= { value: find(t, key) };
    return cell.cached.value;
  };
}

/** As `atPosition`, with the values of all keys cached as long as the position stays the same. */
export function eachAtPosition<T extends { readonly setup: object; readonly position: object }, K, V>(
  find: (t: T, key: K) => V,
): (t: T, key: K) => V {
  const cells = latest((_compiled: object, _setup: object, _position: object) => new Map<K, { readonly value: V }>());
  return (t, key) => {
    const values = cells((t as unknown as Run).compiled, t.setup, t.position);
    const cached = values.get(key);
    if (cached !== undefined) return cached.value;
    const value = find(t, key);
    values.set(key, { value });
    return value;
  };
}

/** As `atPosition`, for keys that are created anew for every call: keys that are alike share the cached value. */
export function alikeAtPosition<T extends { readonly setup: object; readonly position: object }, K, V>(
  isAlike: (before: K, now: K) => boolean,
  find: (t: T, key: K) => V,
): (t: T, key: K) => V {
  const cells = latest(
    (
      _compiled: object,
      _setup: object,
      _position: object,
    ): { cached: { readonly key: K; readonly value: V } | null } => ({
      cached: null,
    }),
  );
  return (t, key) => {
    const cell = cells((t as unknown as Run).compiled, t.setup, t.position);
    if (cell.cached === null || !isAlike(cell.cached.key, key)) cell.cached = { key, value: find(t, key) };
    return cell.cached.value;
  };
}
