import type { Frame, Leg, Reason, Seat } from '@little-wars/engine';
import type { Body, Spot, Tenths } from '@little-wars/engine/geometry';
import type { Attack, OperativeId, Order } from './state.ts';

/** About an operative, whatever it does. */
export interface Who {
  readonly operative: OperativeId;
}

/** About an operative about to perform an action. */
export interface Doing extends Who {
  readonly action: string;
}

/** A weapon aimed at a target, before there is an attack. */
export interface Aim {
  readonly attacker: OperativeId;
  readonly target: OperativeId;
  readonly weapon: string;
  readonly profile: string;
  readonly action: string;
  /** KT-12.12: whether Indirect is used; only present where that is a choice. */
  readonly indirect?: boolean;
  /** KT-9.4: who looks, if not the attacker: the primary target of a Blast. */
  readonly viewer?: OperativeId;
}

/** A weapon that might be shot with, before there is a target. */
export type Wielding = Omit<Aim, 'target' | 'viewer'>;

/** Cover for not being a target (KT-7.2), or for keeping a die (KT-4.8). */
export interface Covering extends Aim {
  readonly asked: 'as-target' | 'for-die';
}

/** One side's dice in an attack: the attacker's, or the defender's in combat and defence. */
export interface Rolling {
  readonly attack: Attack;
  readonly side: 'attacker' | 'defender';
}

/** An operative selected to be fought, before there is a combat. */
export interface Picked extends Who {
  readonly action: string;
  readonly against: OperativeId;
}

/** A finished shooting attack: whether its target lost wounds, and the frame that repeats it. */
export interface Done extends Who {
  readonly against: OperativeId;
  readonly lost: number;
  readonly shot: { readonly aim: Aim; readonly dice: number | null; readonly after: OperativeId | null };
}

/** Dice that may be re-rolled: how many at most, and which faces. */
export interface ReRollOffer {
  readonly rule: string;
  readonly most: number;
  readonly faces: readonly number[];
}

/** About the whole battle, not a particular operative. */
export type Battle = object;

/** One operative fighting another, hit by hit. */
export interface Fighting extends Who {
  readonly against: OperativeId;
}

/** One target of a Shoot action. */
export interface Target {
  readonly operative: OperativeId;
  /** Attack dice for it; null for as many as the profile has. */
  readonly dice: number | null;
  /** The primary target, if this attack follows one on it. */
  readonly after: OperativeId | null;
  /** Who sees it, if not the attacker. */
  readonly viewer?: OperativeId;
}

/** KT-2.5: a strategic ploy that a seat can use now. */
export interface StrategicPloy {
  readonly id: string;
  readonly cp: number;
  /** Pays for it and resolves it. */
  readonly frame: Frame;
}

/** KT-2.2: a side's means to roll for initiative again; an effect on the team, gone once used. */
export interface InitiativeReRoll {
  readonly seat: Seat;
  readonly rule: 'comms-network';
}

