import type { Rule } from '../types.ts';

/** ZG-8.3: Fired once per game; its use is marked on the model. */
export const oneUse: Rule<'one-use'> = {
  clause: 'ZG-8.3',
};
