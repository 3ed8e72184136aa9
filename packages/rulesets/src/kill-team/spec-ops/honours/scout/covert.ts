import { changeOrder, mayChangeOrder } from '../../../factions/mechanisms/change-order.ts';
import { remember, remembers } from '../../../factions/mechanisms/effects.ts';
import { ownerOf } from '../../../lookups.ts';
import { type OperativeId, type Rule, sequence } from '../../../types.ts';

const DONE = 'covert';

/** KT-14.22: in the first turning point its order may be changed once, when it is activated. */
export const covert: Rule<'covert'> = {
  clause: 'KT-14.22',
  words: { en: { rule: 'Covert', reactions: { covert: 'Covert: change its order' } } },
  offer: {
    activated: (t, { operative }, { holder }, seat) =>
      t.position.turningPoint === 1 &&
      operative === holder &&
      ownerOf(t, operative) === seat &&
      mayChangeOrder(t, operative) &&
      !remembers(t, operative, DONE)
        ? [{ id: 'covert', frame: goingCovert.start({ operative }) }]
        : [],
  },
};

export const goingCovert = sequence<{ readonly operative: OperativeId }>('covert', 'KT-14.22', s => [
  s.run('KT-14.22', 'once', (t, v) => {
    remember(t, v.operative, DONE, 'turning-point');
    return v;
  }),
  s.call('KT-14.22', 'change its order', (_t, { operative }) => changeOrder.start({ operative, clause: 'KT-14.22' })),
]);
