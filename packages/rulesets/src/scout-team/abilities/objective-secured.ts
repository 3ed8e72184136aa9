import type { Rule } from '../types.ts';

/** 9E-12.8: holds markers against greater numbers; who counts them looks for this rule by its name. */
export const objectiveSecured: Rule<'objective-secured'> = { clause: '9E-12.8' };
