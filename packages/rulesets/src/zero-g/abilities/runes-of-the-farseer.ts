import { add } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import { isAlive, ownerOf } from '../lookups.ts';
import type { Look, Rule } from '../types.ts';

const isUsed = (t: Look, holder: number | null): boolean =>
  t.position.effects.some(({ use }) => use.rule === 'runes-used' && use.holder === holder);

/** ZG-8.4: once a Psychic phase the dice of one attempt to manifest or to deny are rolled again. */
export const runesOfTheFarseer: Rule<'runes-of-the-farseer'> = {
  clause: 'ZG-8.4',
  modify: {
    're-rolls': add((which, { holder, seat }, { roll }, t) =>
      ((roll.what === 'psychic' && roll.model === holder) || (roll.what === 'deny' && roll.seat === seat)) &&
      isAlive(t, holder!) &&
      !isUsed(t, holder)
        ? moreOf(which, 'failed')
        : which,
    ),
  },
  on: {
    're-rolled': (t, _fact, { holder }) => {
      const roll = t.position.rolls.at(-1);
      if (holder === null || isUsed(t, holder) || (roll?.what !== 'psychic' && roll?.what !== 'deny')) return null;
      const seat = ownerOf(t, holder);
      if (roll.seat === seat)
        t.emit({
          type: 'effect-began',
          clause: 'ZG-8.4',
          effect: { use: { rule: 'runes-used', seat, holder }, until: 'phase', seat },
        });
      return null;
    },
  },
};
