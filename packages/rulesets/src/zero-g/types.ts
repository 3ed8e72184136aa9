import { type Declared, kernelFor, type Question, type Sight, type SpecialRule, type Table } from '@little-wars/engine';
import type { Bearing } from '@little-wars/skirmish';
import type { RuleName, WeaponWords } from '../w40k/weapon-rules/words.ts';
import type { WeaponUse } from './content/uses.ts';
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

/** A special rule with its name, as all rules have one. */
export interface Rule<N extends Use['rule']> extends SpecialRule<ZeroG, N>, RuleName, Bearing {}

/** A rule of weapons, with its line on a card and its effect in words. */
export interface WeaponRule<N extends WeaponUse['rule']>
  extends Rule<N>,
    WeaponWords<Extract<WeaponUse, { readonly rule: N }>> {}

/** The type of a declared question. */
export type Of<D> = D extends Declared<infer K, infer A> ? Question<K, A> : never;

export const { adviceOn, forecastOn, idleOn, prospectOn, question, sequence, stakesOn, verbsOn } = kernelFor<ZeroG>();
