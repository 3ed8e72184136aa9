import type { CompiledSequence } from './compile.ts';
import type { Question } from './questions.ts';
import type { Run } from './run.ts';
import { isEnd } from './steps.ts';
import type { End, Frame, Game, Next, State, Step } from './types.ts';

/** The result of an answered question or of a sequence that ended, on its way to the step that waits for it. */
interface Got {
  readonly value: unknown;
}

/** A frame that holds back an ended sequence's result while rules that follow its facts are carried out. */
const FOLLOW_UP = 'follow-ups';

interface FollowUp {
  readonly frames: readonly Frame[];
  /** The result to hand on afterwards; null when the step below simply goes on. */
  readonly got: Got | null;
}

/** Far more steps than any rule takes between two questions: past it, a sequence repeats without end. */
const STEPS_WITHOUT_A_QUESTION = 100_000;

/** Runs steps until a question is open or the stack is empty. The stack is copied once. */
export function advance(run: Run, frames: readonly Frame[], answered: Got | null): State {
  const stack = frames.slice();
  let got = answered;
  for (let steps = 0; steps < STEPS_WITHOUT_A_QUESTION; steps++) {
    const top = stack[stack.length - 1];
    if (top === undefined) return { position: run.position, frames: stack, question: null };
    if (top.sequence === FOLLOW_UP) {
      got = followUp(stack, top.vars as FollowUp);
      continue;
    }
    const sequence = sequenceOf(run, top);
    const place = placeOf(sequence, top);
    const step = sequence.steps[place]!;
    const next = got === null ? enter(run, stack, step) : resume(run, top, step, got.value);
    got = null;
    if (next === WAITS) {
      return { position: run.position, frames: stack, question: questionOf(run, step, top.vars) };
    }
    if (next !== PUSHED) got = leave(run, stack, sequence, place, next);
  }
  throw new Error(`no question after ${STEPS_WITHOUT_A_QUESTION} steps: ${stack.map(f => `${f.sequence}/${f.at}`)}`);
}

const WAITS = Symbol('waits');
const PUSHED = Symbol('pushed');
type Entered = typeof WAITS | typeof PUSHED | Left;

/** How a step was left: the variables it leaves, and what is still to do in an `each`. */
interface Left {
  readonly next: Next<object>;
  readonly todo: readonly unknown[] | null;
  /** Back to an earlier step. */
  readonly to: string | null;
}

const left = (next: Next<object>): Left => ({ next, todo: null, to: null });

/** A step begins. */
function enter(run: Run, stack: Frame[], step: Step<Game>): Entered {
  const top = stack[stack.length - 1]!;
  const { vars } = top;
  switch (step.form) {
    case 'run':
      return left(step.run(run, vars));
    case 'ask':
      run.asked = step.ask(run, vars);
      return run.asked === null ? left(vars) : WAITS;
    case 'call': {
      const frame = step.call(run, vars);
      return frame === null ? left(vars) : push(run, stack, frame);
    }
    case 'each': {
      const todo = top.todo ?? step.list(run, vars);
      for (let i = 0; i < todo.length; i++) {
        const frame = step.call(run, vars, todo[i] as never);
        if (frame === null) continue;
        stack[stack.length - 1] = { sequence: top.sequence, at: top.at, vars, todo: todo.slice(i) };
        return push(run, stack, frame);
      }
      return left(vars);
    }
    case 'repeat':
      return { next: vars, todo: null, to: step.while(run, vars) ? step.from : null };
  }
}

/** A step goes on with the answer or result it waited for. */
function resume(run: Run, top: Frame, step: Step<Game>, value: unknown): Left {
  const { vars } = top;
  if (step.form === 'ask') return left(step.then(run, vars, value as never));
  if (step.form === 'call') return left(step.then ? step.then(run, vars, value as never) : vars);
  if (step.form !== 'each') throw new Error(`step "${step.name}" waits for nothing`);
  const [item, ...todo] = top.todo!;
  return { next: step.then ? step.then(run, vars, value as never, item as never) : vars, todo, to: null };
}

function push(run: Run, stack: Frame[], frame: Frame): typeof PUSHED {
  stack.push(frame);
  if (run.following.length > 0) stack.push(followUpFrame(run, null));
  return PUSHED;
}

/** Moves on from a step: to the next one, back to an earlier one, or out of the sequence. */
function leave(
  run: Run,
  stack: Frame[],
  sequence: CompiledSequence,
  place: number,
  { next, todo, to }: Left,
): Got | null {
  const top = stack[stack.length - 1]!;
  const following = run.following.length > 0;
  const last = to === null && todo === null && place === sequence.steps.length - 1;
  if (isEnd(next) || last) {
    const got: Got | null = stack.length > 1 ? { value: isEnd(next) ? (next as End).result : undefined } : null;
    stack.pop();
    if (!following) return got;
    stack.push(followUpFrame(run, got));
    return null;
  }
  const at = to ?? (todo === null ? sequence.steps[place + 1]!.name : top.at);
  stack[stack.length - 1] = { sequence: top.sequence, at, vars: next, todo };
  if (following) stack.push(followUpFrame(run, null));
  return null;
}

function followUpFrame(run: Run, got: Got | null): Frame {
  const frames = run.following;
  run.following = [];
  return { sequence: FOLLOW_UP, at: FOLLOW_UP, vars: { frames, got } satisfies FollowUp, todo: null };
}

/** Starts the next frame that follows; after the last, hands on the result that was held back. */
function followUp(stack: Frame[], { frames, got }: FollowUp): Got | null {
  const [first, ...rest] = frames;
  if (first === undefined) {
    stack.pop();
    return got;
  }
  stack[stack.length - 1] = { sequence: FOLLOW_UP, at: FOLLOW_UP, vars: { frames: rest, got }, todo: null };
  stack.push(first);
  return null;
}

function questionOf(run: Run, step: Step<Game>, vars: object): Question {
  if (step.form !== 'ask') throw new Error(`step "${step.name}" asks nothing`);
  const { kind, name, clause, secret } = step;
  return { kind, to: step.to(run, vars), purpose: name, clause, secret, ...run.asked } as Question;
}

function sequenceOf(run: Run, frame: Frame): CompiledSequence {
  const sequence = run.compiled.sequences.get(frame.sequence);
  if (!sequence) throw new Error(`unknown sequence "${frame.sequence}"`);
  return sequence;
}

function placeOf(sequence: CompiledSequence, frame: Frame): number {
  const place = sequence.place.get(frame.at);
  if (place === undefined) throw new Error(`unknown step "${frame.at}" in sequence "${frame.sequence}"`);
  return place;
}
