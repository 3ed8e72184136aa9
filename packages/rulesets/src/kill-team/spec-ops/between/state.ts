// KT-14  The dataslate of a team, and its changes after a battle, as plain data
import type { Seat } from '@little-wars/engine';
import type { Upgrade } from '../rare.ts';
import type { Asset, HonourRule, ScarRule, Specialism } from '../uses.ts';
import type { Options } from './options.ts';

/** KT-14.36: a team in a campaign. */
export interface Dataslate {
  readonly name: string;
  readonly faction: string;
  /** The ready team whose slots its operatives fill in a battle. */
  readonly founder: string;
  readonly operatives: readonly Enlisted[];
  /** Requisition points. */
  readonly requisition: number;
  readonly assets: readonly Asset[];
  /** How many assets it may have. */
  readonly capacity: number;
  /** Equipment points saved for a battle of its choice. */
  readonly stash: number;
  readonly specOp: SpecOpState | null;
  /** Names of slain operatives, in order. */
  readonly memorial: readonly string[];
  /** KT-14.65: for the next battle; null to march as usual. A team of a campaign without marching orders has none. */
  readonly orders?: Orders | null;
}

/** KT-14.65: whom and what a team takes into a battle. */
export interface Orders {
  readonly fireteams: readonly OrderedFireteam[];
  /** Equipment points that come out of the stash. */
  readonly stash: number;
}

export interface OrderedFireteam {
  readonly fireteam: string;
  readonly places: readonly Place[];
}

/** A place in a fire team, and who fills it: null for anybody with its card. */
export interface Place {
  readonly operative: string | null;
  readonly card: string;
  readonly loadOut: readonly string[];
  readonly equipment: readonly string[];
}

/** An operative on a dataslate. */
export interface Enlisted {
  readonly id: string;
  readonly card: string;
  readonly name: string;
  readonly loadOut: readonly string[];
  readonly xp: number;
  readonly specialisms: readonly Specialism[];
  readonly honours: readonly HonourRule[];
  /** Oldest first. */
  readonly scars: readonly ScarRule[];
  /** Battles in a row without taking part. */
  readonly rested: number;
  /** KT-14.59: it misses the next battle. */
  readonly out: boolean;
  /** KT-14.60: it got a specialism by requisition. */
  readonly proficient: boolean;
  /** KT-14.63 */
  readonly upgrades: readonly Upgrade[];
  /** KT-14.64: it has a weaponsmith. */
  readonly smith: boolean;
}

export interface SpecOpState {
  readonly id: string;
  /** Battles that counted for its first operation. */
  readonly battles: number;
}

/** What one team did in the battle. */
export interface Side {
  readonly deployed: readonly Deployed[];
  /** Tac ops that scored at least once. */
  readonly tacOps: readonly string[];
  /** Equipment points taken from the stash. */
  readonly stash: number;
}

export interface Deployed {
  readonly operative: string;
  readonly fell: boolean;
  /** How many enemies it incapacitated. */
  readonly felled: number;
}

export interface Setup {
  readonly teams: readonly Dataslate[];
  readonly sides: readonly Side[];
  /** Null for a draw. */
  readonly winner: Seat | null;
  readonly options: Options;
}

export interface Position {
  readonly teams: readonly Dataslate[];
  /** Operatives of each team that gain no experience from this battle. */
  readonly without: readonly (readonly string[])[];
  /** Scars of this battle, which no recovery test removes: `operative/scar`. */
  readonly fresh: readonly (readonly string[])[];
  /** Re-rolls of casualty tests that each team has used. */
  readonly used: readonly (readonly string[])[];
  readonly over: boolean;
}
