import type { Rule } from '../types.ts';

/** ZG-8.3: Fired once a game; what is used up is remembered with the model. */
export const oneUse: Rule<'one-use'> = {
  clause: 'ZG-8.3',
};
