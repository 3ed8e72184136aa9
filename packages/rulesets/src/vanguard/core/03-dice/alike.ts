// Groups dice results that make no difference, which keeps exact odds cheap
import { combineHandlers, on as onQuestion } from '@little-wars/engine';
import { weaponOf } from '../../lookups.ts';
import type { Look } from '../../types.ts';
import { armorNeeded, rollForArmor } from '../10-attacks/armor.ts';
import { rollToHit } from '../10-attacks/strike.ts';
import { rollBonusDice, rollOf, rollThemAgain, succeeds } from './dice.ts';

type Alike = (face: number) => string;

const byNumber =
  (needed: number, modifier: number): Alike =>
  face =>
    face === 6 ? 'six' : succeeds(face, needed, modifier) ? 'success' : 'failure';

const toHit = (t: Look): Alike | null => {
  const { attacker, weapon } = t.position.attack!;
  if (weapon === '') return null;
  return byNumber(weaponOf(t, attacker, weapon).hit, t.query('hit-modifier', 0, rollOf(t, 'attacker')));
};

const forArmor = (t: Look): Alike => {
  const { on, modifier } = armorNeeded(t);
  return byNumber(on, modifier);
};

/** Bonus dice and re-rolls belong to the preceding roll: armor once hits are counted, to hit before that. */
const asBefore = (t: Look): Alike | null => (t.position.attack!.hits > 0 ? forArmor(t) : toHit(t));

/** Dice of a hit or armor roll are equivalent if they count the same; natural 6s stay separate because they explode. */
export const alike = combineHandlers<Look, void, Alike | null>(
  [
    onQuestion(rollToHit, toHit),
    onQuestion(rollForArmor, forArmor),
    onQuestion(rollBonusDice, asBefore),
    onQuestion(rollThemAgain, asBefore),
  ],
  null,
);
