import { type Declared, kernelFor, type Question, type Sight, type SpecialRule, type Table } from '@little-wars/engine';
import type { Bearing } from '@little-wars/skirmish';
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

/** A rule that is always in play, whatever the cards say. */
export interface CoreRule<N extends Use['rule']> extends SpecialRule<Vanguard, N>, Bearing {
  readonly name: string;
}

/** VG-2.2: a weapon rule. `{parameter}` stands for a number in its label and words. */
export interface WeaponRule<N extends Use['rule']> extends CoreRule<N> {
  /** How a profile writes it: `mortal1`. */
  readonly label: string;
  /** The text printed on cards. */
  readonly words: string;
}

/** VG-2.4: an ability of a card, or a temporary effect of an action. Usually named by its faction. */
export interface Rule<N extends Use['rule']> extends SpecialRule<Vanguard, N>, Bearing {
  readonly name?: string;
  readonly label?: string;
  /** The text printed on cards; null if none: then the action that causes it has the words. */
  readonly words: string | null;
}

/** The type of a declared question. */
export type Of<D> = D extends Declared<infer K, infer A> ? Question<K, A> : never;

export const { adviceOn, forecastOn, idleOn, question, sequence, settledOn, verbsOn, stakesOn } = kernelFor<Vanguard>();
