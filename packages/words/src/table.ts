import type { Catalogue } from './say.ts';

/** Words that every table needs, whatever the ruleset. */
export const common: Catalogue = {
  nothing: 'nothing',
  'choice.no-reaction': 'Do nothing',
  'choice.pass': 'Pass',
  'number.base': 'base {base}',
};
