import type { Spot } from '@little-wars/engine/geometry';
import type { Effect, ModelId, Position as W40kPosition } from '../w40k/types.ts';
import type { TeamMap } from './maps/map.ts';
import type { Team } from './muster/team.ts';
import type { Options } from './options.ts';
import type { Use } from './uses.ts';

export type { Model, ModelId } from '../w40k/types.ts';

/** ST-8.1: markers to hold, or a straight fight. */
export const MISSIONS = ['hold-the-ground', 'straight-fight'] as const;
export type Mission = (typeof MISSIONS)[number];

/** What is fixed for a match. */
export interface Setup {
  /** The id of a shipped map, or a custom map. */
  readonly map: string | TeamMap;
  readonly mission: Mission;
  readonly armies: readonly Team[];
  readonly options: Options;
}

/** A model that was slain, and where it stood. */
export interface Fallen {
  readonly model: ModelId;
  readonly at: Spot;
}

/** The position fields of Scout Team besides those of every edition. */
export interface Position extends W40kPosition {
  readonly effects: readonly (Effect & { readonly use: Use })[];
  /** ST-8.2: the zone of each seat: 0 at the low end of the long axis, 1 at the high end. */
  readonly zones: readonly number[];
  /** ST-8.2: points for markers. */
  readonly scores: readonly number[];
  /** 9E-11.1: the models that each seat lost this turn. */
  readonly lost: readonly number[];
  /** 9E-4.9: whether each seat has used Insane Bravery. */
  readonly brave: readonly boolean[];
  /** ST-10.4: models slain, and where, since the last attacks began. */
  readonly fallen: readonly Fallen[];
  /** 9E-4.2: the CP that each seat gained or was refunded this round, besides its Command phase. */
  readonly refunded: readonly number[];
}
