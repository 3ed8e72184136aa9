import { type Interlude, interludeOf } from '@little-wars/engine';
import { clauses } from '../../clauses/index.ts';
import { advice } from './advice.ts';
import { ruleset } from './ruleset.ts';
import { telling } from './telling.ts';
import { english } from './texts.ts';
import type { SpecOps } from './types.ts';

/** KT-11.3: the questions asked between battles. */
export const specOps: Interlude<SpecOps> = interludeOf(ruleset, {
  telling,
  texts: { en: english },
  clauses,
  advice,
});
