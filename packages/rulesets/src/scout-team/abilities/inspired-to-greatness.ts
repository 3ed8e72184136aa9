import type { Rule } from '../types.ts';
import { orderRule } from './orders.ts';

/** ST-10.4: lets one friend shoot in addition to firing its markerlight. */
export const inspiredToGreatness: Rule<'inspired-to-greatness'> = orderRule(
  { order: 'inspired-to-greatness', name: 'Inspired to Greatness' },
  ({ within }) => ({
    within,
    to: [],
    until: 'own-command',
    gives: { rule: 'inspired' },
  }),
);

/** Markerlights look this rule up by name. */
export const inspired: Rule<'inspired'> = { clause: 'ST-10.4', name: 'Inspired to Greatness' };
