// Forecasts of the attacks that answers lead to
import type { Forecast } from '@little-wars/engine';
import type { Targets } from '../attacks/targets.ts';
import {
  chooseMeleeWeapons,
  chooseVictims,
  divideByVictim,
  divideByWeapon,
  type MeleeTargets,
} from '../fight/attacks.ts';
import { chooseMoreTargets, chooseTarget, splitAttacks } from '../shooting/declare.ts';
import { chooseWeapons } from '../shooting/shoot.ts';
import { forecastOn, type Look, type ModelId } from '../types.ts';
import type { forecastsOf } from './forecasts.ts';

export interface ForecastOnParts {
  readonly forecasts: ReturnType<typeof forecastsOf>;
  readonly targets: Targets;
  readonly melee: MeleeTargets;
}

/** The likeliest to be taken out first. */
export const bestOf = (forecasts: readonly Forecast[]): readonly Forecast[] =>
  forecasts.toSorted((a, b) => b.kill - a.kill || b.mean - a.mean).slice(0, 1);

export const attackForecasts = ({
  forecasts: { ofAll, ofEach, firedAt, blowsAt },
  targets,
  melee,
}: ForecastOnParts) => [
  // At the best target that all of them may be fired at.
  forecastOn(chooseWeapons, (t, { about: { model: attacker, manner } }, chosen) => {
    const profiles = chosen as readonly string[];
    const each = profiles.map(profile => targets.targetsFor(t, { attacker, profile, manner }));
    const common = (each[0] ?? []).filter(target => each.every(list => list.includes(target)));
    return bestOf(common.flatMap(target => ofAll(t, firedAt(t, { attacker, target, manner }, profiles))));
  }),
  forecastOn(chooseTarget, (t, { about: { model: attacker, profile, manner, marks } }, target) =>
    ofEach(t, [{ attacker, profile, manner, target: target as ModelId, ...(marks && { marks }) }]),
  ),
  forecastOn(chooseMoreTargets, (t, { about: { model: attacker, profile, manner, target, attacks, marks } }, more) =>
    more.length === 0 ? ofAll(t, [{ attacker, profile, manner, target, attacks, ...(marks && { marks }) }]) : [],
  ),
  forecastOn(splitAttacks, (t, { about: { model: attacker, profile, manner, marks }, among }, shares) =>
    among.flatMap((target, i) =>
      ofAll(t, [
        { attacker, profile, manner, target: target as ModelId, attacks: shares[i]!, ...(marks && { marks }) },
      ]),
    ),
  ),
  forecastOn(chooseMeleeWeapons, (t, { about: { model } }, chosen) =>
    chosen.length === 1
      ? bestOf(melee.victimsOf(t, model).flatMap(enemy => ofAll(t, blowsAt(t, model, enemy, chosen[0] as string))))
      : [],
  ),
  // With every weapon as it is divided, at the best target.
  forecastOn(divideByWeapon, (t, { about: { model: attacker }, among }, shares) =>
    bestOf(
      melee.victimsOf(t, attacker).flatMap(target => {
        const chosen = among.map((profile, i) => ({ profile: profile as string, attacks: shares[i]! }));
        const all = melee.sharesOf(t, attacker, chosen);
        return ofAll(
          t,
          all.map(share => ({ attacker, target, manner: 'fighting', ...share })),
        );
      }),
    ),
  ),
  forecastOn(chooseVictims, (t, { about: { model: attacker, profile, attacks } }, chosen) =>
    chosen.length === 1
      ? ofAll(t, [{ attacker, profile, manner: 'fighting', target: chosen[0] as ModelId, attacks }])
      : [],
  ),
  forecastOn(divideByVictim, (t: Look, { about: { model: attacker, profile }, among }, shares) =>
    among.flatMap((target, i) =>
      ofAll(t, [{ attacker, profile, manner: 'fighting', target: target as ModelId, attacks: shares[i]! }]),
    ),
  ),
];
