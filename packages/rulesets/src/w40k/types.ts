import { type Declared, kernelFor, type Question, type Sight, type SpecialRule, type Table } from '@little-wars/engine';
import type { Bearing } from '@little-wars/skirmish';
import type { Fact } from './facts.ts';
import type { Queries, Timings } from './queries.ts';
import type { Position, Setup, Use } from './state.ts';
import type { RuleName, WeaponWords } from './weapon-rules/words.ts';

export type * from './queries.ts';
export type * from './state.ts';

/** The part of the game types that editions share: each edition's own types extend these. */
export interface W40k {
  readonly setup: Setup;
  readonly position: Position;
  readonly fact: Fact;
  readonly queries: Queries;
  readonly timings: Timings;
  readonly use: Use;
  readonly view: Position;
}

export type T = Table<W40k>;
export type Look = Sight<W40k>;

/** A special rule that several editions share; its use has these parameters. */
export interface SharedRule<U extends { readonly rule: string }>
  extends SpecialRule<Omit<W40k, 'use'> & { readonly use: U & Use }, U['rule']>,
    RuleName,
    Bearing,
    Backfiring<U> {}

/** A rule of weapons that several editions share. */
export interface SharedWeaponRule<U extends { readonly rule: string }> extends SharedRule<U>, WeaponWords<U> {}

/** What a weapon may do to its bearer, declared once for play and odds. */
export interface Backfiring<U> {
  readonly backfires?: (use: U) => Backfire;
}

export interface Backfire {
  /** The result of a hit roll that does it, once the weapon has fired. */
  readonly on: number;
  readonly harm: 'mortal-wound' | 'slain';
}

/** The type of a declared question. */
export type Of<D> = D extends Declared<infer K, infer A> ? Question<K, A> : never;

export const { adviceOn, forecastOn, prospectOn, question, sequence } = kernelFor<W40k>();
