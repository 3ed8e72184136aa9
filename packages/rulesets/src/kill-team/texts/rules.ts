import { specialRules } from '../special-rules.ts';
import type { RuleWords } from '../types.ts';

/** The words that special rules bring along. */
export const ruleTexts: { readonly [id: string]: string } = Object.fromEntries(
  Object.entries(specialRules).flatMap(([rule, { words }]) => {
    const { rule: name, reactions = {} }: Partial<RuleWords> = words?.en ?? {};
    return [
      ...(name === undefined ? [] : [[`rule.${rule}`, name] as const]),
      ...Object.entries(reactions).map(([id, text]) => [`reaction.${id}`, text] as const),
    ];
  }),
);
