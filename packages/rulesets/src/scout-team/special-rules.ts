import type { ListedSequence } from '@little-wars/engine';
import { abilityRules, abilitySequences, lastingRules } from './abilities/index.ts';
import { coreRules, coreSequences } from './rules/index.ts';
import type { Rule } from './types.ts';
import type { Use } from './uses.ts';
import { weaponRules } from './weapon-rules/index.ts';

/** Every special rule by its name. */
export const specialRules: { readonly [N in Use['rule']]: Rule<N> } = {
  ...coreRules,
  ...weaponRules,
  ...abilityRules,
  ...lastingRules,
};

export const ruleSequences: readonly ListedSequence[] = [...coreSequences, ...abilitySequences];
