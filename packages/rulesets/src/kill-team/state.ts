// What a match is made of: the setup, the position and everything in them, as plain data
import type { Seat } from '@little-wars/engine';
import type { Direction, Spot, Tenths } from '@little-wars/engine/geometry';
import type { KillzoneMap } from './maps/index.ts';
import type { Options } from './options.ts';
import type { Use } from './uses.ts';

/** The place of an operative in `position.operatives`. */
export type OperativeId = number;
export type Order = 'engage' | 'conceal';

/** What is fixed for a match. */
export interface Setup {
  /** A shipped map by its id, or a map of one's own. */
  readonly map: string | KillzoneMap;
  readonly play: 'matched' | 'open';
  readonly mission: string;
  readonly teams: readonly Team[];
  readonly options: Options;
}

/** A kill team as it was picked: KT-11.6. */
export interface Team {
  readonly faction: string;
  /** Its fire teams by id; members name theirs by its place here. */
  readonly fireteams: readonly string[];
  readonly operatives: readonly Member[];
}

export interface Member {
  readonly card: string;
  readonly fireteam: number;
  readonly name: string;
  readonly weapons: readonly string[];
  readonly equipment: readonly string[];
}

export interface Operative {
  readonly seat: Seat;
  readonly card: string;
  readonly name: string;
  readonly weapons: readonly string[];
  readonly equipment: readonly string[];
  /** Null before it is set up and after it is removed. */
  readonly at: Spot | null;
  readonly order: Order;
  readonly wounds: number;
  readonly ready: boolean;
  /** Out of the game (KT-6.1). */
  readonly removed: boolean;
  /** KT-1.8: all changes of its APL, gone as soon as an activation of its own is over; together they count as ±1 at most. */
  readonly aplChange: number;
  /** Once per battle: Limited weapons, items and abilities used. */
  readonly used: readonly string[];
  /** KT-3.14: has overwatched this turning point. */
  readonly overwatched: boolean;
  /** KT-12.1 */
  readonly onGuard: boolean;
  /** KT-3.15: the token it carries. */
  readonly carrying: string | null;
}

/** KT-2.11-15: the activation under way. */
export interface Activation {
  readonly operative: OperativeId;
  readonly ap: number;
  readonly performed: readonly string[];
  /** Weapons shot with so far, as `weapon/profile`. */
  readonly weapons: readonly string[];
  /** How far it has moved so far. */
  readonly moved?: Tenths;
  /** KT-12.4: a guard attack has interrupted it; there is no second one. */
  readonly interrupted?: true;
  /** KT-12.7: it is over, whatever is left of it. */
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

/** KT-4: one shooting attack; KT-5: one combat. Lies in the position, so that reactions may change its dice. */
export interface Attack {
  readonly kind: 'shooting' | 'combat';
  /** The action it belongs to: shoot, overwatch, fight … */
  readonly action: string;
  readonly attacker: OperativeId;
  readonly target: OperativeId;
  /** The attacker's weapon and profile. */
  readonly weapon: string;
  readonly profile: string;
  /** The defender's in combat. */
  readonly parryWeapon: string | null;
  readonly parryProfile: string | null;
  readonly attackDice: readonly Die[];
  readonly defenceDice: readonly Die[];
  /** KT-9.4, KT-9.24: the first target, when this is a follow-up attack on another. */
  readonly after: OperativeId | null;
  /** In cover as this attack sees it (KT-4.8). */
  readonly inCover: boolean;
  /** KT-9.11: the face of an invulnerable save chosen for this attack. */
  readonly invulnerable: number | null;
  /** What rules remember of it: `attacker-struck-critical` for each such strike, `attacker-rending` once used … */
  readonly marks: readonly string[];
}

/** A marker or token: objectives, mission and tac op tokens. */
export interface Token {
  readonly id: string;
  readonly kind: string;
  readonly at: Spot;
  /** KT-12.24: the piece of terrain that is this objective; measured to instead of the spot. */
  readonly piece?: string;
  readonly seat: Seat | null;
  /** Small facts a mission keeps on it: looted, secured … */
  readonly marks: { readonly [mark: string]: number };
}

/** KT-10: a tac op of a seat. Other seats see only that it is there. */
export interface TacOpState {
  readonly id: string;
  readonly revealed: boolean;
  /** The turning point in which each of its two conditions was scored; 0 while it is not. */
  readonly scored: readonly [number, number];
  /** What the card remembers: an operative named, turning points counted. */
  readonly memo: { readonly [name: string]: number | string };
}

/** A rule at work for a while. */
export interface Effect {
  /** Its holder is the operative it is on; a seat alone, the whole team. */
  readonly use: Use;
  /** `activation`: the one under way; `own-activation`: the current or next one of its holder. */
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
  readonly tokens: readonly Token[];
  readonly activation: Activation | null;
  readonly attack: Attack | null;
  readonly effects: readonly Effect[];
  readonly tacOps: readonly (readonly TacOpState[])[];
  /** KT-11.11: chosen in secret, until both are shown. */
  readonly scouting: readonly (string | null)[];
  readonly scoutingShown: boolean;
  /** KT-11.11: how often each seat may still change an order by Infiltrate. */
  readonly infiltrations: readonly number[];
  readonly missionPoints: readonly (readonly number[])[];
  readonly tacOpPoints: readonly number[];
  /** Ploys used by each seat this turning point. */
  readonly ploys: readonly (readonly string[])[];
  /** Who has no wounds left and is not yet removed, and who took the last. */
  readonly felled: readonly Felled[];
  /** Who was incapacitated so far, by whom and how: tac ops ask. */
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
