import type { ListedSequence } from '@little-wars/engine';
import { abilityRules, abilitySequences } from './abilities/index.ts';
import { lastingRules } from './rules/index.ts';
import type { Rule } from './types.ts';
import type { Use } from './uses.ts';
import { weaponRules } from './weapon-rules/index.ts';

/** Every special rule by its name. */
export const specialRules: { readonly [N in Use['rule']]: Rule<N> } = {
  ...weaponRules,
  ...abilityRules,
  ...lastingRules,
};

export const ruleSequences: readonly ListedSequence[] = [...abilitySequences];
