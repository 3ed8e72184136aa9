import type { Rule } from '../types.ts';

/** ZG-8.4: No effect here; the rulings give the reason. */
export const idle: Rule<'idle'> = {
  clause: 'ZG-8.4',
};
