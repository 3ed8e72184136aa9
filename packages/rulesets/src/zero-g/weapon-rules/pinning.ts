import type { Rule } from '../types.ts';

/** ZG-8.3: To come. */
export const pinning: Rule<'pinning'> = {
  clause: 'ZG-8.3',
};
