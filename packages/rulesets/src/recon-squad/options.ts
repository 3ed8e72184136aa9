import { fields, flag, type Shape, whole } from '@little-wars/engine';

/** House rules of a match, each with its default. */
export interface Options {
  /** RS-1.1: the most a squad may cost. */
  readonly points: number;
  /** RS-3.8 */
  readonly reanimation: boolean;
  /** RS-5.5 */
  readonly smiteRises: boolean;
}

export const defaults: Options = { points: 200, reanimation: false, smiteRises: false };

export const optionsShape: Shape<Options> = fields<Options>({
  points: whole(1, 1000),
  reanimation: flag,
  smiteRises: flag,
});
