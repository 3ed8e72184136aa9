import { type Declared, kernelFor, type Question, type Sight, type SpecialRule, type Table } from '@little-wars/engine';
import type { Fact } from './facts.ts';
import type { Queries, Timings } from './queries.ts';
import type { Position, Setup } from './state.ts';
import type { Use } from './uses.ts';

export type * from './queries.ts';
export type * from './state.ts';

export interface ZeroG {
  readonly setup: Setup;
  readonly position: Position;
  readonly fact: Fact;
  readonly queries: Queries;
  readonly timings: Timings;
  readonly use: Use;
  readonly view: Position;
}

export type T = Table<ZeroG>;
export type Look = Sight<ZeroG>;

/** A special rule of Zero-G. */
export type Rule<N extends Use['rule']> = SpecialRule<ZeroG, N>;

/** The type of a declared question. */
export type Of<D> = D extends Declared<infer K, infer A> ? Question<K, A> : never;

export const { adviceOn, forecastOn, idleOn, prospectOn, question, sequence, stakesOn, verbsOn } = kernelFor<ZeroG>();
