// What a kill team is made of
import type { Seat } from '@little-wars/engine';
import { archetypesOf } from '../content/index.ts';
import type { Archetype } from '../content/types.ts';
import type { Setup } from '../types.ts';

export { ARCHETYPES } from '../content/types.ts';

/** KT-11.7: the archetypes that a seat may choose its tac ops from. */
export const archetypesOfSeat = ({ teams }: Pick<Setup, 'teams'>, seat: Seat): readonly Archetype[] =>
  archetypesOf(teams[seat]!.faction, teams[seat]!.fireteams);
