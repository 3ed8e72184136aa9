// ST-10  Names of special rules, for the causes of modifiers and forecasts
import { ruleNames } from '../../w40k/show/rule-names.ts';
import { specialRules } from '../special-rules.ts';

export const ruleTexts: { readonly [id: string]: string } = {
  ...ruleNames(specialRules),
  'rule.ammo-runt': 'ammo runt',
};
