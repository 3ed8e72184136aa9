import { type Declared, kernelFor, type Question, type Sight, type SpecialRule, type Table } from '@little-wars/engine';
import type { Bearing } from '@little-wars/skirmish';
import type { Queries, Timings } from '../w40k/queries.ts';
import type { SharedRule, SharedWeaponRule, Look as W40kLook, T as W40kT } from '../w40k/types.ts';
import type { RuleName, WeaponWords } from '../w40k/weapon-rules/words.ts';
import type { WeaponUse } from './content/uses.ts';
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

/** A special rule with its name, as all rules have one. */
export interface Rule<N extends Use['rule']> extends SpecialRule<ScoutTeam, N>, RuleName, Bearing {}

/** A rule of weapons, with its line on a card and its effect in words. */
export interface WeaponRule<N extends WeaponUse['rule']>
  extends Rule<N>,
    WeaponWords<Extract<WeaponUse, { readonly rule: N }>> {}

/** Casts a library rule to this ruleset: the only place where its types are widened. */
export const shared = <U extends { readonly rule: Use['rule'] }>(rule: SharedRule<U>): Rule<U['rule']> =>
  rule as unknown as Rule<U['rule']>;

/** The same for a rule of weapons. */
export const sharedWeapon = <U extends { readonly rule: WeaponUse['rule'] }>(
  rule: SharedWeaponRule<U>,
): WeaponRule<U['rule']> => rule as unknown as WeaponRule<U['rule']>;

/** The library's tables hold positions of this ruleset. */
export const own = (t: W40kLook): Look => t as Look;
export const ownTable = (t: W40kT): T => t as unknown as T;

/** The type of a declared question. */
export type Of<D> = D extends Declared<infer K, infer A> ? Question<K, A> : never;

export const { adviceOn, forecastOn, idleOn, prospectOn, question, sequence, settledOn, verbsOn, stakesOn } =
  kernelFor<ScoutTeam>();
