import type { Rule } from '../types.ts';

/** ZG-8.4: To come. */
export const etherealInterception: Rule<'ethereal-interception'> = {
  clause: 'ZG-8.4',
};
