// Forecasts of choices, from the same odds as everywhere
import { type Forecast, spoken } from '@little-wars/engine';
import { forecastsOf } from '../../w40k/show/forecasts.ts';
import { attackForecasts } from '../../w40k/show/forecasts-on.ts';
import { coreClauses } from '../core-clauses.ts';
import { lookups, melee, strikes, targets, weapons } from '../library.ts';
import { leftOut, volleyOf } from '../odds/index.ts';
import type { Look } from '../types.ts';

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

/** What an answer leads to. */
export const forecast = spoken<Look, unknown, readonly Forecast[]>(
  [...attackForecasts({ forecasts, targets, melee })],
  [],
);
