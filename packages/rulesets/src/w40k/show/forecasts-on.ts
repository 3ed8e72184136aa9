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

/** Sorted by the chance to slay. */
export const bestOf = (forecasts: readonly Forecast[]): readonly Forecast[] =>
  forecasts.toSorted((a, b) => b.kill - a.kill || b.mean - a.mean).slice(0, 1);

/** Distributes attacks over some targets, with the remainder to the first. */
const evenly = <X>(attacks: number, among: readonly X[]): readonly (readonly [X, number])[] => {
  const [each, over] = [Math.floor(attacks / among.length), attacks % among.length];
  return among.map((one, i) => [one, each + (i < over ? 1 : 0)] as const).filter(([, share]) => share > 0);
};

export function attackForecasts({ forecasts: { ofAll, ofEach, firedAt }, targets, melee }: ForecastOnParts) {
  /** Blows with some weapons, a number each, at the best target. */
  const atTheBest = (t: Look, attacker: ModelId, divided: readonly (readonly [profile: string, attacks: number])[]) => {
    const blows = melee.sharesOf(
      t,
      attacker,
      divided.map(([profile, attacks]) => ({ profile, attacks })),
    );
    const at = (target: ModelId) => blows.map(each => ({ attacker, target, manner: 'fighting' as const, ...each }));
    return bestOf(melee.victimsOf(t, attacker).flatMap(target => ofAll(t, at(target))));
  };
  return [
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
    // Before they are split: as evenly as possible.
    forecastOn(
      chooseMoreTargets,
      (t, { about: { model: attacker, profile, manner, target, attacks, marks } }, more) => {
        const aim = { attacker, profile, manner, ...(marks && { marks }) };
        const all = [target, ...(more as readonly ModelId[])];
        return evenly(attacks, all).flatMap(([at, share]) => ofAll(t, [{ ...aim, target: at, attacks: share }]));
      },
    ),
    forecastOn(splitAttacks, (t, { about: { model: attacker, profile, manner, marks }, among }, shares) =>
      among.flatMap((target, i) =>
        ofAll(t, [
          { attacker, profile, manner, target: target as ModelId, attacks: shares[i]!, ...(marks && { marks }) },
        ]),
      ),
    ),
    // Several targets before the split: as evenly as possible.
    forecastOn(chooseMeleeWeapons, (t, { about: { model } }, chosen) =>
      atTheBest(t, model, evenly(melee.countOf(t, model), chosen as readonly string[])),
    ),
    // With every weapon as it is split.
    forecastOn(divideByWeapon, (t, { about: { model }, among }, shares) =>
      atTheBest(
        t,
        model,
        among.map((profile, i) => [profile as string, shares[i]!]),
      ),
    ),
    forecastOn(chooseVictims, (t, { about: { model: attacker, profile, attacks } }, chosen) =>
      evenly(attacks, chosen as readonly ModelId[]).flatMap(([target, share]) =>
        ofAll(t, [{ attacker, profile, manner: 'fighting', target, attacks: share }]),
      ),
    ),
    forecastOn(divideByVictim, (t: Look, { about: { model: attacker, profile }, among }, shares) =>
      among.flatMap((target, i) =>
        ofAll(t, [{ attacker, profile, manner: 'fighting', target: target as ModelId, attacks: shares[i]! }]),
      ),
    ),
  ];
}
