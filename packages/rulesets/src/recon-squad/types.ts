import { type Declared, kernelFor, type Question, type Sight, type SpecialRule, type Table } from '@little-wars/engine';
import type { Queries, Timings } from '../w40k/queries.ts';
import type { SharedRule } from '../w40k/types.ts';
import type { Fact } from './facts.ts';
import type { Position, Setup } from './state.ts';
import type { Use } from './uses.ts';

export type * from './state.ts';

export interface ReconSquad {
  readonly setup: Setup;
  readonly position: Position;
  readonly fact: Fact;
  readonly queries: Queries;
  readonly timings: Timings;
  readonly use: Use;
  readonly view: Position;
}

export type T = Table<ReconSquad>;
export type Look = Sight<ReconSquad>;

/** A special rule with its printed name and our words for it; always-on rules of the core have none. */
export interface Rule<N extends Use['rule']> extends SpecialRule<ReconSquad, N> {
  readonly name?: string;
  readonly words?: string;
}

/** Casts a library rule to this ruleset: the only place where its types are widened. */
export const shared = <U extends { readonly rule: Use['rule'] }>(rule: SharedRule<U>): Rule<U['rule']> =>
  rule as unknown as Rule<U['rule']>;

/** The type of a declared question. */
export type Of<D> = D extends Declared<infer K, infer A> ? Question<K, A> : never;

export const { adviceOn, forecastOn, idleOn, prospectOn, question, sequence, settledOn, verbsOn, stakesOn } =
  kernelFor<ReconSquad>();
