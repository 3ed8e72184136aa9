import type { Frame, Reason, Seat } from '@little-wars/engine';
import type { Tenths } from '@little-wars/engine/geometry';
import type { Attack, AttackManner, ModelId } from './state.ts';

/** A model, whatever it does. */
export interface Who {
  readonly model: ModelId;
}

/** A model about to perform an action. */
export interface Doing extends Who {
  readonly action: string;
}

/** An action as the document or a card lists it. */
export interface ListedAction {
  readonly id: string;
  readonly clause: string;
  readonly length: 'short' | 'long' | 'free';
  /** VG-2.3: CP a special action costs. */
  readonly cp?: number;
}

/** VG-2.3: an action from a card, and the frame that resolves it. */
export interface OwnAction extends ListedAction {
  readonly frame: Frame;
}

/** A weapon aimed at a target, before there is an attack. */
export interface Aim {
  readonly attacker: ModelId;
  readonly target: ModelId;
  readonly weapon: string;
  readonly manner: AttackManner;
}

/** The current attack, for the dice of one side. */
export interface Rolling {
  readonly attack: Attack;
  readonly side: 'attacker' | 'target';
}

/** Harm about to be suffered from an attack, a fall or an ability. */
export interface Harm extends Who {
  readonly from: ModelId | null;
}

/** Values that special rules may change. */
export interface Queries {
  /** VG-2.1: CP a model generates in the start phase. */
  readonly 'cp-made': { readonly value: number; readonly about: Who };
  /** VG-2.1: SP in tenths. */
  readonly speed: { readonly value: Tenths; readonly about: Who };
  /** VG-6.2-4: how far an action's move goes. */
  readonly allowance: { readonly value: Tenths; readonly about: Doing };
  /** VG-7.2: in tenths; null without melee attacks. */
  readonly 'engagement-range': { readonly value: Tenths | null; readonly about: Who };
  /** VG-11: what an action, a re-activation or a standard use of CP costs. */
  readonly 'cp-cost': { readonly value: number; readonly about: Doing };
  /** VG-2.3: its special actions, in addition to those every model has. */
  readonly 'own-actions': { readonly value: readonly OwnAction[]; readonly about: Who };
  /** Every current reason against an action. */
  readonly 'action-refused': { readonly value: readonly Reason[]; readonly about: Doing };
  /** VG-10.13, VG-10.14: every reason against a target. */
  readonly 'target-refused': { readonly value: readonly Reason[]; readonly about: Aim };
  /** VG-10.13: how far a weapon reaches. */
  readonly range: { readonly value: Tenths; readonly about: Aim };
  /** VG-3.8: dice of the hit roll. */
  readonly 'attack-dice': { readonly value: number; readonly about: Rolling };
  /** VG-3.2: added to each die of the hit roll. */
  readonly 'hit-modifier': { readonly value: number; readonly about: Rolling };
  readonly ap: { readonly value: number; readonly about: Rolling };
  /** VG-2.1: its current AR. */
  readonly armor: { readonly value: number; readonly about: Rolling };
  /** VG-3.2: added to each die of the armor roll, in addition to AP. */
  readonly 'armor-modifier': { readonly value: number; readonly about: Rolling };
  /** VG-10.9: invulnerable values to choose from. */
  readonly invulnerable: { readonly value: readonly number[]; readonly about: Harm };
  /** VG-10.5 */
  readonly damage: { readonly value: number; readonly about: Rolling };
  /** VG-9.2 */
  readonly obscured: { readonly value: boolean; readonly about: Aim };
  /** VG-10.21, VG-10.25 */
  readonly 'in-cover': { readonly value: boolean; readonly about: Aim };
  /** VG-3.11: own dice that may be re-rolled for free. */
  readonly 'free-re-rolls': { readonly value: number; readonly about: Rolling };
  /** VG-10.6: added to the recovery roll. */
  readonly 'recovery-modifier': { readonly value: number; readonly about: Harm };
  /** VG-12.1: added to a nerve test. */
  readonly 'nerve-modifier': { readonly value: number; readonly about: Who };
  /** VG-12.3: whether it must test when its team is broken. */
  readonly 'tests-nerve': { readonly value: boolean; readonly about: Who };
  /** VG-8.1: whether it can be knocked down. */
  readonly 'knocked-down-by': { readonly value: boolean; readonly about: Harm };
  /** VG-4.2: added to the roll for first player. */
  readonly 'first-player': { readonly value: number; readonly about: { readonly seat: Seat } };
}

/** Timings at which reactions may be offered. */
export interface Timings {
  /** VG-4: after CP and pass tokens. */
  readonly 'start-phase': { readonly round: number };
  /** VG-4.5: end-phase effects, before Seize the Initiative. */
  readonly 'end-phase': { readonly round: number };
  /** It has been activated and may act. */
  readonly activated: Who;
  readonly 'action-finished': Doing;
  /** The attack on one target, before its hit roll. */
  readonly 'before-hit-roll': Rolling;
  /** VG-11.3 */
  readonly 'hit-dice-rolled': Rolling;
  readonly 'armor-dice-rolled': Rolling;
  /** Unsaved hits are known, but no wounds suffered yet. */
  readonly 'before-wounds': Rolling;
  /** Wounds are at 0 or less, before the recovery roll. */
  readonly 'before-recovery': Harm;
  /** It has been removed. */
  readonly removed: Harm;
}
