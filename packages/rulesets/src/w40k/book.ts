// What an edition tells the library: its cards, its table and the points in which its rules differ.

import type { Frame, Leg } from '@little-wars/engine';
import type { Body, Ground, Mask, Scene, Standing, Tenths } from '@little-wars/engine/geometry';
import type { OnTheWay } from '@little-wars/skirmish';
import type { Kit, WeaponProfile } from './content/types.ts';
import type { CoreClauses } from './core-clauses.ts';
import type { Aim, Attack, Look, Model, ModelId, RollKind } from './types.ts';

/** A model as far as its card goes. */
export type Carded = Pick<Model, 'sheet' | 'kind' | 'choices'>;

/** A die against what it needs. */
export interface DieAgainst {
  readonly face: number;
  readonly needs: number;
  readonly modifier: number;
}

/** The ways in which a model changes its place. */
export type Manner =
  | 'move'
  | 'advance'
  | 'fall-back'
  | 'break-out'
  | 'charge'
  | 'pile-in'
  | 'consolidate'
  | 'intervene'
  | 'scout';

/** A move: whose, how, how far, and the enemies it is allowed to reach. */
export interface Move {
  readonly model: ModelId;
  readonly manner: Manner;
  readonly allowance: Tenths;
  /** The targets of a charge. */
  readonly at?: readonly ModelId[];
  /** Where a move goes on after a fall: the ids of what happened on it before. */
  readonly passed?: readonly string[];
}

/** Something that interrupts a move, and what is carried out there. */
export interface WayEvent extends OnTheWay {
  readonly frame: Frame;
  /** How it gets there, where its leg goes on otherwise: it walks up to the edge it jumps from. */
  readonly how?: Leg['how'];
  /** Ids of what happens once a move at most. */
  readonly once?: readonly string[];
}

export interface Book {
  /** The clause behind each step, by what it does. */
  readonly clauses: CoreClauses;
  kitOf(model: Carded): Kit;
  profileOf(id: string): WeaponProfile;
  /** The terrain of the table. */
  sceneOf(t: Look): Scene;
  /** The terrain that two models see each other past, and the solids of it that block sight. */
  sightAmong(t: Look, viewer: Body, target: Body): { readonly scene: Scene; readonly mask: Mask };
  /** How a model moves over terrain: in its Movement phase, or in a charge and the like, where some fly lower. */
  groundOf(t: Look, model: ModelId, manner: Manner): Ground;
  /** Whether a piece that ground asks a price for asks it once a move, however often the move goes over it. */
  readonly pricesOnce?: true;
  /** What happens on the way of a move, in order. */
  eventsOn(t: Look, move: Move, legs: readonly Leg[]): readonly WayEvent[];
  /** The clause that a leg other than a walk breaks, where an edition names it more closely. */
  clauseOfJump?(problem: string, how: Leg['how']): string | undefined;
  /** Whether a die of this kind of roll succeeds. */
  succeeds(what: RollKind, die: DieAgainst): boolean;
  /** What an attack of this Strength needs to wound this Toughness. */
  woundOn(strength: number, toughness: number): number;
  /** S, T, A and Ld never fall below this. */
  readonly leastValue: number;
  /** The face from which a die to hit or to wound succeeds by itself; null if none does. */
  readonly sureFrom: number | null;
  /** What the modifiers of a hit or wound roll come to: some editions limit their sum. */
  capped(sum: number): number;
  /** What rules about the value of a hit roll look at: the modified result, or the die as it lies. */
  hitResult(face: number, modifier: number): number;
  /** How near enemies hold each other in combat: across, and up or down; null where the distance is one in space. */
  readonly engagement: { readonly across: Tenths; readonly up: Tenths | null };
  /** Whether a model that Fell Back may shoot. */
  shootsAfterFallBack(t: Look, model: ModelId): boolean;
  /** Whom a model in combat may shoot at with a weapon; null if it may not fire it there at all. */
  targetsInCombat(t: Look, model: ModelId, profile: WeaponProfile): readonly ModelId[] | null;
  /** How far from its first target a weapon's attacks may be split, and with which weapons; null if they all go at one. */
  readonly splitFire: {
    readonly within: Tenths;
    readonly clause: string;
    readonly isFor?: (profile: WeaponProfile) => boolean;
  } | null;
  /** The models that a weapon fired at this target attacks together; null if it attacks the target alone. */
  membersOf(t: Look, aim: Aim): readonly ModelId[] | null;
  /** Whether a charge ends at every target, or at one of them. */
  readonly chargeEnds: 'at-all' | 'at-one';
  /** No charge has reached an enemy that it ends farther from than this, measured across. */
  readonly chargeWithin: Tenths;
  /** Whether a charge may reach an enemy from farther off than engagement, because of what is near the enemy. */
  isReachedAcross(t: Look, enemy: Standing): boolean;
  /** Whether a charge that ends so has reached an enemy. */
  hasReached(t: Look, model: Standing, enemy: Standing): boolean;
  /** How near an enemy must be to be fought: across some terrain it may be further off. */
  fightReach(t: Look, model: ModelId, enemy: ModelId): Tenths;
  /** What a model does between its last wound and its removal; null for nothing. */
  beforeRemoval(t: Look, model: ModelId): Frame | null;
  /** What the terrain adds to the target's armour saves against an attack. */
  coverFor(t: Look, attack: Attack): number;
}
