import { fields, flag, oneOf, type Shape, whole } from '@little-wars/engine';

/** ZG-1.3, ZG-1.5, ZG-1.12: the agreed limits of teams. */
export interface TeamOptions {
  readonly points: number;
  readonly limits: 'kill-team' | 'open';
  readonly jetbikes: boolean;
}

/** House rules of a match, each with its default. */
export interface Options extends TeamOptions {
  /** ZG-2.8: what happens to a model that drifts over the edge. */
  readonly edge: 'stop' | 'lost';
  /** ZG-1.11: the side of the table in inches; the map must have it. */
  readonly tableSize: 48 | 36;
  /** ZG-7.1: the number of game turns. */
  readonly rounds: number;
}

export const defaults: Options = {
  points: 200,
  limits: 'kill-team',
  jetbikes: false,
  edge: 'stop',
  tableSize: 48,
  rounds: 6,
};

export const optionsShape: Shape<Options> = fields<Options>({
  points: whole(1, 1000),
  limits: oneOf('kill-team', 'open'),
  jetbikes: flag,
  edge: oneOf('stop', 'lost'),
  tableSize: oneOf(48, 36),
  rounds: whole(1, 6),
});
