import { advise, proposeTo, tableOf, withOptions } from '@little-wars/engine';
import type { Bot } from './bot.ts';

/** Follows the ruleset's advice on what its seat may see; without advice, takes any legal answer. */
export const soldier: Bot = (seen, next) => {
  const { ruleset, setup, position, question, choices } = seen;
  if (question === null) throw new Error('nothing is asked');
  const t = tableOf(ruleset, setup, position);
  return advise(ruleset, t, withOptions(question, choices), next) ?? { answer: proposeTo(seen, next), because: null };
};