/** Values that special rules may change. */
export interface PlainQueries {
  /** KT-3.1: M in tenths. */
  readonly move: { readonly value: Tenths; readonly about: Who };
  /** KT-3.1, KT-3.8, KT-3.12: how far an action's move may go. */
  readonly allowance: { readonly value: Tenths; readonly about: Doing };
  /** KT-3.7, KT-8.21 */
  readonly flies: { readonly value: boolean; readonly about: Who };
  /** KT-8.13, KT-8.14: it jumps without a roll and traverses without cost. */
  readonly surefooted: { readonly value: boolean; readonly about: Who };
  /** KT-3.5: whether its moves may enter engagement range on the way. */
  readonly 'passes-enemies': { readonly value: boolean; readonly about: Who };
  /** KT-11.10: how far from its drop zone it may be set up. */
  readonly 'set-up-within': { readonly value: Tenths; readonly about: Who };
  /** KT-3.1-12: every reason against a path. */
  readonly 'move-refused': {
    readonly value: readonly Reason[];
    readonly about: Doing & { readonly legs: readonly Leg[]; readonly to: Spot };
  };
  /** KT-2.8: whether it may be activated now. */
  readonly 'may-activate': { readonly value: boolean; readonly about: Who };
  /** KT-2.11: the orders it may be given. */
  readonly orders: { readonly value: readonly Order[]; readonly about: Who };
  /** KT-1.8 */
  readonly apl: { readonly value: number; readonly about: Who };
  /** KT-1.8: the pending change of its APL. */
  readonly 'apl-change': { readonly value: number; readonly about: Who };
  /** KT-6.3 */
  readonly injured: { readonly value: boolean; readonly about: Who };
  /** KT-2.12 */
  readonly 'action-cost': { readonly value: number; readonly about: Doing };
  /** Every reason against an action now. */
  readonly 'action-refused': { readonly value: readonly Reason[]; readonly about: Doing };
  /** KT-4.1: every reason against shooting with a weapon. */
  readonly 'weapon-refused': { readonly value: readonly Reason[]; readonly about: Wielding };
  /** KT-9.25: AP that shooting with a weapon costs in addition to the action. */
  readonly 'weapon-cost': { readonly value: number; readonly about: Wielding };
  /** KT-4.2: every reason against a target. */
  readonly 'target-refused': { readonly value: readonly Reason[]; readonly about: Aim };
  /** KT-7.2: whether a target counts as concealed. */
  readonly 'counts-as-concealed': { readonly value: boolean; readonly about: Aim };
  /** KT-7.7 */
  readonly 'in-cover': { readonly value: boolean; readonly about: Covering };
  /** KT-4.1, KT-5.2: A. */
  readonly 'attack-dice': { readonly value: number; readonly about: Rolling };
  /** KT-12.13: attack dice lost, however many there are for this target. */
  readonly 'dice-lost': { readonly value: number; readonly about: Aim };
  /** KT-4.3, KT-5.3: BS or WS. */
  readonly 'hit-on': { readonly value: number; readonly about: Rolling };
  /** KT-4.3, KT-9.12: the unmodified face from which a hit is critical. */
  readonly 'critical-on': { readonly value: number; readonly about: Rolling };
  /** Faces that special rules look at, whatever they count as; odds track them separately. */
  readonly 'faces-apart': { readonly value: readonly number[]; readonly about: Rolling };
  readonly 'attack-re-rolls': { readonly value: readonly ReRollOffer[]; readonly about: Rolling };
  /** KT-9.1: if there are several AP values the attacker picks one, so the largest applies. */
  readonly ap: { readonly value: number; readonly about: Rolling };
  /** KT-4.4: D. */
  readonly 'defence-dice': { readonly value: number; readonly about: Rolling };
  readonly 'save-on': { readonly value: number; readonly about: Rolling };
  readonly 'invulnerable-saves': { readonly value: readonly number[]; readonly about: Rolling };
  /** KT-4.8: defence dice that may be kept as normal saves without rolling. */
  readonly 'kept-saves': { readonly value: number; readonly about: Rolling };
  readonly 'defence-re-rolls': { readonly value: readonly ReRollOffer[]; readonly about: Rolling };
  /** KT-4.6, KT-5.6 */
  readonly damage: { readonly value: number; readonly about: Rolling & { readonly critical: boolean } };
  /** KT-9.22: mortal wounds per critical hit, and their reach. */
  readonly splash: { readonly value: { readonly wounds: number; readonly reach: Tenths }; readonly about: Rolling };
  /** KT-5.7, KT-9.5: whether the other side's normal hits may parry this side's. */
  readonly 'parried-by-normal': { readonly value: boolean; readonly about: Rolling };
  /** KT-5.2, KT-12.6: the type of weapon it fights with. */
  readonly 'fights-with': { readonly value: 'melee' | 'ranged' | 'nothing'; readonly about: Who };
  /** KT-5.5: whether a side may have combat support. */
  readonly 'may-be-supported': { readonly value: boolean; readonly about: Rolling };
  /** KT-5.5: whether it supports others in combat. */
  readonly supports: { readonly value: boolean; readonly about: Who };
  /** KT-6.1: whether the damage of the hit being resolved counts. */
  readonly 'takes-damage': { readonly value: boolean; readonly about: Who };
  /** KT-6.1: whether it can lose wounds at all. */
  readonly 'loses-wounds': { readonly value: boolean; readonly about: Who };
  /** KT-6.1: each wound about to be lost is ignored on this face or more; 7 for never. */
  readonly 'ignores-wounds-on': { readonly value: number; readonly about: Who & { readonly mortal: boolean } };
  /** KT-6.1: the same for the wounds of a critical hit. */
  readonly 'ignores-critical-on': { readonly value: number; readonly about: Who };
  /** KT-6.7: the APL an operative contributes to control. */
  readonly 'control-apl': { readonly value: number; readonly about: Who & { readonly among: readonly OperativeId[] } };
  /** KT-2.5: the strategic ploys of a seat's faction that would help now. */
  readonly 'strategic-ploys': { readonly value: readonly StrategicPloy[]; readonly about: { readonly seat: Seat } };
  /** KT-6.4: what a ploy costs a seat. */
  readonly 'ploy-cost': {
    readonly value: number;
    readonly about: { readonly seat: Seat; readonly ploy: string; readonly kind: 'strategic' | 'tactical' };
  };
  /** KT-11.11: how often a seat uses the scouting option it chose. */
  readonly 'scouting-uses': {
    readonly value: number;
    readonly about: { readonly seat: Seat; readonly scouting: string };
  };
  /** KT-2.2: seats that may have the dice for initiative rolled again, and by which rule. */
  readonly 'initiative-re-rolls': { readonly value: readonly InitiativeReRoll[]; readonly about: Battle };
  /** KT-14.30: seats that strengthen a piece of terrain before the battle. */
  readonly strengthens: { readonly value: readonly Seat[]; readonly about: Battle };
  /** KT-10.2: whether to ask even if nothing can be done, so that the question reveals no secret. */
  readonly 'asked-anyway': { readonly value: boolean; readonly about: Who };
  /** KT-7.3: points it sees from besides its head. */
  readonly 'more-eyes': { readonly value: readonly Spot[]; readonly about: Who & { readonly body: Body } };
  /** KT-9.7: splits the attack dice over several targets; null if all go to the first. */
  readonly 'splits-dice': { readonly value: Frame<readonly Target[]> | null; readonly about: Aim };
  /** KT-4.12: finds the targets of follow-up attacks with the same profile; null if there are none. */
  readonly 'also-attacks': { readonly value: Frame<readonly Target[]> | null; readonly about: Aim };
  /** KT-10.4: a choice made before the damage of a shooting attack. */
  readonly 'instead-of-damage': { readonly value: Frame | null; readonly about: Rolling };
  /** KT-3.16: what it leaves behind when removed, besides the token it carries. */
  readonly 'leaves-behind': { readonly value: Frame | null; readonly about: Who };
}

/** Moments at which reactions may be offered. */
export interface Timings {
  readonly 'strategy-phase': { readonly seat: Seat };
  /** KT-2.8: before anybody is activated. */
  readonly 'firefight-begins': { readonly turningPoint: number };
  readonly activated: Who;
  /** In its activation, before each action. */
  readonly 'choosing-an-action': Who;
  /** Its activation has ended, or is about to. */
  readonly 'activation-ends': Who;
  readonly 'action-finished': Doing & { readonly free: boolean };
  readonly 'target-selected': Aim;
  readonly 'attack-dice-rolled': Rolling;
  /** Dice are judged; hits may still be changed. */
  readonly 'attack-dice-judged': Rolling;
  readonly 'defence-dice-rolled': Rolling;
  readonly 'defence-dice-judged': Rolling;
  /** KT-5.1 */
  readonly 'enemy-selected': Picked;
  /** KT-4.6: the hits of a shooting attack have been resolved. */
  readonly 'attack-resolved': Done;
  /** KT-6.1: the damage of one hit, before wounds are lost. */
  readonly 'damage-dealt': Who & { readonly amount: number };
  readonly incapacitated: Who;
}
