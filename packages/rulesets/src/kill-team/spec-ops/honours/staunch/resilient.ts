import type { Rule } from '../../../types.ts';

/** KT-14.8: its additional starting wounds; the opening adds them. */
export const MORE_WOUNDS = 2;

export const resilient: Rule<'resilient'> = { clause: 'KT-14.8', words: { en: { rule: 'Resilient' } } };
