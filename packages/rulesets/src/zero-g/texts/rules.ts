// ZG-8  Names of special rules and of other causes, for modifiers and forecasts
import { ruleNames } from '../../w40k/show/rule-names.ts';
import { specialRules } from '../special-rules.ts';

export const ruleTexts: { readonly [id: string]: string } = {
  ...ruleNames(specialRules),
  'rule.jink': 'jinking',
  'rule.go-to-ground': 'going to ground',
  'rule.explosion': 'an explosion',
  'rule.body-cover': 'the cover of a dead body',
  'rule.re-roll-ignore': 're-rolls of ignored wounds',
  'left-out.strikes-others': 'Not counted: what {rule} does to others',
  'left-out.cover-may-go': 'Counted as permanent: {rule}, which is removed with the first save it gives',
  'left-out.firer-may-fall': 'Not counted: {rule} may slay the firer, which ends its own rules',
};
