import type { Rule } from '../types.ts';
import { orderRule } from './orders.ts';

/** ST-10.4: lets one friend shoot as well as fire its markerlight. */
export const inspiredToGreatness: Rule<'inspired-to-greatness'> = orderRule('inspired-to-greatness', ({ within }) => ({
  within,
  to: [],
  until: 'own-command',
  gives: { rule: 'inspired' },
}));

/** What a markerlight looks for by its name. */
export const inspired: Rule<'inspired'> = { clause: 'ST-10.4' };
