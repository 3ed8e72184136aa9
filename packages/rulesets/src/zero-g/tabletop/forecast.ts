// Forecasts of answers, from the shared odds
import { combineHandlers, type Forecast, type Id } from '@little-wars/engine';
import { attackOf, hitNeeds } from '../core/03-shooting/fire.ts';
import { chooseTarget, NOTHING } from '../core/03-shooting/phase.ts';
import { againstTarget } from '../core/03-shooting/targets.ts';
import { armsOf, rollsToHit } from '../core/03-shooting/weapons.ts';
import { blowAt, blowNeeds, chooseMelee, meleeOf } from '../core/04-assault/fighting.ts';
import { saveOf, woundNeeds } from '../core/05-attacks/saves.ts';
import { areWithin, CONTACT, isAlive, isVehicle, modelOf, ownerOf, profileOf } from '../lookups.ts';
import { type AttackOdds, oddsOfBlows, oddsOfShot } from '../odds/index.ts';
import { leftOut } from '../odds/left-out.ts';
import { type Attack, forecastOn, type Look, type ModelId } from '../types.ts';

const plainly = (value: number) => ({ base: value, value, changes: [] });

/** The numbers its dice need; flames and markers have no hit rolls. */
function becauseOf(t: Look, attack: Attack, hit: number | null): Forecast['because'] {
  const wound = isVehicle(t, attack.target) ? null : woundNeeds(t, attack);
  const save = isVehicle(t, attack.target) ? null : saveOf(t, attack, { ap: attack.ap });
  return [
    ...(hit === null ? [] : [{ id: 'hit', clause: '7E-5.3', explained: plainly(hit) }]),
    ...(wound === null ? [] : [{ id: 'wound', clause: '7E-5.5', explained: plainly(wound) }]),
    ...(save === null ? [] : [{ id: 'save', clause: '7E-5.7', explained: plainly(save.needs) }]),
  ];
}

const meanOf = (chances: readonly number[]): number => chances.reduce((sum, chance, n) => sum + n * chance, 0);

const forecastOf = (
  t: Look,
  attack: Attack,
  hit: number | null,
  { wounds, mean, kill, back }: AttackOdds,
): Forecast => ({
  id: 'wounds',
  clause: '7E-5.9',
  by: attack.attacker,
  to: attack.target,
  with: profileOf(attack.profile).name,
  chances: wounds,
  mean,
  kill,
  because: becauseOf(t, attack, hit),
  policy: 'failures-again',
  ...(back && { back: { chances: back, mean: meanOf(back), kill: back[modelOf(t, attack.attacker).wounds] ?? 0 } }),
  leftOut: leftOut(t, attack),
});

export function ofShot(t: Look, attacker: ModelId, target: ModelId, profile: string): Forecast {
  const shot = { attacker, target, profile, manner: 'shooting' as const };
  const attack = attackOf(t, shot);
  return forecastOf(t, attack, rollsToHit(t, shot) ? hitNeeds(t, attack) : null, oddsOfShot(t, shot));
}

export function ofBlows(t: Look, model: ModelId, target: ModelId, profile: string): Forecast {
  const attack = blowAt(t, model, target, profile, 1);
  return forecastOf(t, attack, blowNeeds(t, attack), oddsOfBlows(t, model, target, profile));
}

/** Every attack of one model on another from where they stand, regardless of the turn. */
export function attacks(t: Look, from: Id, to: Id): readonly Forecast[] {
  const [attacker, target] = [from as ModelId, to as ModelId];
  if (
    attacker === target ||
    !isAlive(t, attacker) ||
    !isAlive(t, target) ||
    ownerOf(t, attacker) === ownerOf(t, target)
  )
    return [];
  if (areWithin(t, attacker, target, CONTACT) && !isVehicle(t, attacker))
    return meleeOf(t, attacker, [target]).map(profile => ofBlows(t, attacker, target, profile));
  const profiles = [...new Set(armsOf(t, attacker).map(({ profile }) => profile))];
  return profiles
    .filter(profile => againstTarget(t, { attacker, target, profile, manner: 'shooting' }).length === 0)
    .map(profile => ofShot(t, attacker, target, profile));
}

/** The results of the attacks that an answer leads to. */
export const forecast = combineHandlers<Look, unknown, readonly Forecast[]>(
  [
    forecastOn(chooseTarget, (t, { about: { model, profile } }, target) =>
      target === NOTHING ? [] : [ofShot(t, model, target as ModelId, profile)],
    ),
    forecastOn(chooseMelee, (t, { about: { model, victims } }, profile) =>
      profile === 'later' ? [] : victims.map(victim => ofBlows(t, model, victim, profile as string)),
    ),
  ],
  [],
);
