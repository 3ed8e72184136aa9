// Plays a frame through every outcome of the dice, and counts what happens on the way.
import { answer, type Game, type Question, questionOf, type Ruleset, type State, startAt } from '@little-wars/engine';
import type { AskedOfPlayers, StartOf } from '@little-wars/skirmish/testing';
import { fallsOf } from './enumerate.oracle.ts';

export interface Watching<G extends Game> {
  /** What a fact is counted as; null for nothing. */
  readonly counts: (fact: G['fact'], before: G['position']) => string | null;
  readonly answers: (state: State<G>, question: AskedOfPlayers) => unknown;
  /** Questions and rolls at which play stops: what follows is of no interest. */
  readonly until?: readonly string[];
}

/** What happens from some state on, and how likely. */
type Ends = readonly (readonly [happened: readonly string[], chance: number])[];

/** The chance of each thing to happen at least once. */
export function happeningOf<G extends Game>(
  ruleset: Ruleset<G>,
  { setup, position, frame }: StartOf<G>,
  { counts, answers, until = [] }: Watching<G>,
): ReadonlyMap<string, number> {
  const memo = new Map<string, Ends>();
  const from = (state: State<G>): Ends => {
    const asked = questionOf(ruleset, setup, state) as Question | null;
    if (asked === null || until.includes(asked.purpose)) return [[[], 1]];
    if (asked.kind !== 'roll') return answered(state, answers(state, asked), 1);
    const key = JSON.stringify(state);
    const cached = memo.get(key);
    if (cached) return cached;
    const merged = new Map<string, Ends[number]>();
    for (const { faces, weight } of fallsOf(asked.count, false))
      for (const [happened, chance] of answered(state, faces, Number(weight) / 6 ** asked.count)) {
        const name = happened.join(' ');
        merged.set(name, [happened, (merged.get(name)?.[1] ?? 0) + chance]);
      }
    const ends = [...merged.values()];
    memo.set(key, ends);
    return ends;
  };
  const answered = (state: State<G>, given: unknown, share: number): Ends => {
    const here: string[] = [];
    const done = answer(ruleset, setup, state, { by: state.question!.to, answer: given }, fact => {
      const counted = counts(fact as G['fact'], state.position);
      if (counted !== null) here.push(counted);
    });
    if (!done.ok) throw new Error(`refused ${JSON.stringify(given)} to ${JSON.stringify(state.question)}`);
    return from(done.state).map(([happened, chance]) => [
      [...new Set([...here, ...happened])].toSorted(),
      chance * share,
    ]);
  };
  const sums = new Map<string, number>();
  for (const [happened, chance] of from(startAt(ruleset, setup, position, frame)))
    for (const each of happened) sums.set(each, (sums.get(each) ?? 0) + chance);
  return sums;
}
