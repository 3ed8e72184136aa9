// What an answer would lead to, by the same odds as everywhere else
import { chancesOf, combineHandlers, type Forecast, type Id } from '@little-wars/engine';
import { engagedWith, isEngaged } from '../core/01-game/measuring.ts';
import { chooseAction } from '../core/02-turning-point/activation.ts';
import { aimOf, rangedOf } from '../core/04-shooting/aiming.ts';
import { attackOn } from '../core/04-shooting/attack.ts';
import { selectRangedWeapon, selectValidTarget } from '../core/04-shooting/shoot.ts';
import { reasonsAgainstTarget } from '../core/04-shooting/targets.ts';
import { validTargets, weaponsToShoot } from '../core/04-shooting/valid-targets.ts';
import { enemiesToFight, selectEnemy } from '../core/05-fighting/fight.ts';
import { meleeOf } from '../core/05-fighting/melee.ts';
import { now } from '../core/dice/dice.ts';
import { isEnemy, isInPlay, operativeOf, weaponOf } from '../lookups.ts';
import { during } from '../odds/asking.ts';
import { combatOf, type Duel } from '../odds/duel.ts';
import { oddsOfFight } from '../odds/fight-case.ts';
import { leftOutOfFight, leftOutOfShot } from '../odds/left-out.ts';
import { oddsOfShot } from '../odds/shot-case.ts';
import type { Aim } from '../queries.ts';
import { ofHits, ofSaves } from '../telling/numbers.ts';
import { type AboutOperative, forecastOn, type Look, type OperativeId } from '../types.ts';

/** The shots and fights an answer would begin. */
export const forecast = combineHandlers<Look, unknown, readonly Forecast[]>(
  [
    forecastOn(selectValidTarget, (t, { about }, target) => [shot(t, aimOf(about, target as OperativeId))]),
    forecastOn(selectRangedWeapon, (t, { about }, chosen) => shotsWith(t, shooterOf(t, about), chosen as string)),
    forecastOn(selectEnemy, (t, { about: { attacker } }, enemy) =>
      meleeOf(t, attacker).map(weapon => combat(t, attacker, enemy as OperativeId, weapon)),
    ),
    forecastOn(chooseAction, (t, { about: { operative: attacker } }, action) => {
      if (action === 'shoot')
        return weaponsToShoot(t, { attacker, action }).flatMap(chosen => shotsWith(t, { attacker, action }, chosen));
      if (action !== 'fight') return [];
      return enemiesToFight(t, { attacker, action }).flatMap(enemy =>
        meleeOf(t, attacker).map(weapon => combat(t, attacker, enemy, weapon)),
      );
    }),
  ],
  [],
);

interface Shooter {
  readonly attacker: OperativeId;
  readonly action: string;
}

/** Every shot and fight of one operative at another from where they stand, regardless of the turn. */
export function attacks(t: Look, from: Id, to: Id): readonly Forecast[] {
  const [attacker, target] = [from as OperativeId, to as OperativeId];
  if (attacker === target || ![attacker, target].every(id => isInPlay(operativeOf(t, id)))) return [];
  if (!isEnemy(t, attacker, target)) return [];
  const aims = rangedOf(t, attacker).map(chosen => aimOf({ attacker, action: 'shoot', chosen }, target));
  const shots = isEngaged(t, attacker) ? [] : aims.filter(aim => reasonsAgainstTarget(t, aim).length === 0);
  const fights = engagedWith(t, attacker).includes(target) ? meleeOf(t, attacker) : [];
  return [...shots.map(aim => shot(t, aim)), ...fights.map(weapon => combat(t, attacker, target, weapon))];
}

/** The action in progress; an Overwatch happens outside the operative's own activation. */
function shooterOf(t: Look, { operative: attacker }: AboutOperative): Shooter {
  return { attacker, action: t.position.activation?.operative === attacker ? 'shoot' : 'overwatch' };
}

const shotsWith = (t: Look, shooter: Shooter, chosen: string): readonly Forecast[] =>
  validTargets(t, { ...shooter, chosen }).map(target => shot(t, aimOf({ ...shooter, chosen }, target)));

/** The weapon's name, with the profile where it has several: their chances differ. */
function armedWith(t: Look, { attacker, weapon, profile }: Aim): string {
  const { name, profiles } = weaponOf(t, attacker, weapon);
  return profiles.length > 1 ? `${name} (${profile})` : name;
}

function shot(t: Look, aim: Aim): Forecast {
  const { attacker, target } = aim;
  const { damage, average, kill } = oddsOfShot(t, aim);
  const look = during(t, attackOn(t, aim, null));
  return {
    id: 'damage',
    clause: 'KT-4.6',
    by: attacker,
    to: target,
    with: armedWith(t, aim),
    chances: chancesOf(damage),
    mean: average,
    kill,
    because: [...ofHits(look, now(look, 'attacker')), ...ofSaves(look, now(look, 'defender'))],
    policy: 'best',
    leftOut: leftOutOfShot(t, aim),
  };
}

function combat(t: Look, attacker: OperativeId, target: OperativeId, weapon: string): Forecast {
  const parry = meleeOf(t, target)[0] ?? null;
  const duel: Duel = { attacker, target, weapon, parry };
  const { dealt, averageDealt, kill, averageTaken, killed, taken } = oddsOfFight(t, duel);
  const look = during(t, combatOf(duel));
  return {
    id: 'fight',
    clause: 'KT-5.4',
    by: attacker,
    to: target,
    with: weaponOf(t, attacker, weapon.split('/')[0]!).name,
    chances: chancesOf(dealt),
    mean: averageDealt,
    kill,
    because: [...ofHits(look, now(look, 'attacker')), ...ofHits(look, now(look, 'defender'))],
    policy: 'best',
    leftOut: leftOutOfFight(t, duel),
    back: { chances: chancesOf(taken), mean: averageTaken, kill: killed },
  };
}
