import { limit } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { orderRule } from './orders.ts';

/** ST-10.4: lets one friend shoot and charge this turn after it Fell Back. */
export const adaptiveStrategy: Rule<'adaptive-strategy'> = orderRule(
  { order: 'adaptive-strategy', name: 'Adaptive Strategy' },
  ({ within, to }) => ({
    within,
    to,
    until: 'turn',
    gives: { rule: 'adapted' },
  }),
);

export const adapted: Rule<'adapted'> = {
  clause: 'ST-10.4',
  name: 'Adaptive Strategy',
  modify: {
    'shooting-refused': limit((reasons, { target }, { model }) =>
      model === target ? reasons.filter(({ reason }) => reason !== 'fell-back') : reasons,
    ),
    'charge-refused': limit((reasons, { target }, { model }) =>
      model === target ? reasons.filter(({ reason }) => reason !== 'fell-back') : reasons,
    ),
  },
};
