// And They Shall Know No Fear: an activation without injury or reduced APL.
import { limit } from '@little-wars/engine';
import { changeApl } from '../../core/01-game/apl.ts';
import { operativeOf } from '../../lookups.ts';
import { type OperativeId, type Rule, sequence } from '../../types.ts';
import { begin } from '../mechanisms/effects.ts';
import { gains, offerPloy } from '../mechanisms/ploys.ts';

export const knowNoFear = sequence<{ readonly operative: OperativeId }>('know no fear', 'KT-6.4', s => [
  s.run('KT-6.4', 'shake it off', (t, { operative }) => {
    const { seat, aplChange } = operativeOf(t, operative);
    // Undoes any reduction so far; later ones are prevented.
    if (aplChange < 0) changeApl(t, { clause: 'KT-6.4', operative, by: -aplChange });
    begin(t, { use: { rule: 'fearless', seat, holder: operative }, until: 'activation' }, 'KT-6.4');
    return { operative };
  }),
]);

export const andTheyShallKnowNoFear: Rule<'and-they-shall-know-no-fear'> = {
  clause: 'KT-6.4',
  offer: {
    activated: (t, { operative }, use, seat) =>
      gains(t, use, operative) ? offerPloy(t, use, seat, () => knowNoFear.start({ operative })) : [],
  },
};

export const fearless: Rule<'fearless'> = {
  clause: 'KT-6.4',
  words: { en: { rule: 'And They Shall Know No Fear' } },
  modify: {
    injured: limit((injured, { holder }, { operative }) => injured && operative !== holder),
    'apl-change': limit((by, { holder }, { operative }) => (operative === holder ? Math.max(0, by) : by)),
  },
};
