import { fields, flag, type Shape, whole } from '@little-wars/engine';

/** House rules of a match, each with its default. */
export interface Options {
  /** VG-1.2: the table in inches. */
  readonly tableWidth: number;
  readonly tableDepth: number;
  /** VG-13.1: the most a team may cost. */
  readonly points: number;
  /** VG-15.3: rounds before the roll for an extra one. */
  readonly rounds: number;
  /** VG-3.4 */
  readonly explodingSixes: boolean;
  /** VG-15.1: the least share of the table covered by terrain, in per cent. */
  readonly terrainCoverage: number;
}

export const defaults: Options = {
  tableWidth: 36,
  tableDepth: 36,
  points: 100,
  rounds: 5,
  explodingSixes: true,
  terrainCoverage: 25,
};

const side = whole(18, 64);

export const optionsShape: Shape<Options> = fields<Options>({
  tableWidth: side,
  tableDepth: side,
  points: whole(1, 1000),
  rounds: whole(1, 12),
  explodingSixes: flag,
  terrainCoverage: whole(0, 100),
});
