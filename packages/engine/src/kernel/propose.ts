import { askOf } from './asks.ts';
import { anyOption } from './candidates.ts';
import { compile } from './compile.ts';
import { tableOf } from './explain.ts';
import type { Id, Numbers, Question } from './questions.ts';
import type { Game, Ruleset, State } from './types.ts';

/** A legal answer to the open question: the ruleset's own proposal, or any option where the kind alone suffices. */
export function propose<G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  state: State<G>,
  next: Numbers,
): unknown {
  const { question } = state;
  if (question === null) throw new Error('nothing is asked');
  const { propose: own } = askOf(compile(ruleset).asks, question);
  return own
    ? own(tableOf(ruleset, setup, state.position) as never, question as never, next)
    : anyAnswer(question, next);
}

/** Any legal answer: any its form allows, or the ruleset's own proposal where there is more to legality than form. */
export const anyLegal: typeof propose = (ruleset, setup, state, next) =>
  state.question && !askOf(compile(ruleset).asks, state.question).legal
    ? anyAnswer(state.question, next)
    : propose(ruleset, setup, state, next);

/** Any action; mostly one that is not idle, and often an attack. */
export function eagerAction(
  question: Question<'pick-one'>,
  next: Numbers,
  { attacks, isIdle }: { readonly attacks: readonly Id[]; readonly isIdle: (id: Id) => boolean },
): Id {
  const any = (isWanted?: (id: Id) => boolean): Id | null => anyOption(question, next, isWanted);
  if (next(6) === 0) return any()!;
  return (next(2) === 0 ? any(id => attacks.includes(id)) : null) ?? any(id => !isIdle(id)) ?? any()!;
}

/** Any answer the form of a question allows. */
export function anyAnswer(question: Question, next: Numbers): unknown {
  switch (question.kind) {
    case 'roll':
      return Array.from({ length: question.count }, () => next(question.sides) + 1);
    case 'pick-one':
      return anyOption(question, next);
    case 'pick-some':
      return someOf(question.options, question.least + next(question.most - question.least + 1), next);
    case 'share':
      return shares(question.among.length, question.total, question.least, next);
    case 'count':
      return question.least + next(question.most - question.least + 1);
    case 'react':
      return question.options[next(question.options.length + 1)] ?? null;
    case 'aim':
      return { dx: 1 + next(1000), dy: next(2001) - 1000 };
    default:
      throw new Error(`a ruleset that asks "${question.kind}" must propose answers to it`);
  }
}

function someOf(options: readonly Id[], count: number, next: Numbers): readonly Id[] {
  const left = [...options];
  return Array.from({ length: count }, () => left.splice(next(left.length), 1)[0]!);
}

function shares(takers: number, total: number, least: number, next: Numbers): readonly number[] {
  const parts = Array.from({ length: takers }, () => least);
  for (let rest = total - takers * least; rest > 0; rest--) parts[next(takers)]!++;
  return parts;
}
