// The chances of rolls that answers lead to: charges, powers, Morale
import { combineHandlers, type Prospect } from '@little-wars/engine';
import { onTable } from '../../w40k/measuring/lookups.ts';
import { prospectsOf } from '../../w40k/show/prospects.ts';
import { beBrave, isBelowHalf, lossesCounted } from '../core/06-morale/morale.ts';
import { coreClauses } from '../core-clauses.ts';
import { charges, morale, proposing, psychic } from '../library.ts';
import { type Look, prospectOn } from '../types.ts';

// 9E-4.4: dice that are added up are one roll, re-rolled together.
export const { ofCharge, ofPower, entries } = prospectsOf({
  clauses: coreClauses,
  proposing,
  charges,
  psychic,
  buysAll: true,
});

const FACES = [1, 2, 3, 4, 5, 6];

/** ST-6.1: the chance that an army passes its Morale test. */
export function ofMorale(t: Look, seat: number): Prospect {
  const losses = lossesCounted(t.position.lost[seat]!, isBelowHalf(t.position, seat));
  const needs = morale.leadershipOf(t, seat) - losses;
  const chance = FACES.filter(face => face === 1 || face <= needs).length / FACES.length;
  const of = onTable(t.position, seat)[0]!;
  return { id: 'morale', clause: 'ST-6.1', of, needs, chance };
}

export const prospects = combineHandlers<Look, unknown, readonly Prospect[]>(
  [...entries, prospectOn(beBrave, (t, { to }, chosen) => (chosen === null ? [ofMorale(t, to as number)] : []))],
  [],
);
