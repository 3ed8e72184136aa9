// Matches that start from a snapshot of another one. A snapshot comes from outside, perhaps from other rules.
import { numbers } from '../dice/seeded.ts';
import { FOLLOW_UP, type FollowUp } from '../kernel/advance.ts';
import { answer, begin } from '../kernel/answer.ts';
import { type Compiled, compile } from '../kernel/compile.ts';
import { propose } from '../kernel/propose.ts';
import type { Asked, OpenQuestion } from '../kernel/questions.ts';
import type { Frame, Game, Ruleset, State } from '../kernel/types.ts';
import { viewOf } from '../kernel/view.ts';
import { type Problem, plain, problem, type Read, type Reader, readAs } from '../read.ts';
import { check, type Form, learn, newForm } from './form.ts';
import { hashOf } from './hash.ts';
import { madeWith } from './made-with.ts';
import type { Match, Start } from './match.ts';
import type { DiceInfo } from './record-file.ts';

/** A match from a parsed snapshot. */
export const startedAt = <G extends Game, R extends Ruleset<G>>(
  ruleset: R & Ruleset<G>,
  setup: G['setup'],
  start: Start<G>,
  dice: DiceInfo,
): Match<G, R> => ({ ruleset, made: madeWith(ruleset), setup, dice, inputs: [], state: start.state, start });

/** The shape of states of a setup under a ruleset. */
export interface StateShape<G extends Game = Game> {
  readonly ruleset: Ruleset<G>;
  readonly setup: G['setup'];
  readonly position: Form;
}

/** Inputs of a game to learn from: more than a game of proposed answers takes. */
const LEARNED_FROM = 2000;
/** How many inputs a snapshot is played on for, as a trial. */
const TRIED_FOR = 120;

/** Learns the shape of positions from a game that these rules play on the setup with random answers. */
export function stateShape<G extends Game>(ruleset: Ruleset<G>, setup: G['setup']): StateShape<G> {
  const position = newForm();
  try {
    playOut({ ruleset, setup }, begin(ruleset, setup), LEARNED_FROM, state => learn(position, state.position));
  } catch {
    // Failing rules are found when the snapshot is played on; the shape is learned as far as they go.
  }
  return { ruleset, setup, position };
}

const stateData = plain();

/**
 * A state of unknown origin, or every reason why a match cannot start from it: parts that positions have under these
 * rules are missing or of another shape, it is in a step or a question that does not exist, or playing it on fails.
 */
export function readState<G extends Game>(shape: StateShape<G>, x: unknown): Read<State<G>> {
  const copied = readAs(stateData, x);
  if (!copied.ok) return copied;
  const reader: Reader = { problems: [] };
  const state = copied.value as State<G>;
  if (!isState(state)) return refused([problem('', 'not-a-state')]);
  check(reader, 'position', shape.position, state.position);
  checkFrames(reader, compile(shape.ruleset), state.frames);
  if (state.question !== null && !isAskedBy(shape.ruleset, state.question))
    reader.problems.push(problem('question', 'unknown-question'));
  if (reader.problems.length > 0) return refused(reader.problems);
  const failed = failureOf(shape, state);
  return failed === null ? { ok: true, value: state } : refused([problem('', 'cannot-go-on', { error: failed })]);
}

const refused = (problems: readonly Problem[]): Read<never> => ({ ok: false, problems });

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

const isFrame = (x: unknown): x is Frame => isRecord(x) && isRecord(x['vars']);

const isListOf = <T>(x: unknown, is: (item: unknown) => item is T): x is readonly T[] =>
  Array.isArray(x) && x.every(is);

const isState = (x: unknown): boolean =>
  isRecord(x) &&
  isRecord(x['position']) &&
  isListOf(x['frames'], isFrame) &&
  (x['question'] === null || isRecord(x['question']));

function checkFrames(reader: Reader, compiled: Compiled, frames: readonly Frame[], path = 'frames'): void {
  for (const [i, { sequence, at, vars }] of frames.entries()) {
    const here = `${path}[${i}]`;
    const { frames: inner } = vars as Partial<FollowUp>;
    if (sequence === FOLLOW_UP && isListOf(inner, isFrame)) checkFrames(reader, compiled, inner, `${here}.vars.frames`);
    else if (!compiled.sequences.get(sequence)?.place.has(at))
      reader.problems.push(problem(here, 'unknown-step', { sequence, step: at }));
  }
}

function isAskedBy<G extends Game>(ruleset: Ruleset<G>, { purpose, kind, to }: OpenQuestion): boolean {
  const isSomebody = (to as unknown) === 'dice' || (Number.isInteger(to) && (to as number) < ruleset.seats);
  return isSomebody && compile(ruleset).asks.get(purpose)?.declared.kind === kind;
}

/** What goes wrong when a state is shown to every seat and played on; null if nothing does. */
function failureOf<G extends Game>({ ruleset, setup }: StateShape<G>, state: State<G>): string | null {
  try {
    for (let seat = 0; seat < ruleset.seats; seat++) viewOf(ruleset, setup, state, seat);
    playOut({ ruleset, setup }, state, TRIED_FOR, each => void hashOf(each));
    return null;
  } catch (error) {
    return String(error);
  }
}

/** Plays on with proposed answers; throws where the rules do, or refuse what they propose. */
function playOut<G extends Game>(
  { ruleset, setup }: { readonly ruleset: Ruleset<G>; readonly setup: G['setup'] },
  from: State<G>,
  longest: number,
  watch: (state: State<G>) => void,
): void {
  const next = numbers('proposed');
  let state = from;
  watch(state);
  for (let n = 0; state.question !== null && n < longest; n++) {
    const by: Asked = state.question.to;
    const answered = answer(ruleset, setup, state, { by, answer: propose(ruleset, setup, state, next) });
    if (!answered.ok) throw new Error(`refused: ${JSON.stringify(answered.reasons)}`);
    state = answered.state;
    watch(state);
  }
  if (state.question === null) ruleset.result(setup, state.position);
}
