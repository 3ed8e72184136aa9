import type { Seat } from '@little-wars/engine';
import type { Direction, Spot } from '@little-wars/engine/geometry';
import type { CustomTable } from '@little-wars/skirmish/tables';
import type { BattleMap } from './maps/map.ts';
import type { Options } from './options.ts';
import type { Use } from './uses.ts';

/** The index of a model in `position.models`. */
export type ModelId = number;

/** What many questions are about. */
export interface AboutModel {
  readonly model: ModelId;
}

/** What is fixed for a match. */
export interface Setup {
  /** The id of a shipped map, or a custom map. */
  readonly map: string | BattleMap;
  readonly teams: readonly Team[];
  readonly options: Options;
  /** VG-15.10: Gather Intelligence, unless the players agree on another. */
  readonly scenario?: 'gather-intelligence' | 'supply-drop' | 'cut-off-the-head';
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
  /** The direction of a long base. */
  readonly along: Direction;
  /** May be below 0 until the recovery roll (VG-10.6). */
  readonly wounds: number;
  /** VG-8.1: whether it is knocked down. */
  readonly down: boolean;
  /** VG-5.3 */
  readonly activated: boolean;
  /** Out of the game (VG-10.17). */
  readonly removed: boolean;
  /** Its once-per-game abilities already used. */
  readonly used: readonly string[];
}

/** VG-5: the current activation. */
export interface Activation {
  readonly model: ModelId;
  /** VG-11.4: a re-activation, with a single short action. */
  readonly again: boolean;
  /** Every action performed so far (VG-5.2). */
  readonly performed: readonly string[];
  /** How many of those count as short and long actions against VG-5.1. */
  readonly shorts: number;
  readonly longs: number;
  /** VG-6.5, VG-6.6: bonuses for the next attack. */
  readonly aiming: boolean;
  readonly focusing: boolean;
  /** VG-5.6, VG-7.5: the models that made their free attack of this turn at a leaving model. */
  readonly struck?: readonly ModelId[];
}

/** A die on the table. */
export interface Die {
  readonly face: number;
  /** VG-3.3 */
  readonly reRolled: boolean;
  /** VG-3.4: whether its bonus die has been rolled. */
  readonly exploded: boolean;
}

/** How an attack comes about. */
export type AttackManner = 'action' | 'charge' | 'disengaging' | 'retaliation' | 'harm';

/** What the Focus bonus of an attack is used for; twice where a charge was prepared by a Focus action (VG-6.11). */
export type Focus = 'hit' | 'ap' | 'hit-twice' | 'ap-twice' | 'both';

/** VG-10: an attack on one target, or other harm. In the position, so that reactions may change its dice. */
export interface Attack {
  readonly manner: AttackManner;
  readonly type: 'melee' | 'ranged' | 'harm';
  /** For harm outside attacks (VG-10.11), the model that caused it, or the target itself. */
  readonly attacker: ModelId;
  readonly target: ModelId;
  /** Empty for harm outside attacks. */
  readonly weapon: string;
  readonly ap: number;
  readonly damage: number;
  /** The dice allotted to this target, before bonus and lost dice (VG-3.8). */
  readonly dice: number;
  /** VG-6.5: whether the Aim bonus is used. */
  readonly aimed: boolean;
  /** VG-6.6, VG-10.8: what the Focus bonus is used for. */
  readonly focus: Focus | null;
  /** VG-10.18: whether it was down before the attack began. */
  readonly wasDown: boolean;
  readonly hitDice: readonly Die[];
  readonly armorDice: readonly Die[];
  readonly hits: number;
  /** VG-10.9: the invulnerable value chosen for this attack. */
  readonly invulnerable: number | null;
  /** VG-10.10: additional mortal wounds. */
  readonly mortal: number;
  /** What rules remember about it, such as paid abilities used (VG-2.8). */
  readonly marks: readonly string[];
}

/** A rule in effect for a while. */
export interface Effect {
  /** Held by a model, or by a seat for its whole team. */
  readonly use: Use;
  readonly until: 'attack' | 'activation' | 'round' | 'game';
}

export interface Position {
  /** 0 before the first round. */
  readonly round: number;
  readonly phase: 'deployment' | 'start' | 'turns' | 'end' | 'over';
  /** VG-15.2: the winner of the deployment roll, who counts as first until the first roll (VG-4.12). */
  readonly first: Seat;
  /** VG-15.2: each seat's side of the table: 0 along y = 0, 1 opposite. */
  readonly sides: readonly number[];
  readonly models: readonly Model[];
  readonly cp: readonly number[];
  /** VG-4.6 */
  readonly passTokens: readonly number[];
  /** VG-11.6: CP spent on the next roll for first player. */
  readonly seized: readonly number[];
  /** VG-4.4: the seats that have finished this round, in order. */
  readonly finished: readonly Seat[];
  /** VG-12.2: whether each seat's team is broken this round. */
  readonly broken: readonly boolean[];
  readonly vp: readonly number[];
  readonly activation: Activation | null;
  readonly attack: Attack | null;
  /** Attacks interrupted by another, outermost first. */
  readonly interrupted: readonly Attack[];
  readonly effects: readonly Effect[];
  /** VG-15.6: the terrain that the players have laid in turns. */
  readonly laid?: CustomTable;
  readonly over: boolean;
}
