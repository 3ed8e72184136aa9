// What an edition passes to the library: its cards, its table and the differences of its rules.

import type { Frame, Leg } from '@little-wars/engine';
import type { Body, Ground, Mask, Scene, Standing, Tenths } from '@little-wars/engine/geometry';
import type { Beside, OnTheWay } from '@little-wars/skirmish';
import type { Kit, WeaponProfile } from './content/types.ts';
import type { CoreClauses } from './core-clauses.ts';
import type { Aim, Attack, Look, Model, ModelId, RollKind } from './types.ts';

/** A model's card. */
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

/** A move: the model, the kind of move, the allowance, and the enemies it may reach. */
export interface Move {
  readonly model: ModelId;
  readonly manner: Manner;
  readonly allowance: Tenths;
  /** The targets of a charge. */
  readonly at?: readonly ModelId[];
  /** Where a move continues after a fall: the ids of what has happened on it before. */
  readonly passed?: readonly string[];
}

/** Something that interrupts a move, and its sequence. */
export interface WayEvent extends OnTheWay {
  readonly frame: Frame;
  /** How the model gets there, if its leg ends differently: it walks up to the edge it jumps from. */
  readonly how?: Leg['how'];
  /** Ids of events that happen at most once per move. */
  readonly once?: readonly string[];
}

export interface Book {
  /** The clause of each step, by its function. */
  readonly clauses: CoreClauses;
  kitOf(model: Carded): Kit;
  profileOf(id: string): WeaponProfile;
  /** The terrain of the table. */
  sceneOf(t: Look): Scene;
  /** The terrain that blocks sight between two models, and its solids. */
  sightAmong(t: Look, viewer: Body, target: Body): { readonly scene: Scene; readonly mask: Mask };
  /** How a model moves over terrain: in its Movement phase, or in a charge and the like, where fewer models fly. */
  groundOf(t: Look, model: ModelId, manner: Manner): Ground;
  /** Whether a piece's crossing cost applies once per move, however often the move enters it. */
  readonly pricesOnce?: true;
  /** Events on the path of a move, in order. */
  eventsOn(t: Look, move: Move, legs: readonly Leg[]): readonly WayEvent[];
  /** The clause that a leg other than a walk violates, where an edition has a specific one. */
  clauseOfJump?(problem: string, how: Leg['how']): string | undefined;
  /** Whether a die of this kind of roll succeeds. */
  succeeds(what: RollKind, die: DieAgainst): boolean;
  /** What an attack of this Strength needs to wound this Toughness. */
  woundOn(strength: number, toughness: number): number;
  /** Lower limit of S, T, A and Ld. */
  readonly leastValue: number;
  /** The face from which a die to hit or to wound succeeds automatically; null if none does. */
  readonly sureFrom: number | null;
  /** Limits the sum of the modifiers of a hit or wound roll, in editions that do. */
  capped(sum: number): number;
  /** What rules about the value of a hit roll look at: the modified result, or the unmodified die. */
  hitResult(face: number, modifier: number): number;
  /** Engagement range: horizontally, and vertically; null where the distance is measured in space. */
  readonly engagement: { readonly across: Tenths; readonly up: Tenths | null };
  /** Whether a model that Fell Back may shoot. */
  shootsAfterFallBack(t: Look, model: ModelId): boolean;
  /** Whom an engaged model may shoot with a weapon; null if it may not fire it there at all. */
  targetsInCombat(t: Look, model: ModelId, profile: WeaponProfile): readonly ModelId[] | null;
  /**
   * How far from its first target a weapon's attacks may be split, and with which weapons; null if they have one
   * target.
   */
  readonly splitFire: {
    readonly within: Tenths;
    readonly clause: string;
    readonly isFor?: (profile: WeaponProfile) => boolean;
  } | null;
  /** The models attacked together when a weapon is fired at this target; null if only the target is. */
  membersOf(t: Look, aim: Aim): readonly ModelId[] | null;
  /** Whether a charge must reach every target, or one of them. */
  readonly chargeEnds: 'at-all' | 'at-one';
  /** A charge that ends farther than this from an enemy, measured horizontally, has not reached it. */
  readonly chargeWithin: Tenths;
  /** What a charge must be near to if it reaches an enemy from beyond engagement range; null if it cannot. */
  reachedAcross(t: Look, enemy: Standing): Beside | null;
  /** Whether a charge that ends here has reached an enemy. */
  hasReached(t: Look, model: Standing, enemy: Standing): boolean;
  /** How near an enemy must be to be fought: farther across some terrain. */
  fightReach(t: Look, model: ModelId, enemy: ModelId): Tenths;
  /** What a model does between its last wound and its removal; null for nothing. */
  beforeRemoval(t: Look, model: ModelId): Frame | null;
  /** What terrain adds to the target's armour saves against an attack. */
  coverFor(t: Look, attack: Attack): number;
}
