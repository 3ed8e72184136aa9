import { fields, flag, type Shape, whole } from '@little-wars/engine';

/** House rules of a match, each with its default. */
export interface Options {
  /** RS-1.1: the maximum cost of a squad. */
  readonly points: number;
  /** RS-7.8: the guaranteed rounds; with fewer than 5 the game ends after them. */
  readonly rounds: number;
  /** RS-3.8 */
  readonly reanimation: boolean;
  /** RS-5.5 */
  readonly smiteRises: boolean;
}

export const defaults: Options = { points: 200, rounds: 5, reanimation: false, smiteRises: false };

export const optionsShape: Shape<Options> = fields<Options>({
  points: whole(1, 1000),
  rounds: whole(1, 5),
  reanimation: flag,
  smiteRises: flag,
});
