import { fields, flag, oneOf, type Shape, whole } from '@little-wars/engine';

/** House rules of a match, each with its default. Distances are inches. */
export interface Options {
  /** Applies later errata, where the clauses mark them. */
  readonly errata: boolean;
  /** KT-7.5: the height of a body, in quarters of its base diameter. */
  readonly bodyHeight: number;
  /** KT-7.5: bodies hide what is behind them. */
  readonly bodiesBlock: boolean;
  /** KT-11.7: tac ops from six core cards of one archetype: three times, draw two and keep one. */
  readonly coreDeck: boolean;
  /** KT-8.11: detritus is lower than this. */
  readonly detritusBelow: number;
  /** KT-8.11: materiel up to this height is Traversable. */
  readonly materielUpTo: number;
  /** KT-12.8: a Hatchway Fight reaches this far beyond the access point. */
  readonly hatchwayFight: number;
  /** KT-12.9: how close to the access point a hatch can be operated. */
  readonly operateHatch: number;
  /** KT-12.9: an enemy this close to the access point keeps an open hatch open. */
  readonly hatchHeldBy: number;
  /** KT-12.16: barricades are farther than this from the enemy drop zone. */
  readonly barricadeFromZone: number;
  /** KT-12.16: and farther than this from access points. */
  readonly barricadeFromAccess: number;
  /** KT-12.24: the distance from which an apparatus is controlled. */
  readonly apparatusControl: number;
  /** KT-1.1 */
  readonly turningPoints: 1 | 2 | 3 | 4;
}

export const defaults: Options = {
  errata: false,
  bodyHeight: 5,
  bodiesBlock: false,
  coreDeck: false,
  detritusBelow: 1,
  materielUpTo: 2,
  hatchwayFight: 2,
  operateHatch: 1,
  hatchHeldBy: 1,
  barricadeFromZone: 6,
  barricadeFromAccess: 2,
  apparatusControl: 1,
  turningPoints: 4,
};

const inches = whole(0, 12);

export const optionsShape: Shape<Options> = fields<Options>({
  errata: flag,
  bodyHeight: whole(2, 12),
  bodiesBlock: flag,
  coreDeck: flag,
  detritusBelow: inches,
  materielUpTo: inches,
  hatchwayFight: inches,
  operateHatch: inches,
  hatchHeldBy: inches,
  barricadeFromZone: inches,
  barricadeFromAccess: inches,
  apparatusControl: inches,
  turningPoints: oneOf(1, 2, 3, 4),
});
