import { fall } from '../05-shooting.ts';
import { soldierOf } from '../lookups.ts';
import { question, type Rule, type SoldierId, sequence } from '../types.ts';

export const lastStand: Rule<'last-stand'> = {
  clause: 'TOY-7.3',
  on: {
    fell: (t, fact, use) => (soldierOf(t, fact.to).wounds > 0 ? lastShot.start({ ...fact, face: use.face }) : null),
  },
};

interface LastShot {
  readonly soldier: SoldierId;
  readonly to: SoldierId;
  readonly face: number;
}

export const rollLastStand = question('roll the last stand', 'roll');

export const lastShot = sequence<LastShot>('last-shot', 'TOY-7.3', s => [
  s.roll('TOY-7.3', rollLastStand, {
    count: () => 1,
    then: (t, v, [face]) => {
      if (face! >= v.face)
        t.emit({ type: 'wounds-lost', clause: 'TOY-7.3', soldier: v.to, amount: 1, from: v.soldier });
      return v;
    },
  }),
  s.call('TOY-5.4', 'whoever it slew falls', (t, v) =>
    soldierOf(t, v.to).wounds === 0 ? fall.start({ soldier: v.to, to: v.soldier }) : null,
  ),
]);
