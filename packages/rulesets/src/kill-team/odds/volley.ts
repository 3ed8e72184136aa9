// A Shoot action with several targets: Blast, Torrent, Fusillade (KT-4.12).
import { tableOf } from '@little-wars/engine';
import type { Target } from '../core/04-more-targets.ts';
import { killTeam } from '../index.ts';
import type { Wielding } from '../queries.ts';
import type { Look, OperativeId } from '../types.ts';
import { bestShot, type ShotCase, type ShotPolicy } from './case.ts';
import { atLeast, averageOf, type Distribution } from './distribution.ts';
import { lossesOf } from './ignored.ts';
import { burns, onesLeft, planShot } from './shot.ts';
import { caseOf } from './shot-case.ts';

/** What an action does to one operative: a target, the shooter, or somebody near. */
export interface Hurt {
  readonly operative: OperativeId;
  /** Chances out of 1. */
  readonly damage: Distribution;
  readonly average: number;
  readonly kill: number;
}

/** Wounds of everybody, and how likely that is. */
interface Standing {
  readonly wounds: readonly number[];
  readonly chance: number;
}

/**
 * The odds of a whole action. The attacks follow one another on what the ones before them left: a shooter that Hot has
 * injured hits worse, splashed targets have fewer wounds, and who has none left is not attacked. Everyone that may
 * lose wounds is listed.
 */
export function volleyOdds(
  t: Look,
  wielding: Wielding,
  targets: readonly Target[],
  policy: ShotPolicy = bestShot,
): readonly Hurt[] {
  const before = t.position.operatives.map(({ wounds }) => wounds);
  let standings: readonly Standing[] = [{ wounds: before, chance: 1 }];
  for (const target of targets)
    standings = merged(standings.flatMap(standing => attacked(t, wielding, target, { standing, policy })));
  const touched = new Set([...targets.map(({ operative }) => operative), wielding.attacker]);
  for (const { wounds } of standings)
    for (const [id, left] of wounds.entries()) if (left !== before[id]) touched.add(id);
  return [...touched].map(operative => hurt(standings, operative, before[operative]!));
}

/** The same wounds on everybody are one standing. */
function merged(standings: readonly Standing[]): readonly Standing[] {
  const made = new Map<string, { wounds: readonly number[]; chance: number }>();
  for (const { wounds, chance } of standings) {
    const key = wounds.join(' ');
    const known = made.get(key);
    if (known) known.chance += chance;
    else made.set(key, { wounds, chance });
  }
  return [...made.values()];
}

function attacked(
  t: Look,
  wielding: Wielding,
  { operative: target, dice, after, viewer }: Target,
  { standing, policy }: { readonly standing: Standing; readonly policy: ShotPolicy },
): readonly Standing[] {
  const { wounds, chance } = standing;
  if (wounds[target] === 0) return [standing];
  const operatives = t.position.operatives.map((each, id) => ({ ...each, wounds: wounds[id]! }));
  const now = tableOf(killTeam, t.setup, { ...t.position, operatives });
  const aim = { ...wielding, target, ...(viewer === undefined ? {} : { viewer }) };
  const { shot, splashed } = caseOf(now, aim, { dice, after });
  const { attacker } = wielding;
  return outcomesOf(shot, policy).map(({ lost, self, criticals, chance: then }) => {
    const left = [...wounds];
    const lose = (id: OperativeId, amount: number): void => {
      left[id] = Math.max(0, left[id]! - amount);
    };
    lose(target, lost);
    lose(attacker, self);
    for (const id of splashed) if (id !== attacker) lose(id, shot.splash * criticals);
    return { wounds: left, chance: chance * then };
  });
}

interface Outcome {
  readonly lost: number;
  readonly self: number;
  readonly criticals: number;
  readonly chance: number;
}

/** Everything that may come of one attack at once. */
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
