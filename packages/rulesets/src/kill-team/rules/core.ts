// Rules that are always in play.
import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { supportersOf } from '../core/05-fight.ts';
import { rollerOf } from '../core/dice.ts';
import { cardOf, operativeOf } from '../lookups.ts';
import type { Look, OperativeId, Rule } from '../types.ts';

/** KT-6.3: less than half its wounds left; exactly half is not injured. */
export const isInjured = (t: Look, operative: OperativeId): boolean =>
  t.query('injured', 2 * operativeOf(t, operative).wounds < cardOf(t, operative).wounds, { operative });

export const injured: Rule<'injured'> = {
  clause: 'KT-6.3',
  modify: {
    move: add((move, _use, { operative }, t) => (isInjured(t as Look, operative) ? move - inches(2) : move)),
    'hit-on': add((hit, _use, rolling, t) => (isInjured(t as Look, rollerOf(rolling)) ? hit + 1 : hit)),
  },
};

/** KT-5.5 */
export const combatSupport: Rule<'combat-support'> = {
  clause: 'KT-5.5',
  modify: {
    'hit-on': add((hit, _use, rolling, t) =>
      rolling.attack.kind === 'combat' ? hit - supportersOf(t as Look, rolling) : hit,
    ),
  },
};

/** KT-3.14: BS one worse. */
export const overwatch: Rule<'overwatch'> = {
  clause: 'KT-3.14',
  modify: { 'hit-on': add((hit, _use, { attack }) => (attack.action === 'overwatch' ? hit + 1 : hit)) },
};
