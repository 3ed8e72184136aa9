// Odds as shown to players: chances, numbers and reasons
import { chancesOf, type Forecast } from '@little-wars/engine';
import { armorNeeded, invulnerables } from '../core/10-attacks/armor.ts';
import { weaponOf } from '../lookups.ts';
import { ofArmor, ofDamage, ofHits } from '../numbers.ts';
import type { Aim } from '../queries.ts';
import type { Look } from '../types.ts';
import { leftOut } from './not-counted.ts';
import type { StrikeOdds } from './strike.ts';
import { begun, during, facesFor, type StrikeDetails } from './strike-case.ts';
import { oddsOfMelee } from './volley.ts';

/** An attack on one target, and the retaliation. */
export function forecastOf(t: Look, aim: Aim, details: StrikeDetails): Forecast {
  const { dealt, back } = oddsOfMelee(t, aim, details);
  return {
    ...woundsForecast(t, aim, dealt),
    because: becauseOf(begun(t, aim, details)),
    leftOut: leftOut(t, aim, details),
    ...(back && { back: { chances: chancesOf(back.lost), mean: back.average, kill: back.removed } }),
  };
}

/** The numbers of an attack that has begun, for the armor used in the odds. */
export function becauseOf(t: Look): Forecast['because'] {
  const { attack } = t.position;
  const options = [null, ...invulnerables(t)].map(invulnerable => {
    const look = during(t, { ...attack!, invulnerable });
    const { on, modifier } = armorNeeded(look);
    return { look, faces: facesFor(on, modifier) };
  });
  const { look } = options.reduce((a, b) => (b.faces > a.faces ? b : a));
  return [...ofHits(t), ...ofArmor(look), ...ofDamage(t)];
}

export const woundsForecast = (
  t: Look,
  { attacker, target, weapon }: Omit<Aim, 'manner'>,
  odds: StrikeOdds,
): Omit<Forecast, 'because' | 'leftOut'> => ({
  id: 'wounds',
  clause: 'VG-10.5',
  by: attacker,
  to: target,
  with: weaponOf(t, attacker, weapon).name,
  chances: chancesOf(odds.lost),
  mean: odds.average,
  kill: odds.removed,
  policy: 'failures-again',
});
