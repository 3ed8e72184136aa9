import { canPay, duck as ducking } from '../06-reactions.ts';
import { ownerOf } from '../lookups.ts';
import type { Rule } from '../types.ts';

export const duck: Rule<'duck'> = {
  clause: 'TOY-6.1',
  offer: {
    'target-chosen': (t, shot, _use, seat) =>
      seat === ownerOf(t, shot.target) && canPay(t, seat) && t.position.ducked === null
        ? [{ id: 'duck', frame: ducking.start(shot) }]
        : [],
  },
};
