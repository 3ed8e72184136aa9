import { kernelFor, type Sight, type SpecialRule, type Table } from '@little-wars/engine';
import type { Fact } from './facts.ts';
import type { Queries, Timings } from './queries.ts';
import type { Position, Setup } from './state.ts';
import type { Use } from './uses.ts';

export type * from './state.ts';

export interface Vanguard {
  readonly setup: Setup;
  readonly position: Position;
  readonly fact: Fact;
  readonly queries: Queries;
  readonly timings: Timings;
  readonly use: Use;
  readonly view: Position;
}

export type T = Table<Vanguard>;
export type Look = Sight<Vanguard>;
export type Rule<N extends Use['rule']> = SpecialRule<Vanguard, N>;

export const { sequence } = kernelFor<Vanguard>();
