import type { Rule } from '../types.ts';

/** ZG-8.4: To come. */
export const runesOfTheFarseer: Rule<'runes-of-the-farseer'> = {
  clause: 'ZG-8.4',
};
