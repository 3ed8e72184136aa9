// Charges and fights: targets, weapons, and the order of fighters
import { adviseBest, type Question, type Weighed } from '@little-wars/engine';
import type { AboutBlow, AboutBlows, MeleeTargets } from '../fight/attacks.ts';
import type { Lookups } from '../measuring/lookups.ts';
import { DONE } from '../shooting/phase.ts';
import type { AboutModel, Look, ModelId } from '../types.ts';
import { type Answer, because, models, type PickOne, simply } from './decisions.ts';
import type { Worth } from './worth.ts';

/** The chance that two dice sum to at least this. */
export function chanceOfTwoDice(least: number): number {
  let count = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= least) count++;
  return count / 36;
}

export interface FightingParts {
  readonly lookups: Lookups;
  readonly melee: MeleeTargets;
  readonly worth: Worth;
}

export function fightingOf({ lookups, melee, worth }: FightingParts) {
  /** The value of a charge at one enemy: the fight times the chance to arrive, minus the enemy's blows. */
  const chargeWorth = (t: Look, model: ModelId, enemy: ModelId): number => {
    const apart = Math.max(0, lookups.apart(t, model, enemy) - 1);
    const chance = chanceOfTwoDice(Math.ceil(apart - t.query('charge-bonus', 0, { model })));
    const gained = worth.blowsAt(t, model, enemy);
    const lost = 0.5 * worth.blowsAt(t, enemy, model);
    return chance * (gained - lost) - worth.shotAt(t, enemy, model) / 4;
  };
  const bestCharge = (t: Look, model: ModelId, enemies: readonly ModelId[]): Weighed<'pick-some'> | null =>
    enemies
      .map(enemy => ({ answer: [enemy], worth: chargeWorth(t, model, enemy), because: because('good-charge') }))
      .reduce<Weighed<'pick-some'> | null>((a, b) => (a === null || b.worth > a.worth ? b : a), null);

  const adviseCharger = (
    t: Look,
    { options }: PickOne,
    targetsOf: (t: Look, model: ModelId) => readonly ModelId[],
  ): Answer<'pick-one'> => {
    const list = models(options).flatMap((answer): readonly Weighed<'pick-one'>[] => {
      const best = bestCharge(t, answer, targetsOf(t, answer));
      return best && best.worth > 0 ? [{ answer, worth: best.worth, because: because('good-charge') }] : [];
    });
    return adviseBest(list) ?? simply(DONE, 'nothing-better');
  };

  const adviseChargeTargets = (
    t: Look,
    { options, about: { model } }: Pick<Question<'pick-some'>, 'options'> & { readonly about: AboutModel },
  ): Answer<'pick-some'> => {
    const best = bestCharge(t, model, options as readonly ModelId[]);
    return best && { answer: best.answer, because: best.because };
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
