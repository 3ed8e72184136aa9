import { fields, listOf, oneOf, type Shape, whole } from '@little-wars/engine';
import { factions } from '../../content/index.ts';

/** KT-14.42: what earns experience. The book's list is lost: these values are our own. */
export interface XpAwards {
  /** For taking part in a battle. */
  readonly deployed: number;
  /** For each enemy that it incapacitated, up to `mostFelled` in a battle. */
  readonly felled: number;
  readonly mostFelled: number;
  /** For surviving. */
  readonly stood: number;
  /** For the battle's outcome. */
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface Options {
  readonly xpAwards: XpAwards;
  /** KT-14.47: points for every battle, won or lost. */
  readonly requisitionPerBattle: number;
  /** KT-14.39: cards that count as MEDIC. */
  readonly medics: readonly string[];
}

/** The losing side learns as much as the winner, so that a lead does not snowball. */
export const defaults: Options = {
  xpAwards: { deployed: 1, felled: 1, mostFelled: 2, stood: 1, won: 0, drawn: 1, lost: 1 },
  requisitionPerBattle: 1,
  medics: [],
};

const few = whole(0, 20);

export const optionsShape: Shape<Options> = fields<Options>({
  xpAwards: fields<XpAwards>({
    deployed: few,
    felled: few,
    mostFelled: few,
    stood: few,
    won: few,
    drawn: few,
    lost: few,
  }),
  requisitionPerBattle: few,
  medics: listOf(oneOf(...factions.flatMap(({ cards }) => cards.map(({ id }) => id))), 60),
});
