import type { Problem } from '../read.ts';
import { fields, readAs, type Shape, whole } from '../read.ts';
import { advance } from './advance.ts';
import { askOf } from './asks.ts';
import { choicesOf, isListed } from './choices.ts';
import { compile } from './compile.ts';
import { tableOf } from './explain.ts';
import type { Asked, Id, Input, OpenQuestion, Question, Reason } from './questions.ts';
import { answerShapes, formChecks, notAnOption } from './read-answer.ts';
import { Run, type Sink } from './run.ts';
import type { Frame, Game, Ruleset, Sight, State } from './types.ts';

export type Answered<G extends Game> =
  | { readonly ok: true; readonly state: State<G> }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** The first state of a match: everything up to the first question. */
export function begin<G extends Game>(ruleset: Ruleset<G>, setup: G['setup'], sink?: Sink): State<G> {
  const { position, frame } = ruleset.opening(setup);
  return startAt(ruleset, setup, position, frame, sink);
}

/** A state that starts mid-match: one sequence run on a given position. */
export function startAt<G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  position: G['position'],
  frame: Frame,
  sink?: Sink,
): State<G> {
  return advance(new Run(compile(ruleset), setup, position, sink ?? null), [frame], null) as State<G>;
}

/** The state with another position: what is open is asked anew. */
export function onPosition<G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  { frames }: State<G>,
  position: G['position'],
): State<G> {
  return advance(new Run(compile(ruleset), setup, position, null), frames, null) as State<G>;
}

/**
 * The core of the engine: answers the open question. A refused answer changes nothing and returns every reason against
 * it; an accepted one returns the state at the next question. The given state is never modified.
 */
export function answer<G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  state: State<G>,
  input: Input,
  sink?: Sink,
): Answered<G> {
  const judged = judge(ruleset, setup, state, input);
  if (!judged.ok) return judged;
  const run = new Run(compile(ruleset), setup, state.position, sink ?? null);
  return { ok: true, state: advance(run, state.frames, { value: judged.answer }) as State<G> };
}

type Judged =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** Validates an answer without playing it; gives the parsed answer if it is legal. */
export function judge<G extends Game>(ruleset: Ruleset<G>, setup: G['setup'], state: State<G>, input: Input): Judged {
  const { question } = state;
  if (question === null) return refused({ reason: 'game-over', clause: null });
  const parsed = readInput(input);
  if (parsed === null) return refused({ reason: 'not-an-input', clause: null });
  if (parsed.by !== question.to)
    return refused({ reason: 'not-your-question', clause: question.clause, to: question.to, by: parsed.by });
  const read = readAs(answerShapes[question.kind] as Shape<unknown>, parsed.answer);
  if (!read.ok) return { ok: false, reasons: read.problems.map(each => asReason(each, question)) };
  const form = isListed(question)
    ? againstForm(question, read.value)
    : choicesOf(ruleset, setup, state)!.has(read.value as Id)
      ? []
      : [notAnOption(question, read.value as Id)];
  const reasons =
    form.length > 0 ? form : againstRules(ruleset, tableOf(ruleset, setup, state.position), question, read.value);
  return reasons.length === 0 ? { ok: true, answer: read.value } : { ok: false, reasons };
}

/** Every reason against an answer of the right type; empty if it is legal. */
export function reasonsAgainst<G extends Game>(
  ruleset: Ruleset<G>,
  t: Sight<G>,
  question: Question,
  value: unknown,
): readonly Reason[] {
  const form = againstForm(question, value);
  return form.length > 0 ? form : againstRules(ruleset, t, question, value);
}

function againstForm(question: Question, value: unknown): readonly Reason[] {
  type Check = (q: Question, answer: unknown) => readonly Reason[];
  return (formChecks[question.kind] as Check | undefined)?.(question, value) ?? [];
}

/** Every reason that the asking step has against an answer. */
function againstRules<G extends Game>(
  ruleset: Ruleset<G>,
  t: Sight<G>,
  question: OpenQuestion,
  value: unknown,
): readonly Reason[] {
  const { legal } = askOf(compile(ruleset).asks, question);
  return legal === null ? [] : legal(t as never, question as never, value as never);
}

const anything: Shape<unknown> = (_reader, _path, x) => x;
const seatOrDice: Shape<Asked> = (reader, path, x) => (x === 'dice' ? x : whole(0)(reader, path, x));
const inputShape = fields<Input>({ by: seatOrDice, answer: anything });

function readInput(input: unknown): Input | null {
  const plain = plainInput(input);
  if (plain) return plain;
  const read = readAs(inputShape, input);
  return read.ok ? read.value : null;
}

/** Fast path for an input of the usual form. Null only means that the full reader has to decide. */
function plainInput(input: unknown): Input | null {
  try {
    if (typeof input !== 'object' || input === null || Object.getPrototypeOf(input) !== Object.prototype) return null;
    let fields = 0;
    for (const name in input) {
      if (name !== 'by' && name !== 'answer') return null;
      fields++;
    }
    const { by, answer } = input as Input;
    if (fields !== 2 || (by !== 'dice' && !(Number.isSafeInteger(by) && by >= 0))) return null;
    return { by: by === 'dice' ? by : by + 0, answer };
  } catch {
    return null;
  }
}

const refused = (reason: Reason): Judged & { ok: false } => ({ ok: false, reasons: [reason] });

const asReason = ({ path, problem, ...parameters }: Problem, question: OpenQuestion): Reason => ({
  reason: problem,
  clause: question.clause,
  ...(path === '' ? {} : { at: path }),
  ...parameters,
});
