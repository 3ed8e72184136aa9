import type { Frame, Leg, Reason, Seat } from '@little-wars/engine';
import type { Spot, Tenths } from '@little-wars/engine/geometry';
import type { Amount } from './content/types.ts';
import type { Attack, AttackManner, ModelId, Phase, Roll, Wound } from './state.ts';

/** A query about one model. */
export interface Who {
  readonly model: ModelId;
}

/** A weapon profile aimed at a model. */
export interface Aim {
  readonly attacker: ModelId;
  readonly target: ModelId;
  readonly profile: string;
  readonly manner: AttackManner;
}

/** A weapon that is not aimed at anybody yet. */
export type Aiming = Omit<Aim, 'target'>;

/** The current attack. */
export interface Attacking {
  readonly attack: Attack;
}

/** One die of the current attack. */
export interface AttackDie extends Attacking {
  /** As rolled, after any re-roll. */
  readonly face: number;
  /** With its modifiers. */
  readonly result: number;
}

/** How a model moves, and the context of that. */
export interface MoveAsked extends Who {
  readonly manner: string;
}

/** The moves of a fight. */
export type Nearing = 'pile-in' | 'consolidate';

/** A power that a model attempts. */
export interface Casting extends Who {
  readonly power: string;
}

/** Harm to a model: its source, and whether it is a mortal wound. */
export interface Harm extends Who {
  readonly from: ModelId | null;
  readonly mortal: boolean;
  /** Whether it comes from Perils of the Warp. */
  readonly perils?: boolean;
}

/** Which dice of a roll may be re-rolled for free. */
export type ReRoll =
  | 'none'
  /** Those that show a 1. */
  | 'ones'
  /** Those that fail, before modifiers. */
  | 'failed'
  /** One that fails. */
  | 'one'
  /** Any. */
  | 'any'
  /** All of them together, or none. */
  | 'all'
  /** One that fails, or all of them together. */
  | 'one-or-all';

/** The value of a die that hits. */
export interface HitYield {
  readonly hits: number;
  /** Hits that wound without a roll. */
  readonly autoWounds: number;
}

/** The value of a die that wounds. */
export interface WoundYield extends Wound {
  /** Additional mortal wounds; instead of the damage if `instead`. */
  readonly mortal: number;
  readonly instead: boolean;
}

/** Distances that a set-up must keep. */
export interface Apart {
  readonly zone: Tenths;
  readonly enemies: Tenths;
  /** Other distances that are allowed as well. */
  readonly or?: Apart;
}

/** An alternative to a model's usual action in a phase. */
export interface OwnAction {
  readonly id: string;
  readonly clause: string;
  readonly frame: Frame;
}

/** What rules may modify. Characteristics first. */
export interface Queries {
  readonly move: { readonly value: Tenths; readonly about: Who };
  readonly 'weapon-skill': { readonly value: number; readonly about: Who };
  readonly 'ballistic-skill': { readonly value: number; readonly about: Who };
  readonly strength: { readonly value: number; readonly about: Who };
  readonly toughness: { readonly value: number; readonly about: Who };
  readonly attacks: { readonly value: number; readonly about: Who };
  readonly leadership: { readonly value: number; readonly about: Who };
  readonly save: { readonly value: number; readonly about: Who };
  /** Invulnerable saves it may use; the best counts. */
  readonly invulnerable: { readonly value: readonly number[]; readonly about: Who };
  /** Rolls of this number or more ignore a wound; the best counts, one for each wound. */
  readonly 'ignores-wounds': { readonly value: readonly number[]; readonly about: Harm };

  /** What a die needs to ignore the loss of the last wound, rolled point by point; null for no roll. */
  readonly 'last-wound-needs': { readonly value: number | null; readonly about: Harm };

