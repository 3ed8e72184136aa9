import type { Rule } from '../types.ts';

/** ZG-8.3: To come. */
export const blind: Rule<'blind'> = {
  clause: 'ZG-8.3',
};
