import type { Rule } from '../../types.ts';

/** KT-14.33: more equipment points; the setup reader counts them. */
export const MORE_EQUIPMENT = 4;

export const expandedArmoury: Rule<'expanded-armoury'> = {
  clause: 'KT-14.33',
  words: { en: { rule: 'Expanded Armoury' } },
};
