// The facts of Kill Team games that the referee reads: the record's format, declared independently on purpose.
import type { Seat } from '@little-wars/engine';
import type { Direction, Spot } from '../frame/measure.ts';

export type Id = number;
export type Order = 'engage' | 'conceal';
export type Side = 'attacker' | 'defender';
export type Until = 'attack' | 'activation' | 'own-activation' | 'turning-point' | 'battle';

export interface Die {
  readonly face: number;
  readonly reRolled: boolean;
  readonly as: 'fail' | 'normal' | 'critical' | null;
}

export interface Attack {
  readonly kind: 'shooting' | 'combat';
  readonly action: string;
  readonly attacker: Id;
  readonly target: Id;
  readonly weapon: string;
  readonly profile: string;
  readonly parryWeapon: string | null;
  readonly parryProfile: string | null;
  readonly after: Id | null;
  readonly inCover: boolean;
}

export interface Leg {
  readonly how: 'go' | 'climb' | 'drop' | 'jump';
  readonly to: Spot;
}

export interface Effect {
  readonly use: { readonly rule: string; readonly seat: Seat; readonly holder: Id | null };
  readonly until: Until;
}

interface Bodies {
  'turning-point-began': { readonly turningPoint: number };
  'phase-began': { readonly phase: string };
  'initiative-won': { readonly seat: Seat };
  'attacker-chosen': { readonly seat: Seat };
  'drop-zone-chosen': { readonly seat: Seat; readonly zone: number };
  'cp-changed': { readonly seat: Seat; readonly by: number };
  'ploy-used': { readonly seat: Seat; readonly ploy: string };
  'barricade-set-up': {
    readonly barricade: { readonly id: string; readonly seat: Seat; readonly at: Spot; readonly along: Direction };
  };
  'no-room-for-barricade': { readonly seat: Seat };
  'stayed-out': { readonly operative: Id };
  'set-up': { readonly operative: Id; readonly at: Spot; readonly order: Order };
  activated: { readonly operative: Id; readonly ap: number };
  'order-given': { readonly operative: Id; readonly order: Order };
  'action-begun': { readonly operative: Id; readonly action: string; readonly ap: number; readonly countsAs?: string };
  'action-finished': { readonly operative: Id; readonly action: string };
  'ap-changed': { readonly operative: Id; readonly by: number };
  'activation-ended': { readonly operative: Id };
  moved: { readonly operative: Id; readonly to: Spot; readonly legs?: readonly Leg[]; readonly distance?: number };
  jumped: { readonly operative: Id; readonly face: number };
  'weapon-used': {
    readonly operative: Id;
    readonly weapon: string;
    readonly profile: string;
    readonly limited: boolean;
  };
  overwatched: { readonly operative: Id };
  'attack-began': { readonly attack: Attack };
  'attack-dice-set': { readonly dice: readonly Die[] };
  'defence-dice-set': { readonly dice: readonly Die[] };
  'attack-dice-retained': { readonly side: Side };
  struck: { readonly side: Side; readonly critical: boolean };
  'attack-marked': { readonly mark: string };
  'save-chosen': { readonly invulnerable: number | null };
  'attack-ended': object;
  'wounds-lost': {
    readonly operative: Id;
    readonly amount: number;
    readonly from: Id | null;
    readonly mortal: boolean;
  };
  incapacitated: { readonly operative: Id; readonly by: Id | null };
  removed: { readonly operative: Id };
  'apl-changed': { readonly operative: Id; readonly by: number; readonly ap: number };
  'effect-began': { readonly effect: Effect };
  'effects-ended': { readonly until: Until };
  'effect-ended': { readonly rule: string; readonly seat: Seat; readonly holder: Id | null };
  'wounds-regained': { readonly operative: Id; readonly amount: number };
  'damage-ignored': { readonly operative: Id };
  'item-used': { readonly operative: Id; readonly item: string };
  'counted-as-activated': { readonly operative: Id };
  'target-changed': { readonly target: Id; readonly inCover: boolean };
  'seat-changed': { readonly operative: Id; readonly seat: Seat };
  returned: { readonly operative: Id; readonly at: Spot; readonly order: Order; readonly wounds: number };
  'guard-begun': { readonly operative: Id };
  'guard-ended': { readonly operative: Id };
  'guard-attacked': { readonly operative: Id; readonly interrupted: Id; readonly manner: string };
  'token-placed': { readonly token: { readonly id: string; readonly kind: string; readonly at: Spot } };
  'token-marked': { readonly token: string; readonly mark: string; readonly value: number };
  'token-picked-up': { readonly token: string; readonly operative: Id };
  'token-dropped': { readonly token: string; readonly operative: Id; readonly at: Spot };
  'token-removed': { readonly token: string };
  'mission-scored': { readonly seat: Seat; readonly points: number };
  'tac-ops-chosen': { readonly seat: Seat; readonly tacOps: readonly { readonly id: string }[] };
  'tac-op-revealed': { readonly seat: Seat; readonly tacOp: string };
  'tac-op-scored': { readonly seat: Seat; readonly tacOp: string; readonly condition: 0 | 1 };
  'scouting-chosen': { readonly seat: Seat; readonly scouting: string };
  infiltrated: { readonly seat: Seat; readonly operative: Id };
  'battle-ended': object;
}

export type Fact = { [K in keyof Bodies]: { readonly type: K; readonly clause: string } & Bodies[K] }[keyof Bodies];
