// What an enemy could do to an operative by its bare profiles, wherever they stand; cached, as cards do not change.
import { keyed } from '@little-wars/engine';
import type { Profile, Weapon } from '../content/types.ts';
import { cardOf, fullWounds, operativeOf, weaponsOf } from '../lookups.ts';
import { bareFightCase, bareShotCase } from '../odds/bare.ts';
import { fightOdds } from '../odds/fight.ts';
import { shotOdds } from '../odds/shot.ts';
import type { Look, OperativeId } from '../types.ts';
import { TO_STAND } from './fights.ts';
import { harm, worthOf } from './harm.ts';

/** Keyed by kind of attack and everything it depends on. */
const fears = keyed<string, number>(50_000);

/** Everything the result depends on, as a cache key. */
const nameOf = (t: Look, enemy: OperativeId, operative: OperativeId): string =>
  `${keyOf(t, enemy)}/${keyOf(t, operative)}`;

/** KT-14.8: what it began with counts too, where that is not what its card says; its worth depends on the mission. */
function keyOf(t: Look, id: OperativeId): string {
  const { card, weapons, equipment, wounds, full } = operativeOf(t, id);
  return `${card}/${weapons}/${equipment}/${full === undefined ? wounds : `${wounds} of ${full}`}/${worthOf(t, id)}`;
}

const profilesOf = (t: Look, id: OperativeId, type: Weapon['type']): readonly Profile[] =>
  weaponsOf(t, id).flatMap(weapon => (weapon.type === type ? weapon.profiles : []));

const isShort = ({ rules }: Profile): boolean => rules.some(({ rule }) => rule === 'range');

const isInjured = (t: Look, id: OperativeId): boolean => 2 * operativeOf(t, id).wounds < fullWounds(t, id);

/** An enemy's best shot in the open; from afar, only with weapons that have no short range. */
export const fearOfShot = (t: Look, enemy: OperativeId, operative: OperativeId, isNear: boolean): number =>
  fears(`shot/${isNear}/${nameOf(t, enemy, operative)}`, () => {
    const { defence, save } = cardOf(t, operative);
    const { wounds } = operativeOf(t, operative);
    const target = { defence, save, wounds, cover: 0, invulnerable: null, ignores: 7 };
    const injured = isInjured(t, enemy);
    const shots = profilesOf(t, enemy, 'ranged')
      .filter(profile => isNear || !isShort(profile))
      .map(weapon => {
        const { average, kill } = shotOdds(
          bareShotCase({ weapon, target, injured, overwatch: false, commandReRolls: [0, 0] }),
        );
        return harm(t, operative, average, kill);
      });
    return Math.max(0, ...shots);
  });

/** The best fight an enemy could force on it, each side with its best weapon. */
export const fearOfFight = (t: Look, enemy: OperativeId, operative: OperativeId): number =>
  fears(`fight/${nameOf(t, enemy, operative)}`, () => {
    const fighter = (id: OperativeId, weapon: Profile) => ({
      weapon,
      wounds: operativeOf(t, id).wounds,
      ignores: 7,
      injured: isInjured(t, id),
      support: 0,
      commandReRolls: 0,
    });
    const own = profilesOf(t, operative, 'melee');
    const fights = profilesOf(t, enemy, 'melee').map(weapon => {
      const ways = own.map(parry => {
        const odds = fightOdds(
          bareFightCase({ attacker: fighter(enemy, weapon), defender: fighter(operative, parry) }),
          TO_STAND,
        );
        return harm(t, operative, odds.averageDealt, odds.kill) - harm(t, enemy, odds.averageTaken, odds.killed);
      });
      return Math.min(...ways, Number.MAX_VALUE);
    });
    return Math.max(0, ...fights.filter(worth => worth < Number.MAX_VALUE));
  });
