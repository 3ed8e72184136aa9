// Forecasts of answers, from the shared odds
import { combineHandlers, type Forecast } from '@little-wars/engine';
import { fireOverwatch } from '../../w40k/charge/phase.ts';
import { drawMove } from '../../w40k/movement/moving.ts';
import { forecastsOf } from '../../w40k/show/forecasts.ts';
import { attackForecasts, bestOf } from '../../w40k/show/forecasts-on.ts';
import { chooseMine } from '../core/02-specialists/mines.ts';
import { coreClauses } from '../core-clauses.ts';
import { lookups, melee, strikes, targets, weapons } from '../library.ts';
import { leftOut, volleyOf } from '../odds/index.ts';
import { forecastOn, type Look, type ModelId } from '../types.ts';
import { ofMine, ofWay } from './ways.ts';

const forecasts = forecastsOf({
  clauses: coreClauses,
  lookups,
  rolls: strikes.rolls,
  targets,
  melee,
  weapons,
  attackOf: strikes.attackOf,
  volleyOf,
  leftOut,
});

export const { attacks, ofShots } = forecasts;

/** The attack that an answer leads to. */
export const forecast = combineHandlers<Look, unknown, readonly Forecast[]>(
  [
    ...attackForecasts({ forecasts, targets, melee }),
    // 8E-7.4: with the best of its weapons.
    forecastOn(fireOverwatch, (t, { about: { model: attacker, charger: target } }, answer) => {
      const aim = { attacker, target, manner: 'overwatch' } as const;
      const own = answer === null ? [] : weapons.profilesFor(t, attacker, 'overwatch');
      const usable = own.filter(profile => targets.isTarget(t, { ...aim, profile }));
      return bestOf(usable.flatMap(profile => forecasts.ofAll(t, forecasts.firedAt(t, aim, [profile]))));
    }),
    forecastOn(chooseMine, (t, { about: { model } }, mark) => [ofMine(t, model, mark as string)]),
    forecastOn(drawMove, (t, { model, allowance, about: { manner, at } }, legs) =>
      ofWay(t, { model: model as ModelId, manner, allowance, at }, legs),
    ),
  ],
  [],
);
