import type { Rule } from '../types.ts';

/** 9E-12.8: holds markers against greater numbers; scoring looks this rule up by name. */
export const objectiveSecured: Rule<'objective-secured'> = { clause: '9E-12.8', name: 'Objective Secured' };
