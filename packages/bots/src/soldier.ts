import { advise, proposeTo, tableOf, withOptions } from '@little-wars/engine';
import type { Bot } from './bot.ts';

/** Does what the ruleset advises on what its seat may see, and where it advises nothing, anything legal. */
export const soldier: Bot = (seen, next) => {
  const { ruleset, setup, position, question, choices } = seen;
  if (question === null) throw new Error('nothing is asked');
  const t = tableOf(ruleset, setup, position);
  return advise(ruleset, t, withOptions(question, choices), next) ?? { answer: proposeTo(seen, next), because: null };
};
