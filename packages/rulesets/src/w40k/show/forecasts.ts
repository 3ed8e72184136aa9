// The odds of attacks as a table shows them
import type { Forecast, Id, Numbered } from '@little-wars/engine';
import type { AttackRolls } from '../attacks/rolls.ts';
import type { Striking } from '../attacks/strike.ts';
import type { Targets } from '../attacks/targets.ts';
import type { CoreClauses } from '../core-clauses.ts';
import type { MeleeTargets } from '../fight/attacks.ts';
import { isAlive, type Lookups, modelOf } from '../measuring/lookups.ts';
import type { AttackOdds } from '../odds/attack-odds.ts';
import { meanOf } from '../odds/chances.ts';
import type { Weapons } from '../shooting/weapons.ts';
import type { Aim, Attack, Look, ModelId } from '../types.ts';

export interface ForecastParts {
  readonly clauses: CoreClauses;
  readonly lookups: Lookups;
  readonly rolls: AttackRolls;
  readonly targets: Targets;
  readonly melee: MeleeTargets;
  readonly weapons: Weapons;
  attackOf(t: Look, v: Striking): Attack;
  oddsOf(t: Look, aim: Aim, attacks?: number): AttackOdds;
}

const plainly = (value: number) => ({ base: value, value, changes: [] });

export function forecastsOf({ clauses, lookups, rolls, targets, melee, weapons, attackOf, oddsOf }: ForecastParts) {
  /** What its dice need. */
  const becauseOf = (t: Look, aim: Aim): readonly Numbered[] => {
    const attack = attackOf(t, { ...aim, attacks: 1 });
    const save = rolls.toSave(t, attack, { ap: attack.ap, damage: attack.damage });
    return [
      { id: 'hit', clause: clauses.hit, explained: plainly(rolls.toHit(t, attack).needs) },
      { id: 'wound', clause: clauses.wound, explained: plainly(rolls.toWound(t, attack).needs) },
      { id: 'save', clause: clauses.save, explained: plainly(save.needs - save.modifier) },
    ];
  };
  const ofAim = (t: Look, aim: Aim, attacks?: number): Forecast => {
    const { wounds, mean, kill, back } = oddsOf(t, aim, attacks);
    return {
      id: 'wounds',
      clause: clauses.damage,
      by: aim.attacker,
      to: aim.target,
      with: lookups.profile(aim.profile).name,
      chances: wounds,
      mean,
      kill,
      because: becauseOf(t, aim),
      policy: 'failures-again',
      ...(back && { back: { chances: back, mean: meanOf(back), kill: back.at(-1)! } }),
    };
  };
  return {
    ofAim,
    /** Every attack of one model on another where they stand, whoever's turn it is. */
    attacks(t: Look, from: Id, to: Id): readonly Forecast[] {
      const [attacker, target] = [from as ModelId, to as ModelId];
      if (attacker === target || !isAlive(t, attacker) || !isAlive(t, target)) return [];
      if (modelOf(t, attacker).seat === modelOf(t, target).seat) return [];
      const shots = lookups
        .weapons(t, attacker)
        .flatMap(({ profiles }) => profiles.filter(({ type }) => type !== 'melee'));
      const shooting = [...new Set(shots)]
        .filter(profile => weapons.against(t, attacker, profile).length === 0)
        .map(({ id: profile }): Aim => ({ attacker, target, profile, manner: 'shooting' }))
        .filter(aim => targets.against(t, aim).length === 0);
      const fighting = melee.victimsOf(t, attacker).includes(target)
        ? melee
            .profilesOf(t, attacker)
            .map(({ id: profile }): Aim => ({ attacker, target, profile, manner: 'fighting' }))
        : [];
      return [...shooting, ...fighting].map(aim => ofAim(t, aim));
    },
  };
}
