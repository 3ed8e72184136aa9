// The setup, the position and everything in them, as plain data
import type { Seat } from '@little-wars/engine';
import type { Direction, Spot, Tenths } from '@little-wars/engine/geometry';
import type { KillzoneMap } from './maps/map.ts';
import type { Options } from './options.ts';
import type { Upgrade } from './spec-ops/rare.ts';
import type { BattleAsset, ServiceRule } from './spec-ops/uses.ts';
import type { Use } from './uses.ts';

/** Index in `position.operatives`. */
export type OperativeId = number;
export type Order = 'engage' | 'conceal';

/** KT-11.1, KT-11.2, KT-15.1: the ways to play. */
export type Way = 'matched' | 'open' | 'narrative';

/** What is fixed for a match. */
export interface Setup {
  /** The id of a built-in map, or a custom map. */
  readonly map: string | KillzoneMap;
  readonly play: Way;
  readonly mission: string;
  readonly teams: readonly Team[];
  readonly options: Options;
}

/** KT-11.6: a kill team as picked. */
export interface Team {
  readonly faction: string;
  /** Ids of its fire teams; members refer to them by index. */
  readonly fireteams: readonly string[];
  readonly operatives: readonly Member[];
  /** KT-14: what stands behind it in a campaign. */
  readonly support?: TeamSupport;
}

/** KT-14.30-35, KT-14.57: strategic assets that act in this battle, and equipment points out of the stash. */
export interface TeamSupport {
  readonly assets: readonly BattleAsset[];
  readonly stash: number;
}

export interface Member {
  readonly card: string;
  readonly fireteam: number;
  readonly name: string;
  readonly weapons: readonly string[];
  readonly equipment: readonly string[];
  /** KT-14: battle honours and scars that it brings from earlier battles. */
  readonly service?: readonly ServiceRule[];
  /** KT-14.63: rare equipment on its weapons. */
  readonly upgrades?: readonly Upgrade[];
}

export interface Operative {
  readonly seat: Seat;
  readonly card: string;
  readonly name: string;
  readonly weapons: readonly string[];
  readonly equipment: readonly string[];
  /** KT-14: battle honours and scars. */
  readonly service?: readonly ServiceRule[];
  /** KT-14.63 */
  readonly upgrades?: readonly Upgrade[];
  /** Null before it is set up and after it is removed. */
  readonly at: Spot | null;
  readonly order: Order;
  readonly wounds: number;
  /** The wounds it began with, if they are not those of its card. */
  readonly full?: number;
  readonly ready: boolean;
  /** Out of the game (KT-6.1). */
  readonly removed: boolean;
  /** KT-1.8: the sum of changes to its APL, reset when its own activation ends; capped at ±1 in use. */
  readonly aplChange: number;
  /** Once per battle: used Limited weapons, items and abilities. */
  readonly used: readonly string[];
  /** KT-3.14: has overwatched this turning point. */
  readonly overwatched: boolean;
  /** KT-12.1 */
  readonly onGuard: boolean;
  /** KT-3.15: the token it carries. */
  readonly carrying: string | null;
}

/** KT-2.11-15: the activation in progress. */
export interface Activation {
  readonly operative: OperativeId;
  readonly ap: number;
  readonly performed: readonly string[];
  /** Weapons shot with so far, as `weapon/profile`. */
  readonly weapons: readonly string[];
  /** Distance moved so far. */
  readonly moved?: Tenths;
  /** KT-12.4: a guard attack has interrupted it; there cannot be another. */
  readonly interrupted?: true;
  /** KT-12.7: it ends early. */
  readonly cutShort?: true;
}

/** An attack or defence die on the table. */
export interface Die {
  readonly face: number;
  /** KT-1.5 */
  readonly reRolled: boolean;
  /** What it counts as once judged; null while dice may still change. */
  readonly as: 'fail' | 'normal' | 'critical' | null;
}

