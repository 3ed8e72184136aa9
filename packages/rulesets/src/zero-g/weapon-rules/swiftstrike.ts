import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ZG-8.3: A bonus to Initiative. */
export const swiftstrike: Rule<'swiftstrike'> = {
  clause: 'ZG-8.3',
  modify: {
    initiative: add((value, { holder, by }, { model }) => (model === holder ? value + by : value)),
  },
};
