// TOY-8  The barrel
import type { Direction } from '../geometry/index.ts';
import type { Seat } from '../kernel/index.ts';
import { inches, isByBarrel, rollTo } from './ground.ts';
import { standing } from './lookups.ts';
import { question, sequence } from './types.ts';

export const aimTheBarrel = question('aim the barrel', 'aim');

export const rollTheBarrel = question('roll the barrel', 'roll');

export const rollBarrel = sequence<{ readonly seat: Seat; readonly along: Direction }>('roll-barrel', 'TOY-8.1', s => [
  s.ask('TOY-8.1', aimTheBarrel, {
    legal: 'any',
    to: (_t, v) => v.seat,
    ask: () => ({ model: 'barrel' }),
    then: (_t, v, along) => ({ ...v, along }),
  }),
  s.roll('TOY-8.1', rollTheBarrel, {
    count: () => 1,
    then: (t, v, [face]) => {
      t.emit({ type: 'barrel-rolled', clause: 'TOY-8.1', along: v.along, to: rollTo(t, v.along, inches(face!)) });
      return v;
    },
  }),
]);

export const scoreBarrel = sequence<object>('score-barrel', 'TOY-8.2', s => [
  s.run('TOY-8.2', 'count who stands by it', (t, v) => {
    const [zero, one] = [0, 1].map(
      seat => standing(t.position, (soldier, id) => soldier.seat === seat && isByBarrel(t, id)).length,
    );
    if (zero !== one) t.emit({ type: 'scored', clause: 'TOY-8.2', seat: zero! > one! ? 0 : 1, points: 1 });
    return v;
  }),
]);
