import { limit } from '@little-wars/engine';
import { rollOf } from '../../core/03-dice/dice.ts';
import { unsaved } from '../../core/10-attacks/armor.ts';
import type { Rule } from '../../types.ts';
import { isMarked, markOf, offerMark } from '../paying.ts';

const ABILITY = 'necrodermis';

/** VG-10.5: for CP, if D is more than 1: every unsaved hit of this attack costs it only one wound. */
export const necrodermis: Rule<'necrodermis'> = {
  clause: 'VG-10.5',
  words: '{cp} CP, before it suffers wounds: each unsaved hit of that attack costs it 1 wound only.',
  offer: {
    'before-wounds': (t, _about, { holder, cp }, seat) => {
      const { target, damage } = t.position.attack!;
      const hurts = target === holder && unsaved(t) > 0 && t.query('damage', damage, rollOf(t, 'attacker')) > 1;
      return hurts ? offerMark(t, seat, { model: target, ability: ABILITY, cp, mark: markOf(ABILITY, target) }) : [];
    },
  },
  modify: {
    damage: limit((damage, { holder }, { attack: { target } }, t) =>
      target === holder && isMarked(t, markOf(ABILITY, target)) ? Math.min(1, damage) : damage,
    ),
  },
};
