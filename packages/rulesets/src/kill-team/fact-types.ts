import type { Leg, Seat } from '@little-wars/engine';
import type { Spot, Tenths } from '@little-wars/engine/geometry';
import type {
  Attack,
  Barricade,
  Die,
  Effect,
  Fallen,
  OperativeId,
  Order,
  Position,
  TacOpState,
  Token,
} from './state.ts';

/** What each fact says, by its type. */
interface FactBodies {
  'turning-point-began': { readonly turningPoint: number };
  'phase-began': { readonly phase: Position['phase'] };
  'initiative-won': { readonly seat: Seat };
  'attacker-chosen': { readonly seat: Seat };
  'drop-zone-chosen': { readonly seat: Seat; readonly zone: number };
  'cp-changed': { readonly seat: Seat; readonly by: number };
  'ploy-used': { readonly seat: Seat; readonly ploy: string };
  'barricade-set-up': { readonly barricade: Barricade };
  'no-room-for-barricade': { readonly seat: Seat };
  'set-up': { readonly operative: OperativeId; readonly at: Spot; readonly order: Order };
  /** It found no room in its drop zone, and takes no part. */
  'stayed-out': { readonly operative: OperativeId };
  activated: { readonly operative: OperativeId; readonly ap: number };
  'order-given': { readonly operative: OperativeId; readonly order: Order };
  /** `countsAs`: another action that this one counts as. */
  'action-begun': {
    readonly operative: OperativeId;
    readonly action: string;
    readonly ap: number;
    readonly countsAs?: string;
  };
  'action-finished': { readonly operative: OperativeId; readonly action: string };
  'ap-changed': { readonly operative: OperativeId; readonly by: number };
  'activation-ended': { readonly operative: OperativeId };
  /** With the path, where there was one. */
  moved: {
    readonly operative: OperativeId;
    readonly to: Spot;
    readonly legs?: readonly Leg[];
    readonly distance?: Tenths;
  };
  jumped: { readonly operative: OperativeId; readonly face: number };
  'weapon-used': {
    readonly operative: OperativeId;
    readonly weapon: string;
    readonly profile: string;
    readonly limited: boolean;
  };
  overwatched: { readonly operative: OperativeId };
  'attack-began': { readonly attack: Attack };
  'attack-dice-set': { readonly dice: readonly Die[] };
  'defence-dice-set': { readonly dice: readonly Die[] };
  'attack-dice-retained': { readonly side: 'attacker' | 'defender' };
  struck: { readonly side: 'attacker' | 'defender'; readonly critical: boolean };
  'attack-marked': { readonly mark: string };
  'save-chosen': { readonly invulnerable: number | null };
  'attack-ended': object;
  'wounds-lost': {
    readonly operative: OperativeId;
    readonly amount: number;
    readonly from: OperativeId | null;
    readonly mortal: boolean;
  };
  incapacitated: Omit<Fallen, 'turningPoint'>;
  removed: { readonly operative: OperativeId };
  /** KT-1.10: `ap` is what it has more or fewer at once, if it is active. */
  'apl-changed': { readonly operative: OperativeId; readonly by: number; readonly ap: number };
  'effect-began': { readonly effect: Effect };
  'effects-ended': { readonly until: Effect['until'] };
  /** The effects of one rule on one operative, or on a whole team, end before their time. */
  'effect-ended': { readonly rule: Effect['use']['rule']; readonly seat: Seat; readonly holder: OperativeId | null };
  /** Wounds come back, never above those it began with. */
  'wounds-regained': { readonly operative: OperativeId; readonly amount: number };
  /** Mortal wounds that may be ignored, before they are lost. */
  'mortal-wounds-came': { readonly operative: OperativeId; readonly amount: number; readonly from: OperativeId | null };
  /** The damage of one hit did not count. */
  'damage-ignored': { readonly operative: OperativeId };
  /** Something of an operative that works once per battle has worked. */
  'item-used': { readonly operative: OperativeId; readonly item: string };
  /** It acted in another's activation, and that was its own. */
  'counted-as-activated': { readonly operative: OperativeId };
  /** Another operative takes a shooting attack instead of its target. */
  'target-changed': { readonly target: OperativeId; readonly inCover: boolean };
  /** It obeys another seat. */
  'seat-changed': { readonly operative: OperativeId; readonly seat: Seat };
  /** Back on the killzone after it was removed. */
  returned: { readonly operative: OperativeId; readonly at: Spot; readonly order: Order; readonly wounds: number };
  'guard-begun': { readonly operative: OperativeId };
  'guard-ended': { readonly operative: OperativeId };
  /** KT-12.4: who attacks from guard, and whose activation it interrupts. */
  'guard-attacked': { readonly operative: OperativeId; readonly interrupted: OperativeId; readonly manner: string };
  'activation-cut-short': { readonly operative: OperativeId };
  /** KT-12.9: a hatchway, by the id of its piece. */
  'hatch-opened': { readonly operative: OperativeId; readonly hatch: string };
  'hatch-closed': { readonly operative: OperativeId; readonly hatch: string };
  /** KT-14.30: the Light parts of a piece are Heavy from now on. */
  strengthened: { readonly seat: Seat; readonly piece: string };
  'token-placed': { readonly token: Token };
  'token-marked': { readonly token: string; readonly mark: string; readonly value: number };
  'token-picked-up': { readonly token: string; readonly operative: OperativeId };
  'token-dropped': { readonly token: string; readonly operative: OperativeId; readonly at: Spot };
  'token-removed': { readonly token: string };
  'mission-scored': { readonly seat: Seat; readonly points: number };
  /** KT-10.2: others see only how many there are. */
  'tac-ops-chosen': { readonly seat: Seat; readonly tacOps: readonly Pick<TacOpState, 'id' | 'memo'>[] };
  'tac-op-revealed': { readonly seat: Seat; readonly tacOp: string };
  'tac-op-noted': { readonly seat: Seat; readonly tacOp: string; readonly memo: TacOpState['memo'] };
  'tac-op-scored': { readonly seat: Seat; readonly tacOp: string; readonly condition: 0 | 1 };
  /** KT-11.11: others do not see which. */
  'scouting-chosen': { readonly seat: Seat; readonly scouting: string };
  'scouting-shown': { readonly scouting: readonly string[] };
  'infiltration-gained': { readonly seat: Seat };
  infiltrated: { readonly seat: Seat; readonly operative: OperativeId };
  'battle-ended': object;
}

export type Fact = {
  [K in keyof FactBodies]: { readonly type: K; readonly clause: string } & FactBodies[K];
}[keyof FactBodies];
