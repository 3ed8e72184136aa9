import type { Rule } from '../types.ts';

/** ZG-8.4: To come. */
export const instinctiveBehaviour: Rule<'instinctive-behaviour'> = {
  clause: 'ZG-8.4',
};
