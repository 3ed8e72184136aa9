// Changing orders in the middle of a turning point.
import type { Reason } from '@little-wars/engine';
import { operativeOf } from '../../lookups.ts';
import { type Look, type OperativeId, type Order, sequence } from '../../types.ts';
import type { OwnAction } from '../registry.ts';
import type { StrategyRule } from '../uses.ts';
import { effectFor } from './effects.ts';
import { gainsAs } from './ploys.ts';

const OPPOSITE: { readonly [O in Order]: Order } = { engage: 'conceal', conceal: 'engage' };

/** Whether it may be given the other order. */
export const mayChangeOrder = (t: Look, operative: OperativeId): boolean =>
  t.query('orders', ['engage', 'conceal'], { operative }).includes(OPPOSITE[operativeOf(t, operative).order]);

export const changeOrder = sequence<{ readonly operative: OperativeId; readonly clause: string }>(
  'change an order',
  'KT-13.1',
  s => [
    s.run('KT-13.1', 'change the order', (t, v) => {
      const order = OPPOSITE[operativeOf(t, v.operative).order];
      t.emit({ type: 'order-given', clause: v.clause, operative: v.operative, order });
      return v;
    }),
  ],
);

/** While a strategic ploy is active, operatives with a keyword may change their order for 1AP. */
export const changeOrderAction = (ploy: StrategyRule, keyword: string): OwnAction => ({
  id: ploy,
  clause: 'KT-2.5',
  ap: 1,
  isGiven: (t, operative) => {
    const { seat } = operativeOf(t, operative);
    return effectFor(t, ploy, seat) && gainsAs(t, { seat }, operative, keyword);
  },
  reasons: (t, operative): readonly Reason[] =>
    mayChangeOrder(t, operative) ? [] : [{ reason: 'no-other-order', clause: 'KT-2.11' }],
  start: (_t, operative) => changeOrder.start({ operative, clause: 'KT-2.5' }),
});
