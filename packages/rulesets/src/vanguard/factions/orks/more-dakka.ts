import { add } from '@little-wars/engine';
import type { Rule } from '../../types.ts';
import { isMarked, markOf, offerMark } from '../paying.ts';

const ABILITY = 'more-dakka';

/** VG-3.8: for CP, more dice in a ranged attack; once per attack, at the target it was paid for. */
export const moreDakka: Rule<'more-dakka'> = {
  clause: 'VG-3.8',
  words: '{cp} CP, before the hit roll of a ranged attack: {dice} dice more at that target.',
  offer: {
    'before-hit-roll': (t, _about, { holder, cp }, seat) => {
      const { attacker: model, target, type, marks } = t.position.attack!;
      const isOpen = model === holder && type === 'ranged' && !marks.some(mark => mark.startsWith(ABILITY));
      return isOpen ? offerMark(t, seat, { model, ability: ABILITY, cp, mark: markOf(ABILITY, target) }) : [];
    },
  },
  modify: {
    'attack-dice': add((count, { holder, dice }, { attack: { attacker, target } }, t) =>
      attacker === holder && isMarked(t, markOf(ABILITY, target)) ? count + dice : count,
    ),
  },
};
