// Which results of a roll make no difference, so that exact odds stay cheap
import type { Question } from '@little-wars/engine';
import { weaponOf } from '../../lookups.ts';
import type { Look } from '../../types.ts';
import { armorNeeded } from '../10-attacks/armor.ts';
import { now, succeeds } from './dice.ts';

type Alike = (face: number) => string;

const byNumber =
  (needed: number, modifier: number): Alike =>
  face =>
    face === 6 ? 'six' : succeeds(face, needed, modifier) ? 'success' : 'failure';

/** Dice of a hit or armor roll are alike when they count as the same; natural 6s stay apart, for they explode. */
export function alike(t: Look, { purpose }: Question<'roll'>): Alike | null {
  const { attack } = t.position;
  if (attack === null) return null;
  const ofArmor = purpose === 'roll for armor' || (attack.hits > 0 && isFollowing(purpose));
  if (ofArmor) {
    const { on, modifier } = armorNeeded(t);
    return byNumber(on, modifier);
  }
  if (attack.weapon === '' || (purpose !== 'roll to hit' && !isFollowing(purpose))) return null;
  const { hit } = weaponOf(t, attack.attacker, attack.weapon);
  return byNumber(hit, t.query('hit-modifier', 0, now(t, 'attacker')));
}

/** Bonus dice and re-rolls belong to the roll before them: to armor once hits are counted. */
const isFollowing = (purpose: string): boolean => purpose === 'roll bonus dice' || purpose === 'roll them again';
