import type { Seat } from '@little-wars/engine';
import type { Direction, Spot } from '@little-wars/engine/geometry';
import type { BattleMap } from './maps/map.ts';
import type { Options } from './options.ts';
import type { Use } from './uses.ts';

/** The place of a model in `position.models`. */
export type ModelId = number;

/** What many questions are about. */
export interface AboutModel {
  readonly model: ModelId;
}

/** What is fixed for a match. */
export interface Setup {
  /** A shipped map by its id, or a map of one's own. */
  readonly map: string | BattleMap;
  readonly teams: readonly Team[];
  readonly options: Options;
}

/** VG-13: a team as it was picked. */
export interface Team {
  readonly faction: string;
  readonly models: readonly Member[];
}

export interface Member {
  readonly card: string;
  readonly name: string;
  /** VG-13.9 */
  readonly leader: boolean;
  /** VG-13.7: ids of the card's choices. */
  readonly choices: readonly string[];
}

export interface Model extends Member {
  readonly seat: Seat;
  /** Null before it is deployed and after it is removed. */
  readonly at: Spot | null;
  /** How a long base lies. */
  readonly along: Direction;
  /** May be below 0 until the recovery roll (VG-10.6). */
  readonly wounds: number;
  /** VG-8.1: knocked down. */
  readonly down: boolean;
  /** VG-5.3 */
  readonly activated: boolean;
  /** Out of the game (VG-10.17). */
  readonly removed: boolean;
  /** What it can use once per game and has used. */
  readonly used: readonly string[];
}

/** VG-5: the activation under way. */
export interface Activation {
  readonly model: ModelId;
  /** VG-11.4: a re-activation: a single short action. */
  readonly again: boolean;
  /** Every action performed so far (VG-5.2). */
  readonly performed: readonly string[];
  /** Of those, how many short and long ones count against VG-5.1. */
  readonly shorts: number;
  readonly longs: number;
  /** VG-6.5, VG-6.6: waiting for the next attack. */
  readonly aiming: boolean;
  readonly focusing: boolean;
}

/** A die on the table. */
export interface Die {
  readonly face: number;
  /** VG-3.3 */
  readonly reRolled: boolean;
  /** VG-3.4: its bonus die has been rolled. */
  readonly exploded: boolean;
}

/** What an attack is made as. */
export type AttackManner = 'action' | 'charge' | 'disengaging' | 'retaliation' | 'harm';

/** VG-10: an attack on one target, or hits from elsewhere. Lies in the position, so that reactions may change its dice. */
export interface Attack {
  readonly manner: AttackManner;
  readonly type: 'melee' | 'ranged' | 'harm';
  /** For harm outside attacks (VG-10.11) whoever did it, or the target itself. */
  readonly attacker: ModelId;
  readonly target: ModelId;
  /** None for harm outside attacks. */
  readonly weapon: string;
  readonly ap: number;
  readonly damage: number;
  /** The dice shared out to this target, before bonus and lost dice (VG-3.8). */
  readonly dice: number;
  /** VG-6.5: the Aim bonus is used. */
  readonly aimed: boolean;
  /** VG-6.6, VG-10.8: what the Focus bonus is used for. */
  readonly focus: 'hit' | 'ap' | null;
  /** VG-10.18: knocked down before the attack began. */
  readonly wasDown: boolean;
  readonly hitDice: readonly Die[];
  readonly armorDice: readonly Die[];
  readonly hits: number;
  /** VG-10.9: the invulnerable value chosen for this attack. */
  readonly invulnerable: number | null;
  /** VG-10.10: mortal wounds that come on top. */
  readonly mortal: number;
  /** What rules remember of it: paid abilities used (VG-2.8) … */
  readonly marks: readonly string[];
}

/** A rule at work for a while. */
export interface Effect {
  /** Its holder is the model it is on; a seat alone, the whole team. */
  readonly use: Use;
  readonly until: 'attack' | 'activation' | 'round' | 'game';
}

export interface Position {
  /** 0 before the first. */
  readonly round: number;
  readonly phase: 'deployment' | 'start' | 'turns' | 'end' | 'over';
  /** VG-15.2: the winner of the deployment roll; counts as first before the first roll (VG-4.12). */
  readonly first: Seat;
  /** VG-15.2: the side of the table of each seat: 0 along y = 0, 1 opposite. */
  readonly sides: readonly number[];
  readonly models: readonly Model[];
  readonly cp: readonly number[];
  /** VG-4.6 */
  readonly passTokens: readonly number[];
  /** VG-11.6: CP spent on the next roll for first player. */
  readonly seized: readonly number[];
  /** VG-4.4: who has declared being finished this round, in that order. */
  readonly finished: readonly Seat[];
  /** VG-12.2: whose team is broken this round. */
  readonly broken: readonly boolean[];
  readonly vp: readonly number[];
  readonly activation: Activation | null;
  readonly attack: Attack | null;
  /** Attacks interrupted by another, the first one first. */
  readonly interrupted: readonly Attack[];
  readonly effects: readonly Effect[];
  readonly over: boolean;
}
