// Charges and fights: targets, weapons, and the order of fighters
import { adviseBest, type Question, type Weighed } from '@little-wars/engine';
import type { AboutBlow, AboutBlows, MeleeTargets } from '../fight/attacks.ts';
import { DONE } from '../shooting/phase.ts';
import type { AboutModel, Look, ModelId } from '../types.ts';
import type { Charging } from './charging.ts';
import { type Answer, because, models, type PickOne, simply } from './decisions.ts';
import type { Worth } from './worth.ts';

export interface FightingParts {
  readonly melee: MeleeTargets;
  readonly worth: Worth;
  readonly charging: Charging;
  /** The share of a shot's value that Overwatch has on average. */
  readonly overwatch: number;
}

export function fightingOf({ melee, worth, charging, overwatch }: FightingParts) {
  /** The value of a charge at one enemy: the fight times the chance to arrive, minus the enemy's blows and shots. */
  const chargeWorth = (t: Look, model: ModelId, enemy: ModelId, chance: number): number => {
    const gained = worth.blowsAt(t, model, enemy);
    const lost = 0.5 * worth.blowsAt(t, enemy, model);
    return chance * (gained - lost) - overwatch * worth.shotAt(t, enemy, model);
  };

  interface Hope {
    readonly model: ModelId;
    readonly enemy: ModelId;
    readonly most: number;
  }

  /** Charges that may be worth something. */
  const hopesOf = (t: Look, model: ModelId, enemies: readonly ModelId[]): readonly Hope[] =>
    enemies
      .map(enemy => ({ model, enemy, most: chargeWorth(t, model, enemy, charging.mayReach(t, model, enemy)) }))
      .filter(({ most }) => most > 0);

  /** The best charge that is worth something. A way is searched only where its charge may still be the best. */
  const bestCharge = (t: Look, hopes: readonly Hope[]): (Hope & { readonly worth: number }) | null => {
    let best: ReturnType<typeof bestCharge> = null;
    for (const hope of hopes.toSorted((a, b) => b.most - a.most)) {
      if (hope.most <= (best?.worth ?? 0)) break;
      const value = chargeWorth(t, hope.model, hope.enemy, charging.reaches(t, hope.model, hope.enemy));
      if (value > (best?.worth ?? 0)) best = { ...hope, worth: value };
    }
    return best;
  };

  const adviseCharger = (
    t: Look,
    { options }: PickOne,
    targetsOf: (t: Look, model: ModelId) => readonly ModelId[],
  ): Answer<'pick-one'> => {
    const best = bestCharge(
      t,
      models(options).flatMap(model => hopesOf(t, model, targetsOf(t, model))),
    );
    return best ? simply(best.model, 'good-charge', best.worth) : simply(DONE, 'nothing-better');
  };

  const adviseChargeTargets = (
    t: Look,
    { options, about: { model } }: Pick<Question<'pick-some'>, 'options'> & { readonly about: AboutModel },
  ): Answer<'pick-some'> => {
    const best = bestCharge(t, hopesOf(t, model, options as readonly ModelId[]));
    return best && simply([best.enemy], 'good-charge', best.worth);
  };

  const blowsWith = (t: Look, attacker: ModelId, profile: string, target: ModelId): number =>
    worth.harmOf(t, { attacker, profile, target, manner: 'fighting' });

  const adviseFighter = (t: Look, { options }: PickOne): Answer<'pick-one'> =>
    adviseBest(
      models(options).map(
        (answer): Weighed<'pick-one'> => ({
          answer,
          worth: Math.max(0, ...melee.victimsOf(t, answer).map(enemy => worth.blowsAt(t, answer, enemy))),
          because: because('good-blow'),
        }),
      ),
    );

  const adviseMeleeWeapons = (
    t: Look,
    { options, about: { model } }: Pick<Question<'pick-some'>, 'options'> & { readonly about: AboutBlows },
  ): Answer<'pick-some'> =>
    adviseBest(
      options.map(
        (id): Weighed<'pick-some'> => ({
          answer: [id],
          worth: Math.max(0, ...melee.victimsOf(t, model).map(enemy => blowsWith(t, model, id as string, enemy))),
          because: because('good-blow'),
        }),
      ),
    );

  const adviseVictims = (
    t: Look,
    { options, about: { model, profile } }: Pick<Question<'pick-some'>, 'options'> & { readonly about: AboutBlow },
  ): Answer<'pick-some'> =>
    adviseBest(
      (options as readonly ModelId[]).map(
        (enemy): Weighed<'pick-some'> => ({
          answer: [enemy],
          worth: blowsWith(t, model, profile, enemy),
          because: because('good-blow'),
        }),
      ),
    );

  return { adviseCharger, adviseChargeTargets, adviseFighter, adviseMeleeWeapons, adviseVictims };
}
