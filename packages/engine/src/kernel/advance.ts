import type { CompiledSequence } from './compile.ts';
import type { OpenQuestion } from './questions.ts';
import type { Run } from './run.ts';
import { isEnd } from './steps.ts';
import type { Frame, Game, Next, State, Step } from './types.ts';

/** An answer, or the result of a sequence that ended, to be passed to the waiting step. */
interface Got {
  readonly value: unknown;
}

/** A frame that holds back an ended sequence's result until the rules that follow its facts have run. */
export const FOLLOW_UP = 'follow-ups';

export interface FollowUp {
  readonly frames: readonly Frame[];
  /** The result to pass on afterwards; null when the step below just continues. */
  readonly got: Got | null;
}

/** Far more steps than any rules run between two questions: beyond it, a sequence must be in an endless loop. */
const STEPS_WITHOUT_A_QUESTION = 100_000;

/** Runs steps until a question is open or the stack is empty. Copies the stack once. */
export function advance(run: Run, frames: readonly Frame[], answered: Got | null): State {
  const stack = frames.slice();
  let got = answered;
  run.steps = 0;
  for (;;) {
    const top = stack[stack.length - 1];
    if (top === undefined) return { position: run.position, frames: stack, question: null };
    if (top.sequence === FOLLOW_UP) {
      got = followUp(stack, top.vars as FollowUp);
      continue;
    }
    const next = proceed(run, stack, got);
    if (isQuestion(next)) return { position: run.position, frames: stack, question: next };
    got = next;
  }
}

/** Why a sequence stopped: it waits for a question, or it ended with a result. */
type Stopped = OpenQuestion | Got | null;

const isQuestion = (stopped: Stopped): stopped is OpenQuestion => stopped !== null && 'kind' in stopped;

/** Progress of the sequence being run. Mutable for speed: a frame is written to the stack only when it stops. */
interface Going {
  readonly sequence: CompiledSequence;
  place: number;
  vars: object;
  todo: readonly unknown[] | null;
}

/** Runs the topmost sequence until it asks, calls another sequence or ends. */
function proceed(run: Run, stack: Frame[], answered: Got | null): Stopped {
  const top = stack[stack.length - 1]!;
  const sequence = sequenceOf(run, top);
  const going: Going = { sequence, place: placeOf(sequence, top), vars: top.vars, todo: top.todo };
  let got = answered;
  for (;;) {
    if (++run.steps > STEPS_WITHOUT_A_QUESTION) throw endless(stack);
    const step = sequence.steps[going.place]!;
    const calls = got === null ? enter(run, going, step) : resume(run, going, step, got.value);
    got = null;
    if (calls === WAITS) {
      writeDown(stack, going);
      return questionFrom(run, step, going.vars);
    }
    if (calls !== null) {
      writeDown(stack, going);
      stack.push(calls);
      if (run.following.length > 0) stack.push(followUpFrame(run, null));
      return null;
    }
    if (going.place === sequence.steps.length || isEnd(going.vars)) return leave(run, stack, going.vars);
    if (run.following.length > 0) {
      writeDown(stack, going);
      stack.push(followUpFrame(run, null));
      return null;
    }
  }
}

const WAITS = Symbol('waits');

/** Begins a step, and moves to the next one if it is done at once. Returns the frame it calls, if any. */
function enter(run: Run, going: Going, step: Step<Game>): Frame | typeof WAITS | null {
  const { vars } = going;
  switch (step.form) {
    case 'run':
      return done(going, step.run(run, vars));
    case 'ask':
      run.asked = step.ask(run, vars);
      return run.asked === null ? done(going, vars) : WAITS;
    case 'call':
      return step.call(run, vars) ?? done(going, vars);
    case 'each': {
      const todo = going.todo ?? step.list(run, vars);
      for (let i = 0; i < todo.length; i++) {
        const frame = step.call(run, vars, todo[i] as never);
        if (frame === null) continue;
        going.todo = todo.slice(i);
        return frame;
      }
      return done(going, vars);
    }
    case 'repeat':
      if (!step.while(run, vars)) return done(going, vars);
      going.place = going.sequence.place.get(step.from)!;
      return null;
  }
}

/** Resumes a step with the answer or result it waited for. */
function resume(run: Run, going: Going, step: Step<Game>, value: unknown): null {
  const { vars } = going;
  if (step.form === 'ask') return done(going, step.then(run, vars, value as never));
  if (step.form === 'call') return done(going, step.then ? step.then(run, vars, value as never) : vars);
  if (step.form !== 'each') throw new Error(`step "${step.name}" waits for nothing`);
  const [item, ...todo] = going.todo!;
  // The step runs again for the remaining items.
  going.todo = todo;
  if (step.then) going.vars = step.then(run, vars, value as never, item as never);
  return null;
}

/** Moves on to the next step. */
function done(going: Going, next: Next<object>): null {
  going.vars = next;
  going.todo = null;
  going.place++;
  return null;
}

function writeDown(stack: Frame[], { sequence, place, vars, todo }: Going): void {
  stack[stack.length - 1] = { sequence: sequence.name, at: sequence.steps[place]!.name, vars, todo };
}

/** Leaves a sequence and returns its result to the caller. */
function leave(run: Run, stack: Frame[], last: Next<object>): Got | null {
  const got: Got | null = stack.length > 1 ? { value: isEnd(last) ? last.result : undefined } : null;
  stack.pop();
  if (run.following.length === 0) return got;
  stack.push(followUpFrame(run, got));
  return null;
}

function followUpFrame(run: Run, got: Got | null): Frame {
  const frames = run.following;
  run.following = [];
  return { sequence: FOLLOW_UP, at: FOLLOW_UP, vars: { frames, got } satisfies FollowUp, todo: null };
}

/** Starts the next follow-up frame; after the last one, passes on the result that was held back. */
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

function questionFrom(run: Run, step: Step<Game>, vars: object): OpenQuestion {
  if (step.form !== 'ask') throw new Error(`step "${step.name}" asks nothing`);
  const { kind, name, clause, secret } = step;
  const question: Record<string, unknown> = { kind, to: step.to(run, vars), purpose: name, clause, secret };
  const more = run.asked as Record<string, unknown>;
  // Copied field by field, which is several times faster than spreading.
  for (const field in more) question[field] = more[field];
  return question as unknown as OpenQuestion;
}

const endless = (stack: readonly Frame[]): Error =>
  new Error(`no question after ${STEPS_WITHOUT_A_QUESTION} steps: ${stack.map(f => `${f.sequence}/${f.at}`)}`);

function sequenceOf(run: Run, frame: Frame): CompiledSequence {
  const sequence = run.compiled.sequences.get(frame.sequence);
  if (!sequence) throw new Error(`unknown sequence "${frame.sequence}"`);
  return sequence;
}

function placeOf(sequence: CompiledSequence, frame: Frame): number {
  if (frame.at === sequence.steps[0]!.name) return 0;
  const place = sequence.place.get(frame.at);
  if (place === undefined) throw new Error(`unknown step "${frame.at}" in sequence "${frame.sequence}"`);
  return place;
}
