// The facts of Vanguard games that the referee reads: the record's format, declared independently on purpose.
import type { Seat } from '@little-wars/engine';
import type { Direction, Spot } from '../frame/measure.ts';

export type Id = number;
export type Until = 'attack' | 'activation' | 'round' | 'game';

export interface Die {
  readonly face: number;
  readonly reRolled: boolean;
  readonly exploded: boolean;
}

export interface Attack {
  readonly manner: 'action' | 'charge' | 'disengaging' | 'retaliation' | 'harm';
  readonly type: 'melee' | 'ranged' | 'harm';
  readonly attacker: Id;
  readonly target: Id;
  readonly weapon: string;
  readonly ap: number;
  readonly damage: number;
  readonly dice: number;
  readonly aimed: boolean;
  /** VG-6.11: each Focus bonus is for hitting or for AP. */
  readonly focus: 'hit' | 'ap' | 'hit-twice' | 'ap-twice' | 'both' | null;
  readonly wasDown: boolean;
  readonly hits: number;
  readonly marks: readonly string[];
}

export interface Leg {
  readonly how: 'go' | 'climb' | 'drop' | 'jump';
  readonly to: Spot;
}

export interface Effect {
  readonly use: {
    readonly rule: string;
    readonly seat: Seat;
    readonly holder: Id | null;
    readonly by?: number;
    readonly dice?: number;
    readonly ap?: number;
    readonly wounds?: number;
    readonly within?: number;
  };
  readonly until: Until;
}

interface Bodies {
  'deployment-won': { readonly seat: Seat };
  'side-chosen': { readonly seat: Seat; readonly side: number };
  'stayed-out': { readonly model: Id };
  deployed: { readonly model: Id; readonly at: Spot; readonly along: Direction };
  'round-began': { readonly round: number };
  'phase-began': { readonly phase: string };
  'broken-judged': { readonly broken: readonly boolean[] };
  'cp-set': { readonly cp: readonly number[] };
  'cp-spent': { readonly seat: Seat; readonly cp: number; readonly on: string };
  'pass-tokens-given': { readonly tokens: readonly number[] };
  'pass-token-spent': { readonly seat: Seat };
  'first-player-chosen': { readonly seat: Seat };
  'initiative-seized': { readonly seat: Seat; readonly cp: number };
  'declared-finished': { readonly seat: Seat };
  activated: { readonly model: Id; readonly again: boolean };
  'action-begun': { readonly model: Id; readonly action: string; readonly slot: 'short' | 'long' | null };
  'action-finished': { readonly model: Id; readonly action: string };
  'counted-as': { readonly model: Id; readonly action: string };
  'activation-ended': { readonly model: Id };
  aimed: { readonly model: Id };
  focused: { readonly model: Id };
  'stood-up': { readonly model: Id };
  'knocked-down': { readonly model: Id };
  moved: { readonly model: Id; readonly to: Spot; readonly along?: Direction; readonly legs?: readonly Leg[] };
  fell: { readonly model: Id; readonly height: number; readonly hits: number };
  'charge-declared': { readonly model: Id; readonly target: Id };
  'bonus-used': { readonly model: Id; readonly bonus: 'aim' | 'focus' };
  'attack-began': { readonly attack: Attack };
  'hit-dice-set': { readonly dice: readonly Die[] };
  'armor-dice-set': { readonly dice: readonly Die[] };
  'hits-scored': { readonly hits: number };
  'armor-chosen': { readonly invulnerable: number | null };
  'mortal-wounds-added': { readonly wounds: number };
  'attack-marked': { readonly mark: string };
  'attack-ended': object;
  'wounds-suffered': {
    readonly model: Id;
    readonly wounds: number;
    readonly from: Id | null;
    readonly mortal: boolean;
  };
  recovered: { readonly model: Id };
  removed: { readonly model: Id; readonly from: Id | null };
  returned: { readonly model: Id; readonly at: Spot; readonly wounds: number };
  'wounds-regained': { readonly model: Id; readonly wounds: number };
  'nerve-tested': { readonly model: Id; readonly passed: boolean };
  'ability-used': { readonly model: Id; readonly ability: string };
  'effect-began': { readonly effect: Effect };
  'effects-ended': { readonly until: Until };
  scored: { readonly seat: Seat; readonly vp: number; readonly marker: number };
  'leader-taken': { readonly seat: Seat; readonly vp: number; readonly model: Id };
  cleared: object;
  'game-ended': object;
}

export type Fact = { [K in keyof Bodies]: { readonly type: K; readonly clause: string } & Bodies[K] }[keyof Bodies];