  /** How far a kind of move goes, and every reason against it. */
  readonly allowance: { readonly value: Tenths; readonly about: MoveAsked };
  readonly 'manner-refused': { readonly value: readonly Reason[]; readonly about: MoveAsked };
  readonly 'move-refused': {
    readonly value: readonly Reason[];
    readonly about: MoveAsked & { readonly legs: readonly Leg[]; readonly to: Spot };
  };
  /** Kinds of moves that a model has besides the usual ones. */
  readonly 'more-manners': { readonly value: readonly 'break-out'[]; readonly about: Who };
  readonly flies: { readonly value: boolean; readonly about: Who };
  /** Added to an Advance or a charge roll. */
  readonly 'advance-bonus': { readonly value: number; readonly about: Who };
  readonly 'charge-bonus': { readonly value: number; readonly about: Who };
  /** The largest distance to a target of a charge. */
  readonly 'charge-reach': { readonly value: Tenths; readonly about: Who };
  /** How far it may Advance without a roll; null if it must roll. */
  readonly 'flat-advance': { readonly value: number | null; readonly about: Who };
  readonly 'charge-refused': { readonly value: readonly Reason[]; readonly about: Who };
  /** How far a pile-in or a consolidation goes. */
  readonly 'pile-in': { readonly value: Tenths; readonly about: Who & { readonly manner: Nearing } };
  /** Every reason against a fight. */
  readonly 'fight-refused': { readonly value: readonly Reason[]; readonly about: Who };
  /** Whether it fights with those that charged. */
  readonly 'counts-as-charging': { readonly value: boolean; readonly about: Who };
  /** Whether it fights with the chargers without having charged. */
  readonly 'fights-first': { readonly value: boolean; readonly about: Who };
  /** Whether it fights after all others. */
  readonly 'fights-last': { readonly value: boolean; readonly about: Who };
  /** How near an enemy must be for a model to fight it. */
  readonly 'fight-reach': { readonly value: Tenths; readonly about: Who & { readonly enemy: ModelId } };
  readonly 'intervention-refused': { readonly value: readonly Reason[]; readonly about: Who };

  /** How far it moves before the first turn. */
  readonly 'scout-move': { readonly value: Tenths; readonly about: Who };
  /** How far from the enemy zone and from enemies it may be set up anywhere; null for its own zone only. */
  readonly 'deploys-anywhere': { readonly value: Apart | null; readonly about: Who };
  readonly 'arrival-refused': { readonly value: readonly Reason[]; readonly about: Who & { readonly at: Spot } };
  readonly 'may-be-held-back': { readonly value: boolean; readonly about: Who };

  /** Things it may do instead of shooting. */
  readonly 'instead-of-shooting': { readonly value: readonly OwnAction[]; readonly about: Who };
  readonly 'shooting-refused': {
    readonly value: readonly Reason[];
    readonly about: Who & { readonly profile: string };
  };
  /** No rule may lift that a target is out of range or not visible: `isTarget` asks for these first. */
  readonly 'target-refused': { readonly value: readonly Reason[]; readonly about: Aim };
  readonly 'overwatch-refused': { readonly value: readonly Reason[]; readonly about: Aim };
  /** Other models that fire Overwatch for a charged model. */
  readonly 'also-overwatch': {
    readonly value: readonly ModelId[];
    readonly about: Who & { readonly charger: ModelId };
  };
  /** Whatever it is aimed at: asked once for all enemies. */
  readonly range: { readonly value: Tenths; readonly about: Aiming };
  /** The number of attacks of a weapon, before dice for it are rolled. */
  readonly 'attack-count': { readonly value: Amount; readonly about: Aim };
  /** That number after dice for it have been rolled. */
  readonly 'attacks-rolled': { readonly value: number; readonly about: Aim };
  /** Added to that number once it is known. */
  readonly 'attack-bonus': { readonly value: number; readonly about: Aim };
  readonly 'weapon-strength': { readonly value: number; readonly about: Aim };
  readonly ap: { readonly value: number; readonly about: Aim };
  readonly damage: { readonly value: Amount; readonly about: Aim };

