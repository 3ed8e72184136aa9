import { add } from '@little-wars/engine';
import type { Rule } from '../../types.ts';

/** VG-3.2: charge attacks on it have a penalty to hit. */
export const photonGrenades: Rule<'photon-grenades'> = {
  clause: 'VG-3.2',
  words: 'Charge attacks at it have {by} less to hit.',
  modify: {
    'hit-modifier': add((sum, { holder, by }, { attack: { target, manner } }) =>
      manner === 'charge' && target === holder ? sum - by : sum,
    ),
  },
};
