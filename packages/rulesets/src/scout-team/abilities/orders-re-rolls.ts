import { add } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import type { Rule } from '../types.ts';
import { orderRule } from './orders.ts';

/** ST-10.4: lets one friend re-roll hits of 1 until its owner's next Command phase. */
export const ordersReRolls: Rule<'orders-re-rolls'> = orderRule(
  { order: 'orders-re-rolls', name: 'an order: re-roll hits of 1' },
  ({ within, to }) => ({
    within,
    to,
    until: 'own-command',
    gives: { rule: 'ordered-re-rolls' },
  }),
);

export const orderedReRolls: Rule<'ordered-re-rolls'> = {
  clause: 'ST-10.4',
  name: 'an order: re-roll hits of 1',
  modify: {
    're-rolls': add((which, { target }, { roll }) =>
      roll.what === 'hit' && roll.model === target ? moreOf(which, 'ones') : which,
    ),
  },
};
