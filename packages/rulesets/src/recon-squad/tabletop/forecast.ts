// Forecasts of choices, from the same odds as everywhere
import { type Forecast, spoken } from '@little-wars/engine';
import { chooseVictims } from '../../w40k/fight/attacks.ts';
import { chooseMoreTargets, chooseTarget, splitAttacks } from '../../w40k/shooting/declare.ts';
import { forecastsOf } from '../../w40k/show/forecasts.ts';
import type { ModelId } from '../../w40k/types.ts';
import { coreClauses } from '../core-clauses.ts';
import { lookups, melee, strikes, targets, weapons } from '../library.ts';
import { oddsOf } from '../odds/index.ts';
import { forecastOn, type Look } from '../types.ts';

const { ofAim, attacks } = forecastsOf({
  clauses: coreClauses,
  lookups,
  rolls: strikes.rolls,
  targets,
  melee,
  weapons,
  attackOf: strikes.attackOf,
  oddsOf,
});

export { attacks };

/** What the attacks that an answer leads to come to. */
export const forecast = spoken<Look, unknown, readonly Forecast[]>(
  [
    forecastOn(chooseTarget, (t, { about: { model: attacker, profile, manner } }, target) => [
      ofAim(t, { attacker, profile, manner, target: target as ModelId }),
    ]),
    forecastOn(chooseMoreTargets, (t, { about: { model: attacker, profile, manner, target, attacks: count } }, more) =>
      more.length === 0 ? [ofAim(t, { attacker, profile, manner, target }, count)] : [],
    ),
    forecastOn(splitAttacks, (t, { about: { model: attacker, profile, manner }, among }, shares) =>
      among.map((target, i) => ofAim(t, { attacker, profile, manner, target: target as ModelId }, shares[i])),
    ),
    forecastOn(chooseVictims, (t, { about: { model: attacker, profile, attacks: count } }, chosen) =>
      chosen.length === 1
        ? [ofAim(t, { attacker, profile, manner: 'fighting', target: chosen[0] as ModelId }, count)]
        : [],
    ),
  ],
  [],
);
