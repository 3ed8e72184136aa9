// TOY-6  Reactions

import type { Seat } from '../kernel/index.ts';
import { other, ownerOf } from './lookups.ts';
import type { Look, Shot } from './types.ts';
import { sequence } from './types.ts';

export const duck = sequence<Shot>('duck', 'TOY-6.1', s => [
  s.run('TOY-6.1', 'pay and duck', (t, v) => {
    t.emit({ type: 'courage-changed', clause: 'TOY-6.1', seat: ownerOf(t, v.target), by: -1 });
    t.emit({ type: 'ducked', clause: 'TOY-6.1', soldier: v.target });
    return v;
  }),
  s.window('TOY-6.2', 'the shooter may call out', 'about-to-duck', (_t, { shooter, target }) => ({ shooter, target })),
]);

export const callOut = sequence<Shot>('call-out', 'TOY-6.2', s => [
  s.run('TOY-6.2', 'pay and undo the duck', (t, v) => {
    t.emit({ type: 'courage-changed', clause: 'TOY-6.2', seat: other(ownerOf(t, v.target)), by: -1 });
    t.emit({ type: 'ducked', clause: 'TOY-6.2', soldier: null });
    return v;
  }),
]);

export const canPay = (t: Look, seat: Seat): boolean => t.position.courage[seat]! > 0;
