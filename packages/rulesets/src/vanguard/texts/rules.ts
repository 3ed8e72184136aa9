// What rules and actions are called and say, as their own files have it
import { allActions } from '../factions/actions.ts';
import { specialRules } from '../special-rules.ts';

interface Worded {
  readonly name?: string;
  readonly words?: string | null;
}

const ofRules = Object.entries<Worded>(specialRules).flatMap(([id, { name, words }]) => [
  ...(name === undefined ? [] : [[`rule.${id}`, name] as const]),
  ...(words == null ? [] : [[`says.${id}`, words] as const]),
]);

const ofActions = allActions.map(({ id, words }) => [`says.${id}`, words] as const);

export const ruleTexts: { readonly [id: string]: string } = Object.fromEntries([...ofRules, ...ofActions]);
