import { type Advised, propose, type Question, tableOf } from '@little-wars/engine';
import type { Bot } from './bot.ts';

type Adviser = (t: unknown, question: Question, next: (below: number) => number) => Advised | null;

/** Does what the ruleset advises on what its seat may see, and where it advises nothing, anything legal. */
export const soldier: Bot = ({ ruleset, setup, state }, next) => {
  const { question, position } = state;
  if (question === null) throw new Error('nothing is asked');
  const adviser = ruleset.advice[question.kind] as Adviser | undefined;
  return (
    adviser?.(tableOf(ruleset, setup, position), question, next) ?? {
      answer: propose(ruleset, setup, state, next),
      because: null,
    }
  );
};
