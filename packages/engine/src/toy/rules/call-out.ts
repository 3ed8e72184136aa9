import { callOut as callingOut, canPay } from '../06-reactions.ts';
import { ownerOf } from '../lookups.ts';
import type { Rule } from '../types.ts';

export const callOut: Rule<'call-out'> = {
  clause: 'TOY-6.2',
  offer: {
    'about-to-duck': (t, shot, _use, seat) =>
      seat === ownerOf(t, shot.shooter) && canPay(t, seat) && t.position.ducked === shot.target
        ? [{ id: 'call-out', frame: callingOut.start(shot) }]
        : [],
  },
};
