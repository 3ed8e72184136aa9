// Which questions need not be asked, by the ruleset's flow.
import { perObject } from '../cache.ts';
import { checkAsked } from './asks.ts';
import { compile } from './compile.ts';
import type { AtStake, Flow, Idle, Settled, Verb } from './flow.ts';
import type { Declared, Id, Question } from './questions.ts';
import { combineHandlers } from './speaking.ts';
import type { Game, Ruleset, Sight } from './types.ts';

export type WithFlow<G extends Game> = Ruleset<G> & { readonly flow: Flow<G> };

const handlers = perObject((flow: Flow<Game>) => ({
  settled: combineHandlers(flow.settled, null),
  idle: combineHandlers(flow.idle, []),
  stakes: combineHandlers(flow.stakes, null),
  verbs: combineHandlers(flow.verbs, []),
}));

const handlersOf = <G extends Game>(flow: Flow<G>) => handlers(flow as unknown as Flow<Game>);

/** Throws if a flow handles a question that no sequence asks, or one twice. */
export function checkFlow<G extends Game>(ruleset: WithFlow<G>): void {
  const { asks } = compile(ruleset);
  const { settled, idle, stakes, verbs } = handlersOf(ruleset.flow);
  checkAsked(asks, 'flow.settled', settled.questions);
  checkAsked(asks, 'flow.idle', idle.questions);
  checkAsked(asks, 'flow.stakes', stakes.questions);
  checkAsked(asks, 'flow.verbs', verbs.questions);
  checkAsked(asks, 'flow.setUp', ruleset.flow.setUp);
  checkAsked(asks, 'flow.moreTargets', ruleset.flow.moreTargets);
  checkAsked(
    asks,
    'flow.together',
    ruleset.flow.together.map(({ question }) => question as Declared),
  );
  checkAsked(asks, 'flow.afterEnd', ruleset.flow.afterEnd);
}

/** The options that need not be offered. */
export const idleIn = <G extends Game>({ flow }: WithFlow<G>, t: Sight<G>, question: Question): readonly Idle[] =>
  handlersOf(flow).idle(t as unknown as Sight<Game>, question);

/** What is at stake in a question; null if unknown. */
export const stakesIn = <G extends Game>({ flow }: WithFlow<G>, t: Sight<G>, question: Question): AtStake | null =>
  handlersOf(flow).stakes(t as unknown as Sight<Game>, question);

export const verbsIn = <G extends Game>({ flow }: WithFlow<G>, t: Sight<G>, question: Question): readonly Verb[] =>
  handlersOf(flow).verbs(t as unknown as Sight<Game>, question);

/** Whether a question belongs to the set-up before the battle. */
export const isSetUp = <G extends Game>({ flow }: WithFlow<G>, { purpose }: { readonly purpose: string }): boolean =>
  flow.setUp.some(declared => declared.purpose === purpose);

/** The option that ends a question which repeats until a player is done; null for other questions. */
export const doneIn = <G extends Game>({ flow }: WithFlow<G>, { purpose }: { readonly purpose: string }): Id | null =>
  flow.together.find(({ question }) => question.purpose === purpose)?.done ?? null;

/** Whether a question comes right after a model's turn. */
export const isAfterEnd = <G extends Game>({ flow }: WithFlow<G>, { purpose }: { readonly purpose: string }): boolean =>
  flow.afterEnd.some(declared => declared.purpose === purpose);

/** The answer that need not be asked for; null if the question must be asked. */
export function settledIn<G extends Game>(ruleset: WithFlow<G>, t: Sight<G>, question: Question): Settled | null {
  const { settled } = handlersOf(ruleset.flow);
  return (
    onlyAnswer(question) ??
    settled(t as unknown as Sight<Game>, question) ??
    leftAfter(question, idleIn(ruleset, t, question))
  );
}

/** Its text is `settled.one-option`, which every ruleset shares. */
const ONE_OPTION = 'one-option';

/** The answer to a question that has only one. */
function onlyAnswer(question: Question): Settled | null {
  const { clause } = question;
  const only = (answer: Settled['answer']): Settled => ({ answer, reason: ONE_OPTION, clause });
  switch (question.kind) {
    case 'pick-one':
      return question.options.length === 1 ? only(question.options[0]!) : null;
    case 'pick-some':
      // With two or more the order of the answer may count.
      return question.options.length === question.least && question.least < 2 ? only(question.options) : null;
    case 'count':
      return question.least === question.most ? only(question.least) : null;
    case 'share':
      return question.among.length === 1 ? only([question.total]) : null;
    default:
      return null;
  }
}

/** The answer if all others are idle. */
function leftAfter(question: Question, idle: readonly Idle[]): Settled | null {
  const [first] = idle;
  if (first === undefined) return null;
  const because = { reason: first.reason, clause: first.clause };
  const left = 'options' in question ? question.options.filter(id => !idle.some(({ option }) => option === id)) : [];
  if (question.kind === 'pick-one') return left.length === 1 ? { answer: left[0]!, ...because } : null;
  if (question.kind === 'react') return left.length === 0 ? { answer: null, ...because } : null;
  return question.kind === 'pick-some' && left.length === 0 && question.least === 0 ? { answer: [], ...because } : null;
}
