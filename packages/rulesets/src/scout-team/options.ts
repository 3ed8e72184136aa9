import { fields, oneOf, type Shape, whole } from '@little-wars/engine';
import { inches, type Tenths } from '@little-wars/engine/geometry';
import { BY_NAME, type Reading, readingShape } from './core/07-units/scopes.ts';

/** ST-1.4: the available table sizes, in inches. */
export const TABLE_SIZES = ['44x30', '22x30'] as const;
export type TableSize = (typeof TABLE_SIZES)[number];

export const SIZES: { readonly [S in TableSize]: { readonly width: Tenths; readonly depth: Tenths } } = {
  '44x30': { width: inches(44), depth: inches(30) },
  '22x30': { width: inches(22), depth: inches(30) },
};

/** ST-7.2: the abilities evaluated over a Combined Unit. */
export const READ_ABILITIES = ['reanimation', 'orb', 'swarming', 'multi-tracker'] as const;
export type ReadAbility = (typeof READ_ABILITIES)[number];
export type Readings = { readonly [A in ReadAbility]: Reading };

/** House rules of a match, each with its default. */
export interface Options {
  /** ST-1.6, ST-1.8: the maximum cost of a team. */
  readonly points: number;
  /** 9E-3.3: the number of rounds. */
  readonly rounds: number;
  /** ST-1.4 */
  readonly tableSize: TableSize;
  /** ST-5.1, in inches. */
  readonly blastRange: number;
  /** ST-5.4, in inches. */
  readonly grenadeRange: number;
  /** ST-7.2 */
  readonly readings: Readings;
}

/** 9E-3.3 */
export const MOST_ROUNDS = 5;

export const defaults: Options = {
  points: 300,
  rounds: MOST_ROUNDS,
  tableSize: '44x30',
  blastRange: 2,
  grenadeRange: 1,
  readings: { reanimation: BY_NAME, orb: BY_NAME, swarming: BY_NAME, 'multi-tracker': BY_NAME },
};

/** ST-1.6 */
const MOST_POINTS = 500;

export const optionsShape: Shape<Options> = fields<Options>({
  points: whole(1, MOST_POINTS),
  rounds: whole(1, MOST_ROUNDS),
  tableSize: oneOf(...TABLE_SIZES),
  blastRange: whole(2, 3),
  grenadeRange: whole(1, 2),
  readings: fields<Readings>({
    reanimation: readingShape,
    orb: readingShape,
    swarming: readingShape,
    'multi-tracker': readingShape,
  }),
});
