import { type Declared, kernelFor, type Question, type Sight, type SpecialRule, type Table } from '@little-wars/engine';
import type { Queries, Timings } from '../w40k/queries.ts';
import type { SharedRule, Look as W40kLook, T as W40kT } from '../w40k/types.ts';
import type { Fact } from './facts.ts';
import type { Position, Setup } from './state.ts';
import type { Use } from './uses.ts';

export type * from './state.ts';

export interface ScoutTeam {
  readonly setup: Setup;
  readonly position: Position;
  readonly fact: Fact;
  readonly queries: Queries;
  readonly timings: Timings;
  readonly use: Use;
  readonly view: Position;
}

export type T = Table<ScoutTeam>;
export type Look = Sight<ScoutTeam>;

/** A special rule with its printed name and our words for it; always-on rules of the core have none. */
export interface Rule<N extends Use['rule']> extends SpecialRule<ScoutTeam, N> {
  readonly name?: string;
}

/** Casts a library rule to this ruleset: the only place where its types are widened. */
export const shared = <U extends { readonly rule: Use['rule'] }>(rule: SharedRule<U>): Rule<U['rule']> =>
  rule as unknown as Rule<U['rule']>;

/** The library's tables hold positions of this ruleset. */
export const own = (t: W40kLook): Look => t as Look;
export const ownTable = (t: W40kT): T => t as unknown as T;

/** The type of a declared question. */
export type Of<D> = D extends Declared<infer K, infer A> ? Question<K, A> : never;

export const { adviceOn, forecastOn, idleOn, prospectOn, question, sequence, settledOn, verbsOn, stakesOn } =
  kernelFor<ScoutTeam>();
