import { compile } from './compile.ts';
import { type Change, fold, Run } from './run.ts';
import type { AboutOf, Game, Queries, Ruleset, Sight, ValueOf } from './types.ts';

export interface Explained<V> {
  readonly base: V;
  readonly value: V;
  /** Every change that a rule made, in order. */
  readonly changes: readonly Change[];
}

/** A read-only table at a position: for legality, proposals, odds and explanations outside an answer. */
export function tableOf<G extends Game>(ruleset: Ruleset<G>, setup: G['setup'], position: G['position']): Sight<G> {
  return new Run(compile(ruleset), setup, position, null) as unknown as Sight<G>;
}

/** Explains how a value came about: the same fold as in play, with every change recorded. */
export function explain<G extends Game, Q extends Queries<G>>(
  table: Sight<G>,
  query: Q,
  base: ValueOf<G, Q>,
  about: AboutOf<G, Q>,
): Explained<ValueOf<G, Q>> {
  const changes: Change[] = [];
  const value = fold(table as unknown as Run, query, base, about, change => changes.push(change));
  return { base, value: value as ValueOf<G, Q>, changes };
}
