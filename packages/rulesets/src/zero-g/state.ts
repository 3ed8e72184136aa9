import type { Seat } from '@little-wars/engine';
import type { Direction, Spot } from '@little-wars/engine/geometry';
import type {
  Effect,
  ModelId,
  Attack as W40kAttack,
  Model as W40kModel,
  Position as W40kPosition,
  Wound as W40kWound,
} from '../w40k/types.ts';
import type { VoidMap } from './maps/map.ts';
import type { Team } from './muster/team.ts';
import type { Options } from './options.ts';
import type { Use } from './uses.ts';

export type { AboutModel, ModelId } from '../w40k/types.ts';

/** ZG-7.1 */
export type Mission = 'straight-fight' | 'hold-the-wreck';

/** What is fixed for a match. */
export interface Setup {
  /** The id of a shipped map, or a custom map. */
  readonly map: string | VoidMap;
  readonly mission: Mission;
  readonly armies: readonly Team[];
  readonly options: Options;
}

/** ZG-2.1-6, 7E-9.4, 7E-9.11: how a model has moved this turn. */
export type Manoeuvre =
  | 'stay'
  | 'start'
  | 'drift'
  | 'slow'
  | 'turn'
  | 'accelerate'
  | 'combat-speed'
  | 'cruise'
  | 'flat-out'
  | 'run'
  | 'consolidate'
  | 'glide'
  | 'swoop';

/** Temporary or permanent conditions of a model. */
export type Condition =
  | 'grounded'
  | 'jinking'
  | 'blinded'
  | 'concussed'
  | 'shaken'
  | 'stunned'
  | 'immobilised'
  | 'swooping'
  | 'lurking'
  | 'feeding'
  | 'hunting'
  | 'keen';

export interface Lasting {
  readonly id: Condition;
  /** The last player turn in which it applies. */
  readonly ends: number;
  /** 7E-7.8: it was inflicted in a fight step, and applies when that step is over. */
  readonly pending?: boolean;
}

export interface Model extends W40kModel {
  /** ZG-2.7: how many arrows, and their common direction, of length 10,000; null without any. */
  readonly arrows: number;
  readonly course: Direction | null;
  readonly manoeuvre: Manoeuvre | null;
  /** ZG-2.12, ZG-2.23: whether its manoeuvre allows only Snap Shots. */
  readonly snap: boolean;
  readonly conditions: readonly Lasting[];
  /** 7E-7.3: its target of shooting this turn. */
  readonly shotAt: ModelId | null;
  /** 7E-7.2: whether a weapon it fired this turn forbids a charge. */
  readonly noCharge: boolean;
  /** 7E-10.6: weapons of a vehicle that are destroyed, by number. */
  readonly wrecked: readonly number[];
}

/** A wound that has yet to be saved. */
export interface Wound extends W40kWound {
  readonly instant: boolean;
}

/** The hits of one weapon on one model. */
export interface Attack extends W40kAttack {
  readonly wounds: readonly Wound[];
  readonly unsaved: readonly Wound[];
  readonly snap: boolean;
  /** ZG-3.12: a missed shot that flew on. */
  readonly stray: boolean;
  /** Its origin, for cover and facing. Null in melee. */
  readonly origin: Spot | null;
  /** ZG-6.4: the dead body whose cover the target has, by its model; null if it has other cover or none. */
  readonly behind: ModelId | null;
}

/** ZG-6.7: a dead body, by the model it was. */
export interface Body {
  readonly model: ModelId;
  readonly seat: Seat;
  readonly at: Spot;
  readonly arrows: number;
  readonly course: Direction;
}

/** ZG-7.2 */
export interface Wreck {
  readonly at: Spot;
  readonly course: Direction;
}

/** ZG-4.13: Hammer of Wrath hits for the coming fight. */
export interface Hammer {
  readonly model: ModelId;
  readonly target: ModelId;
  readonly hits: number;
}

/** 7E-7.8: models slain in this fight step, and by whom: they are removed when the step ends. */
export interface Fallen {
  readonly model: ModelId;
  readonly from: ModelId | null;
}

/** The position fields of Zero-G besides those of every edition. */
export interface Position extends W40kPosition {
  readonly models: readonly Model[];
  readonly effects: readonly (Effect & { readonly use: Use })[];
  readonly attack: Attack | null;
  readonly interrupted: readonly Attack[];
  /** The number of player turns that have begun. */
  readonly turns: number;
  /** ZG-1.11: the edge of each seat: 0 is y = 0. */
  readonly edges: readonly number[];
  readonly bodies: readonly Body[];
  readonly wrecks: readonly Wreck[];
  readonly hammers: readonly Hammer[];
  /** Null except during a fight step. */
  readonly fallen: readonly Fallen[] | null;
  /** 7E-4.1: the warp charge of each seat in this Psychic phase. */
  readonly warp: readonly number[];
  /** ZG-7.1 */
  readonly scores: readonly number[];
}
