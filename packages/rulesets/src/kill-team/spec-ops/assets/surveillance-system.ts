import { add } from '@little-wars/engine';
import type { Rule } from '../../types.ts';

/** KT-14.32: Recon lets two operatives Dash, one after the other. */
export const surveillanceSystem: Rule<'surveillance-system'> = {
  clause: 'KT-14.32',
  words: { en: { rule: 'Surveillance System' } },
  modify: {
    'scouting-uses': add((uses, use, { seat, scouting }) =>
      seat === use.seat && scouting === 'recon' ? uses + 1 : uses,
    ),
  },
};
