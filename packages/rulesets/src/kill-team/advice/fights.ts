// Which enemy to fight, and with what.
import { bestOf } from '@little-wars/engine';
import { enemiesToFight } from '../core/05-fighting/fight.ts';
import { meleeOf } from '../core/05-fighting/melee.ts';
import { operativeOf } from '../lookups.ts';
import { bestFight, type FightPolicy } from '../odds/case.ts';
import { fightOdds } from '../odds/fight.ts';
import { fightCaseOf } from '../odds/fight-case.ts';
import type { Look, OperativeId } from '../types.ts';
import { harm, harmBy, memoized } from './harm.ts';
import { WEIGHTS } from './weights.ts';

/** Survival counts first, wounds second. */
export const TO_STAND: FightPolicy = { ...bestFight, objective: 'kill' };

const oddsOf = memoized((fight: ReturnType<typeof fightCaseOf>) => {
  const { averageDealt, averageTaken, kill, killed } = fightOdds(fight, TO_STAND);
  return { averageDealt, averageTaken, kill, killed };
});

export interface Fight {
  readonly weapon: string | null;
  readonly target: OperativeId;
  readonly dealt: number;
  readonly kill: number;
  readonly killed: number;
  readonly worth: number;
}

/** A fight from the attacker's point of view, with a weapon for each side. */
export function fightWith(t: Look, attacker: OperativeId, weapon: string | null, against: Opponent): Fight {
  const { target, parry } = against;
  const odds = oddsOf(fightCaseOf(t, { attacker, target, weapon, parry }));
  const won = harmBy(t, { attacker, how: 'combat' }, target, [odds.averageDealt, odds.kill]);
  const worth = won - WEIGHTS.ownLosses * harm(t, attacker, odds.averageTaken, odds.killed);
  return { weapon, target, dealt: odds.averageDealt, kill: odds.kill, killed: odds.killed, worth };
}

export interface Opponent {
  readonly target: OperativeId;
  readonly parry: string | null;
}

const orNone = (weapons: readonly string[]): readonly (string | null)[] => (weapons.length > 0 ? weapons : [null]);

/** A fight in which the enemy picks the weapon that is worst for the attacker. */
export const fightAtWorst = (t: Look, attacker: OperativeId, weapon: string | null, target: OperativeId): Fight =>
  orNone(meleeOf(t, target))
    .map(parry => fightWith(t, attacker, weapon, { target, parry }))
    .reduce((worst, each) => (each.worth < worst.worth ? each : worst));

/** The best fight with an enemy. */
export function bestFightWith(t: Look, attacker: OperativeId, target: OperativeId): Fight | null {
  if (operativeOf(t, target).wounds === 0) return null;
  return bestOf(meleeOf(t, attacker).map(weapon => fightAtWorst(t, attacker, weapon, target)));
}

/** The best fight against anybody in engagement range, or across a hatchway. */
export const bestFightOf = (t: Look, attacker: OperativeId, action = 'fight'): Fight | null =>
  bestOf(enemiesToFight(t, { attacker, action }).flatMap(enemy => bestFightWith(t, attacker, enemy) ?? []));
