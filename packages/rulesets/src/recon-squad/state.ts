import type { Seat } from '@little-wars/engine';
import type { Spot } from '@little-wars/engine/geometry';
import type { Effect, ModelId, Model as W40kModel, Position as W40kPosition } from '../w40k/types.ts';
import type { SquadMap } from './maps/map.ts';
import type { Squad, Trait } from './muster/squad.ts';
import type { Options } from './options.ts';
import type { Use } from './uses.ts';

export type { ModelId } from '../w40k/types.ts';

/** What is fixed for a match. */
export interface Setup {
  /** The id of a shipped map, or a custom map. */
  readonly map: string | SquadMap;
  readonly armies: readonly Squad[];
  readonly options: Options;
}

export interface Model extends W40kModel {
  readonly trait?: Trait;
  readonly leader?: true;
}

/** RS-2.9: a mine on the table. */
export interface Mine {
  readonly seat: Seat;
  readonly at: Spot;
  /** RS-2.19: whether it was triggered in this phase. */
  readonly wentOff: boolean;
}

/** The position fields of Recon Squad besides those of every edition. */
export interface Position extends W40kPosition {
  readonly models: readonly Model[];
  readonly effects: readonly (Effect & { readonly use: Use })[];
  /** RS-8.5: the corner of each seat: 0 at (0, 0), then counter-clockwise. */
  readonly corners: readonly number[];
  /** RS-8.15: which side finished setting up first. */
  readonly finishedFirst: Seat | null;
  /** RS-7.1: the round in which each army broke. */
  readonly brokenSince: readonly (number | null)[];
  /** RS-7.6: models that failed a Break Test. */
  readonly fled: readonly ModelId[];
  readonly mines: readonly Mine[];
  /** RS-8.4: whether each seat's Leader is a casualty. */
  readonly leadersLost: readonly boolean[];
}

export interface AboutTest {
  readonly model: ModelId;
}
