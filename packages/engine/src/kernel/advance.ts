import type { CompiledSequence } from './compile.ts';
import type { OpenQuestion } from './questions.ts';
import type { Run } from './run.ts';
import { isEnd } from './steps.ts';
import type { Frame, Game, Next, State, Step } from './types.ts';

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
  run.steps = 0;
  for (;;) {
    const top = stack[stack.length - 1];
    if (top === undefined) return { position: run.position, frames: stack, question: null };
    if (top.sequence === FOLLOW_UP) {
      got = followUp(stack, top.vars as FollowUp);
      continue;
    }
    const next = goOn(run, stack, got);
    if (isQuestion(next)) return { position: run.position, frames: stack, question: next };
    got = next;
  }
}

/** What a sequence hands on when it stops: a question it waits for, or the result it ended with. */
type Stopped = OpenQuestion | Got | null;

const isQuestion = (stopped: Stopped): stopped is OpenQuestion => stopped !== null && 'kind' in stopped;

/** Where a sequence stands while its steps are run: its frame is written down only when it stops. */
interface Going {
  readonly sequence: CompiledSequence;
  place: number;
  vars: object;
  todo: readonly unknown[] | null;
}

/** Goes on in the topmost sequence, step after step, until it asks, calls another sequence or ends. */
function goOn(run: Run, stack: Frame[], answered: Got | null): Stopped {
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
      return asked(run, step, going.vars);
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

/** A step begins, and where it is over at once the next one is up. Gives what it calls, if anything. */
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

/** A step goes on with the answer or result it waited for. */
function resume(run: Run, going: Going, step: Step<Game>, value: unknown): null {
  const { vars } = going;
  if (step.form === 'ask') return done(going, step.then(run, vars, value as never));
  if (step.form === 'call') return done(going, step.then ? step.then(run, vars, value as never) : vars);
  if (step.form !== 'each') throw new Error(`step "${step.name}" waits for nothing`);
  const [item, ...todo] = going.todo!;
  // The same step once more, for those left.
  going.todo = todo;
  if (step.then) going.vars = step.then(run, vars, value as never, item as never);
  return null;
}

/** A step is over: on to the next one. */
function done(going: Going, next: Next<object>): null {
  going.vars = next;
  going.todo = null;
  going.place++;
  return null;
}

function writeDown(stack: Frame[], { sequence, place, vars, todo }: Going): void {
  stack[stack.length - 1] = { sequence: sequence.name, at: sequence.steps[place]!.name, vars, todo };
}

/** Out of a sequence, with its result for whoever called it. */
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

function asked(run: Run, step: Step<Game>, vars: object): OpenQuestion {
  if (step.form !== 'ask') throw new Error(`step "${step.name}" asks nothing`);
  const { kind, name, clause, secret } = step;
  const question: Record<string, unknown> = { kind, to: step.to(run, vars), purpose: name, clause, secret };
  const more = run.asked as Record<string, unknown>;
  // Field by field: to spread one record into another takes several times as long.
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
