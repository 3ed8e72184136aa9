import type { Rule } from '../types.ts';

/** RS-10.3: a bearer slain in the Fight phase before it fought fights first; the library looks it up by name. */
export const strikesWhenSlain: Rule<'strikes-when-slain'> = { clause: 'RS-10.3' };
