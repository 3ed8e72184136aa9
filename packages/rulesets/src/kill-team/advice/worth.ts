// What shots and fights are worth, in victory points as a rough measure.

import { validTargets, weaponsToShoot, wieldingOf } from '../core/04-shoot.ts';
import { cardOf, operativeOf, weaponsOf } from '../lookups.ts';
import { bestFight } from '../odds/case.ts';
import { fightOdds } from '../odds/fight.ts';
import { fightCaseOf } from '../odds/fight-case.ts';
import { shotOdds } from '../odds/shot.ts';
import { shotCaseOf } from '../odds/shot-case.ts';
import type { Look, OperativeId } from '../types.ts';

/** What it is worth to take so many wounds from somebody, and to incapacitate it so likely. */
const harm = (t: Look, operative: OperativeId, wounds: number, kill: number): number =>
  (0.5 * wounds) / cardOf(t, operative).wounds + (0.3 + 0.1 * cardOf(t, operative).apl) * kill;

interface Odds {
  readonly average: number;
  readonly kill: number;
}

const MOST_KNOWN = 20_000;

/** Many shots are alike: their odds are kept by their numbers. */
function keptBy<C, O>(find: (of: C) => O): (of: C) => O {
  const known = new Map<string, O>();
  return of => {
    const key = JSON.stringify(of);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size > MOST_KNOWN) known.clear();
    const found = find(of);
    known.set(key, found);
    return found;
  };
}

const ofShot = keptBy((shot: ReturnType<typeof shotCaseOf>): Odds & { readonly self: number } => {
  const { average, kill, selfKill } = shotOdds(shot);
  return { average, kill, self: selfKill };
});

const ofFight = keptBy((fight: ReturnType<typeof fightCaseOf>) => {
  const { averageDealt, averageTaken, kill, killed } = fightOdds(fight, bestFight);
  return { averageDealt, averageTaken, kill, killed };
});

export interface Shot extends Odds {
  readonly weapon: string;
  readonly target: OperativeId;
  readonly worth: number;
}

export interface Shooter {
  readonly attacker: OperativeId;
  readonly action: string;
}

/** One weapon at one target. */
export function shotAt(t: Look, shooter: Shooter, weapon: string, target: OperativeId): Shot {
  const aim = { ...wieldingOf({ ...shooter, chosen: weapon }), target };
  const { average, kill, self } = ofShot(shotCaseOf(t, aim));
  const worth = harm(t, target, average, kill) - harm(t, shooter.attacker, 0, self);
  return { weapon, target, average, kill, worth };
}

export const bestOf = <X extends { readonly worth: number }>(list: readonly X[]): X | null =>
  list.reduce<X | null>((best, each) => (best === null || each.worth > best.worth ? each : best), null);

/** The best an operative can shoot from where it stands; null when it can shoot nothing. */
export function bestShotOf(t: Look, shooter: Shooter): Shot | null {
  const shots = weaponsToShoot(t, shooter).flatMap(weapon =>
    validTargets(t, { ...shooter, chosen: weapon }).map(target => shotAt(t, shooter, weapon, target)),
  );
  return bestOf(shots);
}

export interface Fight {
  readonly weapon: string | null;
  readonly target: OperativeId;
  readonly dealt: number;
  readonly kill: number;
  readonly killed: number;
  readonly worth: number;
}

const meleeOf = (t: Look, id: OperativeId): readonly string[] =>
  weaponsOf(t, id).flatMap(({ id: weapon, type, profiles }) =>
    type === 'melee' ? profiles.map(profile => `${weapon}/${profile.id}`) : [],
  );

/** One weapon against one enemy, which takes the first of its own. */
export function fightWith(t: Look, attacker: OperativeId, weapon: string | null, target: OperativeId): Fight {
  const parry = meleeOf(t, target)[0] ?? null;
  const odds = ofFight(fightCaseOf(t, { attacker, target, weapon, parry }));
  const worth = harm(t, target, odds.averageDealt, odds.kill) - 0.8 * harm(t, attacker, odds.averageTaken, odds.killed);
  return { weapon, target, dealt: odds.averageDealt, kill: odds.kill, killed: odds.killed, worth };
}

/** The best fight with an enemy. */
export function bestFightWith(t: Look, attacker: OperativeId, target: OperativeId): Fight | null {
  if (operativeOf(t, target).wounds === 0) return null;
  return bestOf(meleeOf(t, attacker).map(weapon => fightWith(t, attacker, weapon, target)));
}