/** KT-4: a shooting attack; KT-5: a combat. Part of the position, so that reactions can change its dice. */
export interface Attack {
  readonly kind: 'shooting' | 'combat';
  /** The action it belongs to: shoot, overwatch, fight … */
  readonly action: string;
  readonly attacker: OperativeId;
  readonly target: OperativeId;
  /** The attacker's weapon and profile. */
  readonly weapon: string;
  readonly profile: string;
  /** The defender's weapon in combat. */
  readonly parryWeapon: string | null;
  readonly parryProfile: string | null;
  readonly attackDice: readonly Die[];
  readonly defenceDice: readonly Die[];
  /** KT-9.4, KT-9.24: the primary target, if this is a follow-up attack on another. */
  readonly after: OperativeId | null;
  /** Whether the target is in cover from this attack (KT-4.8). */
  readonly inCover: boolean;
  /** KT-9.11: the face of an invulnerable save chosen for this attack. */
  readonly invulnerable: number | null;
  /** What rules remember about it: `attacker-struck-critical` per such strike, `attacker-rending` once used … */
  readonly marks: readonly string[];
}

/** A marker or token: objectives, mission and tac op tokens. */
export interface Token {
  readonly id: string;
  readonly kind: string;
  readonly at: Spot;
  /** KT-12.24: the terrain piece that is this objective; distances are measured to it instead of the spot. */
  readonly piece?: string;
  readonly seat: Seat | null;
  /** A mission's notes on it: looted, secured … */
  readonly marks: { readonly [mark: string]: number };
}

/** KT-10: a seat's tac op. Other seats only see that it exists. */
export interface TacOpState {
  readonly id: string;
  readonly revealed: boolean;
  /** The turning point in which each of its two conditions scored; 0 if not yet. */
  readonly scored: readonly [number, number];
  /** What the card remembers: a named operative, counts of turning points. */
  readonly memo: { readonly [name: string]: number | string };
}

/** A temporary rule. */
export interface Effect {
  /** The holder is the affected operative; with only a seat, it affects the whole team. */
  readonly use: Use;
  /** `activation`: the one in progress; `own-activation`: the current or next one of its holder. */
  readonly until: 'attack' | 'activation' | 'own-activation' | 'turning-point' | 'battle';
}

export interface Position {
  readonly turningPoint: number;
  readonly phase: 'set-up' | 'initiative' | 'strategy' | 'firefight' | 'over';
  readonly attacker: Seat;
  readonly initiative: Seat;
  readonly dropZones: readonly number[];
  readonly cp: readonly number[];
  readonly operatives: readonly Operative[];
  readonly barricades: readonly Barricade[];
  readonly openHatches: readonly string[];
  /** KT-14.30: pieces whose Light parts are Heavy in this battle. */
  readonly strengthened?: readonly string[];
  readonly tokens: readonly Token[];
  readonly activation: Activation | null;
  readonly attack: Attack | null;
  readonly effects: readonly Effect[];
  readonly tacOps: readonly (readonly TacOpState[])[];
  /** KT-11.11: secret until both are shown. */
  readonly scouting: readonly (string | null)[];
  readonly scoutingShown: boolean;
  /** KT-11.11: how many orders each seat may still change by Infiltrate. */
  readonly infiltrations: readonly number[];
  readonly missionPoints: readonly (readonly number[])[];
  readonly tacOpPoints: readonly number[];
  /** Ploys each seat has used this turning point. */
  readonly ploys: readonly (readonly string[])[];
  /** Operatives without wounds that are not yet removed, and who took the last wound. */
  readonly felled: readonly Felled[];
  /** Operatives incapacitated so far, by whom and how; used by tac ops. */
  readonly fallen: readonly Fallen[];
  readonly over: boolean;
}

export interface Barricade {
  readonly id: string;
  readonly seat: Seat;
  readonly at: Spot;
  readonly along: Direction;
}

/** KT-6.1: who took an operative's last wound, how, and from where. */
export interface Felled {
  readonly operative: OperativeId;
  readonly by: OperativeId | null;
  readonly how: 'shooting' | 'combat' | 'other';
  readonly from: Spot | null;
}

export interface Fallen extends Felled {
  readonly turningPoint: number;
  readonly at: Spot;
  /** The token it carried. */
  readonly carrying: string | null;
}
