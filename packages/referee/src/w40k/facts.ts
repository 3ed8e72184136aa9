// The facts of 40k games that the referee reads: the record's format, declared independently on purpose.
import type { Seat } from '@little-wars/engine';
import type { Direction, Spot } from '../frame/measure.ts';
import type { Amount } from './printed.ts';

export type Id = number;

export interface Leg {
  readonly how: 'go' | 'climb' | 'drop' | 'jump';
  readonly to: Spot;
}

export interface Roll {
  readonly what: string;
  readonly seat: Seat;
  readonly model: Id | null;
  readonly faces: readonly number[];
  readonly again: readonly number[];
  readonly needs: number | null;
  readonly modifier: number;
}

export interface Wound {
  readonly ap: number;
  readonly damage: Amount;
}

export interface Attack {
  readonly manner: 'shooting' | 'overwatch' | 'fighting' | 'hit';
  readonly attacker: Id;
  readonly target: Id;
  readonly seat: Seat;
  readonly profile: string;
  readonly attacks: number;
  readonly strength: number;
  readonly ap: number;
  readonly damage: Amount;
  readonly marks: readonly string[];
  /** The models attacked together, including the target; absent if it is alone. */
  readonly members?: readonly Id[];
}

export interface Effect {
  readonly use: {
    readonly rule: string;
    readonly seat: Seat;
    readonly holder: Id | null;
    readonly target?: Id;
    readonly by?: number;
    readonly on?: number;
    readonly [parameter: string]: unknown;
  };
  readonly until: string;
  readonly seat: Seat;
}

/** Facts of every edition. */
export interface CoreBodies {
  'round-began': { readonly round: number };
  'turn-began': { readonly seat: Seat };
  'phase-began': { readonly phase: string };
  'first-turn-won': { readonly seat: Seat };
  deployed: { readonly model: Id; readonly at: Spot; readonly along: Direction };
  'held-back': { readonly model: Id };
  arrived: { readonly model: Id; readonly at: Spot; readonly along: Direction };
  moved: {
    readonly model: Id;
    readonly from?: Spot;
    readonly to: Spot;
    readonly along?: Direction;
    readonly legs?: readonly Leg[];
  };
  did: { readonly model: Id; readonly deed: string };
  'charge-declared': { readonly model: Id; readonly at: readonly Id[] };
  'charge-failed': { readonly model: Id };
  'cp-spent': { readonly seat: Seat; readonly cp: number; readonly on: string };
  'cp-gained': { readonly seat: Seat; readonly cp: number };
  'power-tried': { readonly model: Id; readonly power: string };
  'psychic-tested': { readonly model: Id; readonly power: string; readonly total: number; readonly needs: number };
  'denial-tried': { readonly model: Id };
  'power-denied': { readonly model: Id; readonly power: string };
  'power-manifested': { readonly model: Id; readonly power: string; readonly target: Id | null };
  perils: { readonly model: Id };
  rolled: { readonly roll: Roll };
  're-rolled': { readonly dice: readonly number[]; readonly faces: readonly number[] };
  'roll-settled': object;
  'attack-began': { readonly attack: Attack };
  'hits-scored': {
    readonly hits: number;
    readonly autoWounds: number;
    readonly faces: readonly number[];
    readonly modifier: number;
  };
  'wounds-scored': { readonly wounds: readonly Wound[] };
  'wound-allocated': { readonly target: Id };
  'saves-made': { readonly unsaved: readonly Wound[] };
  'mortal-wounds-added': { readonly wounds: number };
  'attack-ended': object;
  fired: {
    readonly attacker: Id;
    readonly profile: string;
    readonly manner: Attack['manner'];
    readonly results: readonly number[];
  };
  'wounds-lost': { readonly model: Id; readonly wounds: number; readonly from: Id | null };
  'wounds-regained': { readonly model: Id; readonly wounds: number };
  'wounds-taken-over': { readonly model: Id; readonly by: Id | null; readonly wounds: number };
  'left-table': { readonly model: Id };
  slain: { readonly model: Id; readonly from: Id | null };
  'item-used': { readonly model: Id; readonly item: string };
  'effect-began': { readonly effect: Effect };
  'effects-ended': { readonly until: string; readonly seat: Seat | null };
  'game-ended': object;
}

export type FactOf<B> = { [K in keyof B]: { readonly type: K & string; readonly clause: string } & B[K] }[keyof B];
export type CoreFact = FactOf<CoreBodies>;
