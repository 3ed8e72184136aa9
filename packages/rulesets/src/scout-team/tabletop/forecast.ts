// Forecasts of answers, from the shared odds
import { combineHandlers, type Forecast, reactOrPass } from '@little-wars/engine';
import { allocateWound } from '../../w40k/attacks/allocate.ts';
import { isAlive } from '../../w40k/measuring/lookups.ts';
import { forecastsOf } from '../../w40k/show/forecasts.ts';
import { attackForecasts, bestOf } from '../../w40k/show/forecasts-on.ts';
import { coreClauses } from '../core-clauses.ts';
import { blasts, lookups, melee, strikes, targets, weapons } from '../library.ts';
import { leftOut, leftOutOfWound, volleyOf, woundOn } from '../odds/index.ts';
import { forecastOn, type Look, type ModelId, own } from '../types.ts';

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
  membersOf: (t, aim) => blasts.membersOf(own(t), aim),
});

export const { attacks, ofShots } = forecasts;

/** ST-5.13: the effect of one wound on the member it is allocated to. */
function ofWound(t: Look, to: ModelId, left: number): readonly Forecast[] {
  const { attack } = t.position;
  const wound = attack?.wounds.at(-left);
  if (!attack || !wound) return [];
  const { wounds, mean, kill } = woundOn(t, to, wound);
  const { attacker: by, profile } = attack;
  const weapon = lookups.profile(profile).name;
  const save = strikes.rolls.toSave(t, { ...attack, target: to }, wound);
  const explained = { base: save.needs - save.modifier, value: save.needs - save.modifier, changes: [] };
  const because = [{ id: 'save', clause: coreClauses.save, explained }];
  const leftOfIt = leftOutOfWound(t, { ...attack, target: to }, wound);
  const chances = { chances: wounds, mean, kill, because, policy: 'failures-again', leftOut: leftOfIt } as const;
  return [{ id: 'wounds', clause: 'ST-5.13', by, to, with: weapon, ...chances }];
}

/** 9E-4.7: with the best of its weapons, at the charger. */
function ofOverwatch(t: Look, attacker: ModelId): readonly Forecast[] {
  const target = t.position.charges.at(-1)?.by;
  if (target === undefined || !isAlive(t, target) || !isAlive(t, attacker)) return [];
  const aim = { attacker, target, manner: 'overwatch' } as const;
  const usable = weapons
    .profilesFor(t, attacker, 'overwatch')
    .filter(profile => targets.against(t, { ...aim, profile }).length === 0);
  return bestOf(usable.flatMap(profile => forecasts.ofAll(t, forecasts.firedAt(t, aim, [profile]))));
}

const OVERWATCH = /^fire-overwatch (\d+)$/;

/** The attack that an answer leads to. */
export const forecast = combineHandlers<Look, unknown, readonly Forecast[]>(
  [
    ...attackForecasts({ forecasts, targets, melee }),
    forecastOn(allocateWound, (t, { about: { wounds } }, member) => ofWound(t, member as ModelId, wounds)),
    forecastOn(reactOrPass, (t, _question, answer) => {
      const [, model] = OVERWATCH.exec(String(answer)) ?? [];
      return model === undefined ? [] : ofOverwatch(t, Number(model));
    }),
  ],
  [],
);
