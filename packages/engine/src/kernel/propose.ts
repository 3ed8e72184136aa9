import { askOf } from './asks.ts';
import { choicesOf } from './choices.ts';
import { compile } from './compile.ts';
import { tableOf } from './explain.ts';
import type { Choices, Id, Numbers, OpenQuestion } from './questions.ts';
import type { Game, Ruleset, State } from './types.ts';

/** An open question in its context: all that a proposal needs. */
export interface Open<G extends Game = Game> {
  readonly ruleset: Ruleset<G>;
  readonly setup: G['setup'];
  readonly position: G['position'];
  readonly question: OpenQuestion | null;
  /** Null if the question is no pick-one. */
  readonly choices: Choices | null;
}

const openIn = <G extends Game>(ruleset: Ruleset<G>, setup: G['setup'], state: State<G>): Open<G> => ({
  ruleset,
  setup,
  position: state.position,
  question: state.question,
  choices: choicesOf(ruleset, setup, state),
});

/** A legal answer to the open question: the step's own proposal, or a random well-formed answer if it has none. */
export const propose = <G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  state: State<G>,
  next: Numbers,
): unknown => proposeTo(openIn(ruleset, setup, state), next);

export function proposeTo<G extends Game>(
  { ruleset, setup, position, question, choices }: Open<G>,
  next: Numbers,
): unknown {
  if (question === null) throw new Error('nothing is asked');
  const { propose: own } = askOf(compile(ruleset).asks, question);
  return own
    ? own(tableOf(ruleset, setup, position) as never, question as never, next, choices)
    : anyAnswer(question, choices, next);
}

/** A random legal answer: any well-formed one, or the step's proposal if well-formed answers may be illegal. */
export const anyLegal = <G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  state: State<G>,
  next: Numbers,
): unknown => anyLegalTo(openIn(ruleset, setup, state), next);

export function anyLegalTo<G extends Game>(open: Open<G>, next: Numbers): unknown {
  const { ruleset, question, choices } = open;
  return question !== null && !askOf(compile(ruleset).asks, question).legal
    ? anyAnswer(question, choices, next)
    : proposeTo(open, next);
}

/** A random action, mostly one that is not idle, and often an attack. */
export function eagerAction(
  choices: Choices,
  next: Numbers,
  { attacks, isIdle }: { readonly attacks: readonly Id[]; readonly isIdle: (id: Id) => boolean },
): Id {
  if (next(6) === 0) return choices.any(next)!;
  const attack = next(2) === 0 ? choices.any(next, id => attacks.includes(id)) : null;
  return attack ?? choices.any(next, id => !isIdle(id)) ?? choices.any(next)!;
}

/** A random well-formed answer. */
function anyAnswer(question: OpenQuestion, choices: Choices | null, next: Numbers): unknown {
  switch (question.kind) {
    case 'roll':
      return Array.from({ length: question.count }, () => next(question.sides) + 1);
    case 'pick-one':
      return choices!.any(next);
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
