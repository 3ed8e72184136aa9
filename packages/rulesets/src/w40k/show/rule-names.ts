// Names of special rules, for the causes of modifiers and forecasts
import type { RuleName } from '../weapon-rules/words.ts';

/** Texts with the names that rules have in their files. */
export const ruleNames = (rules: { readonly [rule: string]: RuleName }): { readonly [id: string]: string } =>
  Object.fromEntries(Object.entries(rules).map(([rule, { name }]) => [`rule.${rule}`, name]));
