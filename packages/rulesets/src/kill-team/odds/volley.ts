// A Shoot action with several targets: Blast, Torrent, Fusillade (KT-4.12).
import { atLeast, averageOf, type Distribution, supposing } from '@little-wars/engine';
import { ownerOf } from '../lookups.ts';
import type { Aim, Target, Wielding } from '../queries.ts';
import type { Look, OperativeId } from '../types.ts';
import { offersAt } from './asking.ts';
import { bestShot, type ShotCase, type ShotPolicy } from './case.ts';
import { lossesOf } from './ignored.ts';
import type { Reactions } from './reactions.ts';
import { burns, onesLeft, planShot } from './shot.ts';
import { caseOf } from './shot-case.ts';

/** The effect of an action on one operative: a target, the shooter, or a bystander. */
export interface Hurt {
  readonly operative: OperativeId;
  /** As probabilities, which sum to 1. */
  readonly damage: Distribution;
  readonly average: number;
  readonly kill: number;
}

/** The wounds of all operatives, whether an attack was repeated (KT-6.4: once), and the chance of this. */
interface Standing {
  readonly wounds: readonly number[];
  readonly repeated: boolean;
  readonly chance: number;
}

/** The players' policies; by default the best shot each time, and no reactions that cost something. */
export interface VolleyPlay {
  readonly policy?: ShotPolicy;
  readonly reactions?: Reactions;
}

/**
 * The odds of a whole action. The attacks are resolved in order, each on the state left by the earlier ones: a shooter
 * injured by Hot hits worse, splashed targets have fewer wounds, and an operative with none left is not attacked. Every
 * attack is optimised as if it were the only one. Everyone that may lose wounds is listed.
 */
export function volleyOdds(
  t: Look,
  wielding: Wielding,
  targets: readonly Target[],
  { policy = bestShot, reactions = [] }: VolleyPlay = {},
): readonly Hurt[] {
  const before = t.position.operatives.map(({ wounds }) => wounds);
  let standings: readonly Standing[] = [{ wounds: before, repeated: false, chance: 1 }];
  for (const target of targets)
    standings = merged(standings.flatMap(standing => attacked(t, wielding, target, { standing, policy, reactions })));
  const touched = new Set([...targets.map(({ operative }) => operative), wielding.attacker]);
  for (const { wounds } of standings)
    for (const [id, left] of wounds.entries()) if (left !== before[id]) touched.add(id);
  return [...touched].map(operative => hurt(standings, operative, before[operative]!));
}

/** Merges standings in which all operatives have the same wounds. */
function merged(standings: readonly Standing[]): readonly Standing[] {
  const distinct = new Map<string, { wounds: readonly number[]; repeated: boolean; chance: number }>();
  for (const { wounds, repeated, chance } of standings) {
    const key = `${repeated} ${wounds.join(' ')}`;
    const same = distinct.get(key);
    if (same) same.chance += chance;
    else distinct.set(key, { wounds, repeated, chance });
  }
  return [...distinct.values()];
}

interface Attacking extends Required<VolleyPlay> {
  readonly standing: Standing;
}

const standingAs = (t: Look, wounds: readonly number[]): Look =>
  supposing(t, { operatives: t.position.operatives.map((each, id) => ({ ...each, wounds: wounds[id]! })) });

function attacked(t: Look, wielding: Wielding, at: Target, attacking: Attacking): readonly Standing[] {
  const { standing, policy, reactions } = attacking;
  const { wounds, repeated, chance } = standing;
  const { operative, dice, after, viewer } = at;
  if (wounds[operative] === 0) return [standing];
  const aim = { ...wielding, target: operative, ...(viewer === undefined ? {} : { viewer }) };
  const { shot, target, splashed } = caseOf(standingAs(t, wounds), aim, { dice, after, reactions });
  const { attacker } = wielding;
  return outcomesOf(shot, policy).flatMap(({ lost, self, criticals, chance: then }) => {
    const left = [...wounds];
    const lose = (id: OperativeId, amount: number): void => {
      left[id] = Math.max(0, left[id]! - amount);
    };
    lose(target, lost);
    lose(attacker, self);
    for (const id of splashed) if (id !== attacker) lose(id, shot.splash * criticals);
    const next = { wounds: left, repeated, chance: chance * then };
    const isAgain =
      !repeated && left[target] === wounds[target] && repeats(standingAs(t, left), aim, target, at, reactions);
    return isAgain ? attacked(t, wielding, at, { ...attacking, standing: { ...next, repeated: true } }) : [next];
  });
}

/** Whether an attack that did no damage is repeated, on its original target. */
function repeats(t: Look, aim: Aim, against: OperativeId, { dice, after }: Target, reactions: Reactions): boolean {
  if (reactions.length === 0) return false;
  const { attacker: operative } = aim;
  const over = { operative, against, lost: 0, shot: { aim, dice, after } };
  return offersAt(t, 'attack-resolved', over, ownerOf(t, operative)).some(
    ({ id, dice: choice }) => choice.does === 'attack-again' && reactions.includes(id),
  );
}

interface Outcome {
  readonly lost: number;
  readonly self: number;
  readonly criticals: number;
  readonly chance: number;
}

/** The joint outcomes of one attack. */
function outcomesOf(shot: ShotCase, policy: ShotPolicy): readonly Outcome[] {
  const { attack, defence, change } = planShot(shot, policy);
  return attack.rolled.flatMap(({ critical, normal, ones, weight }) => {
    const before = { critical, normal, fail: shot.attacks - critical - normal };
    const { dice } = change(before, ones);
    const { weights } = defence.against(dice);
    const share = weight / attack.total / defence.total;
    return lossesOf(burns(shot, dice, onesLeft(before, dice, ones)), shot.shooterIgnoresOn).flatMap(own =>
      Array.from(weights, (falls, lost) => ({
        lost,
        self: own.lost,
        criticals: dice.critical,
        chance: falls * share * own.chance,
      })).filter(({ chance }) => chance > 0),
    );
  });
}

function hurt(standings: readonly Standing[], operative: OperativeId, before: number): Hurt {
  const weights = new Array<number>(before + 1).fill(0);
  for (const { wounds, chance } of standings) weights[before - wounds[operative]!]! += chance;
  const damage = { weights, total: 1 };
  return { operative, damage, average: averageOf(damage), kill: atLeast(damage, before) };
}
