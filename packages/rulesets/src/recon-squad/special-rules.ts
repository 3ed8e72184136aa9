import type { ListedSequence } from '@little-wars/engine';
import { coreRules, coreSequences } from './rules/index.ts';
import { traitRules, traitSequences } from './traits/index.ts';
import type { Rule } from './types.ts';
import type { Use } from './uses.ts';

/** Every special rule by its name. */
export const specialRules = {
  ...coreRules,
  ...traitRules,
} as unknown as { readonly [N in Use['rule']]: Rule<N> };

export const ruleSequences: readonly ListedSequence[] = [...coreSequences, ...traitSequences];