  /** Every reason against firing these weapons together. */
  readonly 'together-refused': {
    readonly value: readonly Reason[];
    readonly about: Who & { readonly profiles: readonly string[] };
  };
  /** Whether its hits do something other than wound. */
  readonly 'no-wounds': { readonly value: boolean; readonly about: Attacking };
  /** Every reason against trying a power. */
  readonly 'cast-refused': { readonly value: readonly Reason[]; readonly about: Casting };
  /** How many powers it may try, and how often it may deny. */
  readonly casts: { readonly value: number; readonly about: Who };
  readonly denials: { readonly value: number; readonly about: Who };
  readonly 'warp-charge': { readonly value: number; readonly about: Casting };
  readonly 'psychic-modifier': { readonly value: number; readonly about: Casting };
  readonly 'deny-modifier': { readonly value: number; readonly about: Who & { readonly caster: ModelId } };
  /** Whether dice of a Psychic test cause Perils of the Warp. */
  readonly 'brings-perils': {
    readonly value: boolean;
    readonly about: Casting & { readonly faces: readonly number[]; readonly total: number };
  };
  /** Additional mortal wounds from Perils of the Warp. */
  readonly 'perils-bonus': { readonly value: number; readonly about: Who };
  /** How many dice a Psychic test has; its owner drops one of three. */
  readonly 'psychic-dice': { readonly value: number; readonly about: Casting };
  readonly 'hits-without-roll': { readonly value: boolean; readonly about: Attacking };
  readonly 'hit-needs': { readonly value: number; readonly about: Attacking };
  readonly 'hit-modifier': { readonly value: number; readonly about: Attacking };
  /** Whether a die hits regardless of what it needs. */
  readonly 'always-hits': { readonly value: boolean; readonly about: AttackDie };
  readonly 'hit-yield': { readonly value: HitYield; readonly about: AttackDie };
  /** Additional hit rolls from dice just rolled; those add none themselves. */
  readonly 'more-hit-rolls': {
    readonly value: number;
    readonly about: Attacking & { readonly faces: readonly number[] };
  };
  readonly 'wound-needs': { readonly value: number; readonly about: Attacking };
  readonly 'wound-modifier': { readonly value: number; readonly about: Attacking };
  readonly 'wound-yield': { readonly value: WoundYield; readonly about: AttackDie };
  /** Added to saving throws by cover, and by anything else. */
  readonly cover: { readonly value: number; readonly about: Attacking };
  readonly 'save-modifier': { readonly value: number; readonly about: Attacking };
  /** Two damage dice, of which the higher counts. */
  readonly 'best-damage-of-two': { readonly value: boolean; readonly about: Attacking };
  readonly 're-rolls': {
    readonly value: ReRoll;
    readonly about: { readonly roll: Roll; readonly attack: Attack | null };
  };
  /** Whether its owner is asked which dice to re-roll: re-rolling may harm. */
  readonly 're-roll-is-risky': { readonly value: boolean; readonly about: { readonly roll: Roll } };
}

/** Timings at which reactions may be offered. */
export interface Timings {
  readonly 'turn-began': { readonly seat: Seat };
  readonly 'phase-began': { readonly phase: Phase; readonly seat: Seat };
  /** Dice are on the table and have not been used. */
  readonly rolled: { readonly roll: Roll };
  /** Attacks of a model are over. */
  readonly 'after-attacks': { readonly attacker: ModelId; readonly manner: AttackManner };
  /** A model is about to lose wounds. */
  readonly 'losing-wounds': Harm & { readonly points: number };
  readonly 'after-fight': { readonly model: ModelId };
  readonly arrived: Who;
  /** A model is about to Fall Back. */
  readonly 'falling-back': Who;
  /** A charge has been declared and not yet rolled for. */
  readonly 'charge-declared': Who & { readonly at: readonly ModelId[] };
}
