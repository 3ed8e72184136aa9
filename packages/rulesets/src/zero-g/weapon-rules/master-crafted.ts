import type { Rule } from '../types.ts';

/** ZG-8.3: To come. */
export const masterCrafted: Rule<'master-crafted'> = {
  clause: 'ZG-8.3',
};
