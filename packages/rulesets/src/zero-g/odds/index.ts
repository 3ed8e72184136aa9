// The exact chances of one weapon against one model, from the same queries as in play
import { shareUnder } from '@little-wars/engine/geometry';
import { attackOf } from '../core/03-shooting/fire.ts';
import { directionTo, teardropOf } from '../core/03-shooting/targets.ts';
import { automaticHits } from '../core/03-shooting/template.ts';
import { blastOf, isOutOfReach, isTemplate, shotsOf } from '../core/03-shooting/weapons.ts';
import { blowAt, blowsOf } from '../core/04-assault/fighting.ts';
import { woundingAttack } from '../core/05-attacks/resolve.ts';
import { FALLS_UP_TO, fallMark, fallOf } from '../core/09-vehicles/fliers.ts';
import { isUnder, isVehicle, modelOf, standing } from '../lookups.ts';
import type { Attack, Look, ModelId, Shot } from '../types.ts';
import { atOnce, type Chances, plus, power, scaled } from './chances.ts';
import { backOf, markersOf } from './heat.ts';
import { hitChances, landingsOn } from './hits.ts';
import { hullOdds } from './hull.ts';
import { afterSouls, HARMLESS, hitWorth, lossesOf, lostInAll, mixedWorth } from './worth.ts';

export interface AttackOdds {
  /** The chance of each number of wounds or hull points lost, from 0 on. */
  readonly wounds: Chances;
  readonly mean: number;
  readonly kill: number;
  /** 7E-6.11: wounds that the attacker loses to its own weapon; null if it is safe. */
  readonly back: Chances | null;
}

/** Future hits: how many, and their kinds with shares. */
interface Incoming {
  readonly hits: Chances;
  readonly as: readonly (readonly [share: number, attack: Attack])[];
}

const NO_HARM: AttackOdds = { wounds: [1], mean: 0, kill: 0, back: null };

/** 7E-9.8: the cost of a fall to a Flier that was hit. */
function afterFall(t: Look, target: ModelId, hits: Chances, lost: Chances): Chances {
  const { wounds: left, used } = modelOf(t, target);
  if (!isUnder(t, target, 'swooping') || used.includes(fallMark(t))) return lost;
  const chance = FALLS_UP_TO / 6;
  const fall = lossesOf(atOnce(1), hitWorth(t, woundingAttack(t, fallOf(target))), left);
  const falling = plus(scaled(fall, chance), [1 - chance]);
  // A model that was not hit does not test.
  const missed = hits[0] ?? 0;
  return plus(
    [missed],
    lostInAll(
      lost.map((each, wounds) => (wounds === 0 ? each - missed : each)),
      falling,
      left,
    ),
  );
}

function oddsOf(t: Look, { hits, as }: Incoming, back: Chances | null): AttackOdds {
  const [, { target }] = as[0]!;
  const { wounds: left } = modelOf(t, target);
  let wounds: Chances;
  const isHarmless = t.query('no-wounds', false, { attack: as[0]![1] });
  if (isVehicle(t, target)) wounds = isHarmless ? [1] : hullOdds(t, target, as, hits);
  else {
    const worth = isHarmless ? HARMLESS : mixedWorth(as.map(([share, attack]) => [share, hitWorth(t, attack)]));
    const lost = lossesOf(hits, worth, left);
    const isTested = as.some(([, attack]) => t.query('tests-souls', false, { attack }));
    wounds = afterFall(t, target, hits, isTested ? afterSouls(t, target, lost) : lost);
  }
  const mean = wounds.reduce((sum, chance, count) => sum + chance * count, 0);
  return { wounds, mean, kill: wounds[left] ?? 0, back };
}

/** The chances of an attack that is about to be rolled. */
export const oddsOfAttack = (t: Look, attack: Attack, back: Chances | null = null): AttackOdds =>
  oddsOf(t, { hits: hitChances(t, attack), as: [[1, attack]] }, back);

/** 7E-5.23: a flame; in Overwatch D3 hits. */
function ofFlame(t: Look, shot: Shot & { readonly target: ModelId }): AttackOdds {
  const { attacker, target } = shot;
  const flame = teardropOf(t, attacker, directionTo(t, attacker, target));
  const isUnderIt = !isOutOfReach(t, shot) && shareUnder(standing(t, target), flame) !== 'none';
  if (shot.manner !== 'overwatch' && !isUnderIt) return NO_HARM;
  const hits = shot.manner === 'overwatch' ? [0, 1 / 3, 1 / 3, 1 / 3] : atOnce(1);
  const attack = automaticHits(t, { shot, hits: 1, origin: modelOf(t, attacker).at });
  return oddsOf(t, { hits, as: [[1, attack]] }, null);
}

/** 7E-5.24: markers, at every possible landing place. */
function ofMarkers(t: Look, shot: Shot & { readonly target: ModelId }): AttackOdds {
  const landings = landingsOn(t, shot);
  const under = landings.reduce((sum, { chance }) => sum + chance, 0);
  const { fired, back } = markersOf(t, shot, shotsOf(t, shot));
  if (under === 0) return { ...NO_HARM, back };
  let hits: Chances = [];
  for (const [count, chance] of fired.entries()) hits = plus(hits, scaled(power([1 - under, under], count), chance));
  const origin = modelOf(t, shot.attacker).at;
  // 7E-6.3: hits of a Barrage come from the middle of its marker.
  const as = t.query('barrage', false, shot)
    ? landings.map(({ at, chance }) => [chance / under, automaticHits(t, { shot, hits: 1, origin: at })] as const)
    : [[1, automaticHits(t, { shot, hits: 1, origin })] as const];
  return oddsOf(t, { hits, as }, back);
}

/** A weapon fired at a model. */
export function oddsOfShot(t: Look, shot: Shot & { readonly target: ModelId }): AttackOdds {
  if (isTemplate(t, shot)) return ofFlame(t, shot);
  if (blastOf(t, shot) > 0) return ofMarkers(t, shot);
  const attack = attackOf(t, shot);
  const back = t.query('gets-hot', false, shot) ? backOf(t, attack) : null;
  return oddsOfAttack(t, attack, back);
}

/** All blows of a weapon on one enemy. */
export function oddsOfBlows(
  t: Look,
  model: ModelId,
  target: ModelId,
  profile: string,
  blows = blowsOf(t, model, profile, [target]),
): AttackOdds {
  const attack = blowAt(t, model, target, profile, blows);
  const isSure = isVehicle(t, target) && isUnder(t, target, 'immobilised');
  return oddsOfAttack(t, isSure ? { ...attack, attacks: 0, hits: blows } : attack);
}
