import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** RS-10.4: moves further when it Advances or charges. */
export const adrenalGlands: Rule<'adrenal-glands'> = {
  clause: 'RS-10.4',
  name: 'Adrenal Glands',
  modify: {
    'advance-bonus': add((value, { holder, by }, { model }) => (model === holder ? value + by : value)),
    'charge-bonus': add((value, { holder, by }, { model }) => (model === holder ? value + by : value)),
  },
};
