import { advise, propose, tableOf } from '@little-wars/engine';
import type { Bot } from './bot.ts';

/** Does what the ruleset advises on what its seat may see, and where it advises nothing, anything legal. */
export const soldier: Bot = ({ ruleset, setup, state }, next) => {
  const { question, position } = state;
  if (question === null) throw new Error('nothing is asked');
  return (
    advise(ruleset, tableOf(ruleset, setup, position), question, next) ?? {
      answer: propose(ruleset, setup, state, next),
      because: null,
    }
  );
};
