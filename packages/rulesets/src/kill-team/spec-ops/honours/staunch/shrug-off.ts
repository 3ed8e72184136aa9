import { changeOne, now, otherSide, rollerOf, type Side } from '../../../core/dice/dice.ts';
import { type Rule, sequence } from '../../../types.ts';
import { criticalsOf } from '../../../weapon-rules/wielded.ts';

/** KT-14.9: one critical hit of each attack against it becomes a normal one. */
export const shrugOff: Rule<'shrug-off'> = {
  clause: 'KT-14.9',
  words: { en: { rule: 'Shrug Off' } },
  on: {
    'attack-dice-retained': (t, { side }, { holder }) => {
      const isAgainst = rollerOf(now(t, otherSide(side))) === holder;
      return isAgainst && criticalsOf(t, side) > 0 ? shrugging.start({ side }) : null;
    },
  },
};

/** A step of its own, because it comes after all effects of retained dice. */
export const shrugging = sequence<{ readonly side: Side }>('shrug off', 'KT-14.9', s => [
  s.run('KT-14.9', 'a critical hit becomes normal', (t, v) => {
    changeOne(t, v.side, ['critical', 'normal'], 'KT-14.9');
    return v;
  }),
]);
