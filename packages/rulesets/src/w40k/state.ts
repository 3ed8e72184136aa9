import type { Seat } from '@little-wars/engine';
import type { Direction, Spot } from '@little-wars/engine/geometry';
import type { Holding } from '@little-wars/skirmish';
import type { Amount, NamedUse } from './content/types.ts';
import type { Army, Member } from './muster/army.ts';

/** The index of a model in `position.models`. Every model is a unit of its own. */
export type ModelId = number;

/** The `about` of many questions. */
export interface AboutModel {
  readonly model: ModelId;
}

/** The setup fields of every edition. */
export interface Setup {
  readonly armies: readonly Army[];
}

/** What a model has done this turn, as marks that rules look for: `moved`, `advanced`, `fell-back`, `shot`, … */
export type Deed =
  | 'stayed'
  | 'moved'
  | 'advanced'
  | 'fell-back'
  | 'broke-out'
  | 'arrived'
  | 'picked'
  | 'shot'
  | 'declared-charge'
  | 'charged'
  | 'was-charged'
  | 'intervened'
  | 'fought'
  | 'cast'
  | 'overwatched'
  /** Fired Overwatch at a charge that did not name it. */
  | 'helped'
  /** Has re-rolled the one hit die of its shooting that a rule gives it. */
  | 're-rolled-one'
  | 'left';

export interface Model extends Member {
  readonly seat: Seat;
  readonly sheet: string;
  /** The number of the selection it came from, within its army. */
  readonly selection: number;
  /** Null while it is off the table. */
  readonly at: Spot | null;
  /** The direction of a long base. */
  readonly along: Direction;
  readonly wounds: number;
  /** Slain, or otherwise out of the game. */
  readonly removed: boolean;
  /** Waits off the table and may still arrive. */
  readonly reserve: boolean;
  /** What it did this turn. */
  readonly did: readonly Deed[];
  /** What it may use once per battle and has used. */
  readonly used: readonly string[];
}

export type Phase =
  | 'deployment'
  | 'start'
  | 'command'
  | 'movement'
  | 'psychic'
  | 'shooting'
  | 'charge'
  | 'fight'
  | 'morale'
  | 'over';

/** The purpose of a roll: rules that allow re-rolls name it. */
export type RollKind =
  | 'hit'
  | 'wound'
  | 'save'
  | 'damage'
  | 'ignore'
  | 'attacks'
  | 'advance'
  | 'charge'
  | 'psychic'
  | 'deny'
  | 'mortal-wounds'
  | 'test'
  | 'reanimation'
  | 'other';

/** Dice on the table that may still be re-rolled. */
export interface Roll {
  readonly what: RollKind;
  /** Whose dice they are. */
  readonly seat: Seat;
  /** The model they are rolled for; null for none. */
  readonly model: ModelId | null;
  readonly faces: readonly number[];
  /** Which of them have been re-rolled: none may be a second time. */
  readonly again: readonly number[];
  /** What a die needs, and its modifier; null where the dice are added up. */
  readonly needs: number | null;
  readonly modifier: number;
  /** From this face on a die succeeds automatically. */
  readonly sure?: number;
}

/** The origin of an attack. A `hit` is not a model's attack: a fall, a mine. */
export type AttackManner = 'shooting' | 'overwatch' | 'fighting' | 'hit';

/** A wound that has yet to be saved, with the effects of its own wound roll. */
export interface Wound {
  readonly ap: number;
  readonly damage: Amount;
}

/** Attacks of one weapon on one model. In the position, so that rules and players can see them. */
export interface Attack {
  readonly manner: AttackManner;
  /** For a `hit`, the model that suffers it. */
  readonly attacker: ModelId;
  readonly target: ModelId;
  /** Who rolls to hit and to wound. */
  readonly seat: Seat;
  /** The id of the weapon's profile; empty for a `hit`. */
  readonly profile: string;
  readonly attacks: number;
  readonly strength: number;
  readonly ap: number;
  readonly damage: Amount;
  readonly hits: number;
  /** Hits that wound without a roll. */
  readonly autoWounds: number;
  readonly wounds: readonly Wound[];
  readonly unsaved: readonly Wound[];
  /** Additional mortal wounds. */
  readonly mortal: number;
  /** The models attacked together, including the target; absent if it is alone. */
  readonly members?: readonly ModelId[];
  /** What rules remember about it. */
  readonly marks: readonly string[];
}

/** A charge that was declared this turn. */
export interface Charge {
  readonly by: ModelId;
  readonly at: readonly ModelId[];
}

/** A power attempted in this Psychic phase. */
export interface Cast {
  readonly model: ModelId;
  readonly power: string;
}

/**
 * When a temporary rule ends: with the phase, the turn, the round, or at the start of its owner's next turn or phase.
 */
export type Until = 'phase' | 'turn' | 'round' | 'own-turn' | 'own-command' | 'own-psychic' | 'battle';

export type Use = NamedUse & Holding;

export interface Effect {
  readonly use: Use;
  readonly until: Until;
  /** Ends with the phase or the turn of this seat. */
  readonly seat: Seat;
}

/** Wounds of one model that another suffers in its place; none if it tried and failed. */
export interface TakenOver {
  readonly model: ModelId;
  readonly by: ModelId;
  readonly wounds: number;
}

/** The position fields of every edition. */
export interface Position {
  /** 0 before the first battle round. */
  readonly round: number;
  /** Whose turn it is. */
  readonly turn: Seat;
  /** Who takes the first turn of every round. */
  readonly first: Seat;
  readonly phase: Phase;
  readonly models: readonly Model[];
  readonly cp: readonly number[];
  /** The stratagems each seat has used in this phase. */
  readonly spent: readonly (readonly string[])[];
  /** The charges declared this turn. */
  readonly charges: readonly Charge[];
  /** The powers tried and the attempts to deny, in this turn's Psychic phase. */
  readonly casts: readonly Cast[];
  readonly denials: readonly ModelId[];
  /** Dice that may still be re-rolled, latest last. */
  readonly rolls: readonly Roll[];
  readonly attack: Attack | null;
  /** Interrupted attacks, outermost first. */
  readonly interrupted: readonly Attack[];
  readonly effects: readonly Effect[];
  /** Imminent wounds that another model took instead, or tried to. */
  readonly takenOver: readonly TakenOver[];
  readonly over: boolean;
}
