import type { Rule } from '../types.ts';

/** ZG-8.4: Does nothing here, for a reason that the rulings give. */
export const idle: Rule<'idle'> = {
  clause: 'ZG-8.4',
};
