import { add, type Seat, set } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import type { Roll } from '../../w40k/types.ts';
import { isAlive, ownerOf } from '../lookups.ts';
import type { Look, Rule } from '../types.ts';

const isUsed = (t: Look, holder: number | null): boolean =>
  t.position.effects.some(({ use }) => use.rule === 'runes-used' && use.holder === holder);

/** Whether the runes may still re-roll. */
const mayTakeUp = (t: Look, { holder, seat }: { holder: number | null; seat: Seat }, roll: Roll): boolean =>
  ((roll.what === 'psychic' && roll.model === holder) || (roll.what === 'deny' && roll.seat === seat)) &&
  isAlive(t, holder!) &&
  !isUsed(t, holder);

/** ZG-8.4: once per Psychic phase the dice of one attempt to manifest or to deny may be re-rolled. */
export const runesOfTheFarseer: Rule<'runes-of-the-farseer'> = {
  clause: 'ZG-8.4',
  name: 'the Runes of the Farseer',
  noBearing: { 're-rolled': 'it was used, and odds know that it is used once' },
  modify: {
    're-rolls': add((which, use, { roll }, t) => (mayTakeUp(t, use, roll) ? moreOf(which, 'failed') : which)),
    // An additional 6 may cause Perils (7E-4.3), and the runes work once per phase.
    're-roll-is-risky': set((value, use, { roll }, t) => value || mayTakeUp(t, use, roll)),
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
