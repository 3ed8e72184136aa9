import type { Reason, Seat } from '@little-wars/engine';
import type { Tenths } from '@little-wars/engine/geometry';
import type { Attack, OperativeId } from './types.ts';

/** Somebody, whatever it does. */
export interface Who {
  readonly operative: OperativeId;
}

/** Somebody about to perform an action. */
export interface Doing extends Who {
  readonly action: string;
}

/** A weapon pointed at somebody: before there is an attack. */
export interface Aim {
  readonly attacker: OperativeId;
  readonly target: OperativeId;
  readonly weapon: string;
  readonly profile: string;
  readonly action: string;
}

/** One side's dice in an attack: the attacker's, or in combat and defence the defender's. */
export interface Rolling {
  readonly attack: Attack;
  readonly side: 'attacker' | 'defender';
}

/** Dice that may be rolled again: how many at most, and of which faces. */
export interface ReRollOffer {
  readonly rule: string;
  readonly most: number;
  readonly faces: readonly number[];
}

/** Values that special rules may change. */
export interface Queries {
  /** KT-3.1: M in tenths. */
  readonly move: { readonly value: Tenths; readonly about: Who };
  /** KT-1.8 */
  readonly apl: { readonly value: number; readonly about: Who };
  /** KT-6.3 */
  readonly injured: { readonly value: boolean; readonly about: Who };
  /** KT-2.12 */
  readonly 'action-cost': { readonly value: number; readonly about: Doing };
  /** Every reason against an action now. */
  readonly 'action-refused': { readonly value: readonly Reason[]; readonly about: Doing };
  /** KT-4.2: every reason against a target. */
  readonly 'target-refused': { readonly value: readonly Reason[]; readonly about: Aim };
  /** KT-7.2: the order a target counts as having. */
  readonly 'counts-as-concealed': { readonly value: boolean; readonly about: Aim };
  /** KT-7.7 */
  readonly 'in-cover': { readonly value: boolean; readonly about: Aim };
  /** KT-4.1, KT-5.2: A. */
  readonly 'attack-dice': { readonly value: number; readonly about: Rolling };
  /** KT-4.3, KT-5.3: BS or WS. */
  readonly 'hit-on': { readonly value: number; readonly about: Rolling };
  /** KT-4.3, KT-9.12: the unmodified face from which a hit is critical. */
  readonly 'critical-on': { readonly value: number; readonly about: Rolling };
  readonly 'attack-re-rolls': { readonly value: readonly ReRollOffer[]; readonly about: Rolling };
  /** KT-9.1: of several AP the attacker picks one: the largest stands. */
  readonly ap: { readonly value: number; readonly about: Rolling };
  /** KT-4.4: D. */
  readonly 'defence-dice': { readonly value: number; readonly about: Rolling };
  readonly 'save-on': { readonly value: number; readonly about: Rolling };
  readonly 'invulnerable-saves': { readonly value: readonly number[]; readonly about: Rolling };
  /** KT-4.8: defence dice that may be kept as normal saves without a roll. */
  readonly 'kept-saves': { readonly value: number; readonly about: Rolling };
  readonly 'defence-re-rolls': { readonly value: readonly ReRollOffer[]; readonly about: Rolling };
  /** KT-4.6, KT-5.6 */
  readonly damage: { readonly value: number; readonly about: Rolling & { readonly critical: boolean } };
  /** KT-5.7, KT-9.5: whether a normal hit may parry. */
  readonly 'parries-with-normal': { readonly value: boolean; readonly about: Rolling };
  /** KT-6.7: the APL an operative counts with for control. */
  readonly 'control-apl': { readonly value: number; readonly about: Who };
}

/** Moments at which reactions may be offered. */
export interface Timings {
  readonly 'strategy-phase': { readonly seat: Seat };
  readonly activated: Who;
  readonly 'action-finished': Doing;
  readonly 'target-selected': Aim;
  readonly 'attack-dice-rolled': Rolling;
  /** Dice are judged: hits may still be turned into others. */
  readonly 'attack-dice-judged': Rolling;
  readonly 'defence-dice-rolled': Rolling;
  readonly 'defence-dice-judged': Rolling;
  readonly incapacitated: Who;
}
