// Exact odds of a shooting attack.

import { atLeast, averageOf, type Distribution, keyed, latest, mapped } from '@little-wars/engine';
import { bestShot, type ShotCase, type ShotPolicy } from './case.ts';
import { bestChanges, type Changed, type Judged } from './changes.ts';
import { planRoll, type RollPlan } from './dice.ts';
import { lossesOf } from './ignored.ts';
import type { Pool } from './pool.ts';
import { prepare } from './prepared.ts';
import { rankingOf } from './ranking.ts';
import { type DefencePlan, planDefence } from './saves.ts';

export interface ShotOdds {
  /** Wounds the target loses; excess damage is lost. */
  readonly damage: Distribution;
  readonly average: number;
  /** The chance to incapacitate. */
  readonly kill: number;
  /** Critical hits retained. */
  readonly criticals: Distribution;
  /** KT-9.23: the chance that the target loses APL. */
  readonly stunned: number;
  /** KT-9.22: mortal wounds on each other operative nearby. */
  readonly splash: Distribution;
  /** KT-9.9, KT-9.22: wounds the shooter loses to its own weapon. */
  readonly self: Distribution;
  readonly selfKill: number;
}

/** The odds of a shot, and what each side does at every choice. */
export interface ShotPlan {
  readonly odds: ShotOdds;
  readonly attack: RollPlan;
  readonly defence: DefencePlan;
  /** How the attacker changes evaluated dice, with this many of the failures showing 1. */
  change(dice: Judged, ones: number): Changed;
}

const poolOf = ({ attacks, hitOn, criticalOn, reRolls, hot }: ShotCase): Pool => ({
  dice: attacks,
  succeedsOn: hitOn,
  criticalOn,
  reRolls: attacks === 0 ? [] : reRolls,
  ones: hot > 0,
});

/** Whoever asks whether a shot can be worked out asks for its odds next. */
const defenceOf = latest(planDefence);

/** Whether the attack dice of a shot have a ranking: a better one is never worth less. */
export function isRanked(shot: ShotCase, policy: ShotPolicy): boolean {
  const { worth, change } = judging(shot, defenceOf(shot, policy));
  return rankingOf(poolOf(shot), worthOfHits(poolOf(shot), change, worth)) !== null;
}

export function planShot(shot: ShotCase, policy: ShotPolicy = bestShot): ShotPlan {
  const defence = defenceOf(shot, policy);
  const pool = poolOf(shot);
  const { worth, change } = judging(shot, defence);
  const reRolls = policy.reRolls === 'best' && pool.reRolls.length === 0 ? 'never' : policy.reRolls;
  const attack = planRoll(pool, reRolls === 'best' ? worthOfHits(pool, change, worth) : reRolls);
  return { odds: oddsOf(shot, attack, defence, change), attack, defence, change };
}

/** The worth of attack dice, and how they are changed. */
function judging(shot: ShotCase, defence: DefencePlan) {
  /** The worth of retained dice to the attacker; its own wounds come last. */
  const worth = (dice: Judged, ones: number): readonly number[] => {
    const { value } = defence.against(dice);
    return shot.hot + shot.splash === 0 ? value : [...value, -Math.min(shot.shooterWounds, burns(shot, dice, ones))];
  };
  const change = (dice: Judged, ones: number): Changed =>
    bestChanges(dice, shot.changes, after => worth(after, onesLeft(dice, after, ones)));
  return { worth, change };
}

/** KT-9.9: failures that show 1 are the first to be changed into hits, so that they are not discarded. */
export const onesLeft = (before: Judged, after: Judged, ones: number): number =>
  Math.max(0, ones - (before.fail - after.fail));

/** KT-9.9, KT-9.22: mortal wounds the shooter brings on itself. */
export const burns = ({ hot, splash, splashesShooter }: ShotCase, { critical }: Judged, ones: number): number =>
  hot * ones + (splashesShooter ? splash * critical : 0);

function worthOfHits(
  pool: Pool,
  change: ShotPlan['change'],
  worth: (dice: Judged, ones: number) => readonly number[],
): readonly Float64Array[] {
  const { ends, places } = prepare({ ...pool, reRolls: [] });
  const lists: Float64Array[] = [];
  for (const { place, critical, normal, ones } of ends) {
    const before = { critical, normal, fail: pool.dice - critical - normal };
    const { dice } = change(before, ones);
    const values = worth(dice, onesLeft(before, dice, ones));
    for (let i = 0; i < values.length; i++) {
      lists[i] ??= new Float64Array(places);
      lists[i]![place] = values[i]!;
    }
  }
  return lists;
}

function oddsOf(shot: ShotCase, attack: RollPlan, defence: DefencePlan, change: ShotPlan['change']): ShotOdds {
  const total = attack.total * defence.total;
  const lost = new Array<number>(shot.wounds + 1).fill(0);
  const criticals = new Array<number>(shot.attacks + 1).fill(0);
  const self: number[] = [0];
  const isHarmless = shot.hot === 0 && !shot.splashesShooter;
  const rolls = attack.rolled;
  for (let i = 0; i < rolls.length; i++) {
    const rolled = rolls[i]!;
    const { weight } = rolled;
    const before = {
      critical: rolled.critical,
      normal: rolled.normal,
      fail: shot.attacks - rolled.critical - rolled.normal,
    };
    const dice = shot.changes.length === 0 ? before : change(before, rolled.ones).dice;
    const { weights } = defence.against(dice);
    for (let x = 0; x < weights.length; x++) lost[x]! += weight * weights[x]!;
    criticals[dice.critical]! += weight * defence.total;
    if (isHarmless) self[0]! += weight * defence.total;
    else burn(self, shot, burns(shot, dice, onesLeft(before, dice, rolled.ones)), weight * defence.total);
  }
  const damage = { weights: lost, total };
  const ofCriticals = { weights: criticals, total };
  const ofSelf = { weights: self, total };
  return {
    damage,
    average: averageOf(damage),
    kill: atLeast(damage, shot.wounds),
    criticals: ofCriticals,
    stunned: shot.stun ? atLeast(ofCriticals, 1) : 0,
    splash: mapped(ofCriticals, n => n * shot.splash),
    self: ofSelf,
    selfKill: atLeast(ofSelf, shot.shooterWounds),
  };
}

/** Adds the wounds that the shooter inflicts on itself. */
function burn(self: number[], { shooterIgnoresOn, shooterWounds }: ShotCase, amount: number, weight: number): void {
  for (const { lost, chance } of lossesOf(amount, shooterIgnoresOn)) {
    const felt = Math.min(shooterWounds, lost);
    while (self.length <= felt) self.push(0);
    self[felt]! += weight * chance;
  }
}

const cached = keyed<string, ShotOdds>(4096);

/** The odds of a shot; those asked before are cached. */
export const shotOdds = (shot: ShotCase, policy: ShotPolicy = bestShot): ShotOdds =>
  cached(JSON.stringify([shot, policy]), () => planShot(shot, policy).odds);
