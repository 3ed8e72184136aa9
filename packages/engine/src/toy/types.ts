import type { Direction, Point, Spot } from '../geometry/index.ts';
import type { Terrain } from '../geometry/terrain.ts';
import type { Seat } from '../kernel/index.ts';
import { kernelFor, type Sight, type SpecialRule, type Table } from '../kernel/index.ts';

/** The index of a soldier in `position.soldiers`. */
export type SoldierId = number;

/** A special rule as content refers to it. */
export type Use =
  | { readonly rule: 'steady' }
  | { readonly rule: 'sharp'; readonly better: number }
  | { readonly rule: 'last-stand'; readonly face: number }
  | { readonly rule: 'far-off'; readonly beyond: number }
  | { readonly rule: 'ducking' }
  | { readonly rule: 'duck' }
  | { readonly rule: 'call-out' };

export interface Card {
  readonly id: string;
  readonly wounds: number;
  readonly dice: number;
  readonly rules: readonly Use[];
}

export interface Setup {
  readonly map: string;
  /** The cards each seat fields, three apiece. */
  readonly squads: readonly (readonly string[])[];
  readonly rounds: number;
}

export interface Soldier {
  readonly seat: Seat;
  readonly card: string;
  /** Null until it is placed. */
  readonly at: Spot | null;
  readonly wounds: number;
  readonly ready: boolean;
}

export interface Position {
  readonly round: number;
  /** The seat that goes first this round. */
  readonly first: Seat;
  readonly courage: readonly number[];
  /** Secret bids; null before they are made and after they are revealed. */
  readonly bids: readonly (number | null)[];
  readonly soldiers: readonly Soldier[];
  readonly barrel: Point;
  /** The target of the current shot, if it has ducked. */
  readonly ducked: SoldierId | null;
  readonly points: readonly number[];
  readonly over: boolean;
}

/** One soldier shooting at another. */
export interface Shot {
  readonly shooter: SoldierId;
  readonly target: SoldierId;
}

export type Fact =
  | { readonly type: 'placed'; readonly clause: string; readonly soldier: SoldierId; readonly at: Spot }
  | { readonly type: 'round-began'; readonly clause: string; readonly round: number }
  | { readonly type: 'bid'; readonly clause: string; readonly seat: Seat; readonly courage: number }
  | { readonly type: 'bids-shown'; readonly clause: string; readonly bids: readonly number[]; readonly first: Seat }
  | { readonly type: 'activated'; readonly clause: string; readonly soldier: SoldierId }
  | { readonly type: 'moved'; readonly clause: string; readonly soldier: SoldierId; readonly to: Spot }
  | { readonly type: 'courage-changed'; readonly clause: string; readonly seat: Seat; readonly by: number }
  | { readonly type: 'ducked'; readonly clause: string; readonly soldier: SoldierId | null }
  | {
      readonly type: 'wounds-lost';
      readonly clause: string;
      readonly soldier: SoldierId;
      readonly amount: number;
      readonly from: SoldierId;
    }
  | { readonly type: 'fell'; readonly clause: string; readonly soldier: SoldierId; readonly to: SoldierId }
  | { readonly type: 'barrel-rolled'; readonly clause: string; readonly along: Direction; readonly to: Point }
  | { readonly type: 'scored'; readonly clause: string; readonly seat: Seat; readonly points: number }
  | { readonly type: 'ended'; readonly clause: string };

export interface Toy {
  readonly setup: Setup;
  readonly position: Position;
  readonly fact: Fact;
  readonly queries: {
    readonly 'hit-on': { readonly value: number; readonly about: Shot };
    readonly 're-rolls': { readonly value: number; readonly about: Shot };
  };
  readonly timings: {
    readonly 'target-chosen': Shot;
    readonly 'about-to-duck': Shot;
  };
  readonly use: Use;
  readonly view: Position;
}

export type T = Table<Toy>;
export type Look = Sight<Toy>;
export type Rule<N extends Use['rule']> = SpecialRule<Toy, N>;

export const { sequence, question } = kernelFor<Toy>();

export interface ToyMap {
  readonly terrain: Terrain;
}
