// Just A Scratch: the damage of one attack die is ignored.
import { end } from '@little-wars/engine';
import { type Rule, sequence } from '../../types.ts';
import { gains, offerPloy } from '../mechanisms/ploys.ts';

export const shrugOff = sequence<object>('just a scratch', 'KT-6.4', s => [
  s.run('KT-6.4', 'shrug it off', t => {
    t.emit({ type: 'damage-ignored', clause: 'KT-6.4' });
    return end();
  }),
]);

export const justAScratch: Rule<'just-a-scratch'> = {
  clause: 'KT-6.4',
  offer: {
    'damage-dealt': (t, { operative, amount }, use, seat) =>
      amount > 0 && gains(t, use, operative) ? offerPloy(t, use, seat, () => shrugOff.start({})) : [],
  },
};
