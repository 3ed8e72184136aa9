import { type DiceSource, keyOf, type RollKey } from '../dice/source.ts';
import { answer, begin } from '../kernel/answer.ts';
import type { Asked, OpenQuestion, Reason } from '../kernel/questions.ts';
import type { Sink } from '../kernel/run.ts';
import type { Game, Ruleset, State } from '../kernel/types.ts';
import type { Problem, Read } from '../read.ts';
import { plain, readAs } from '../read.ts';
import { madeWith } from './made-with.ts';
import { type DiceInfo, inputShape, type MadeWith, type RecordedInput } from './record-file.ts';
import { stateHash } from './state-hash.ts';

/** An input that was played: what the record stores, and what would otherwise take a replay to find out. */
export interface Played extends RecordedInput {
  /** Whether the answer is hidden from other seats. */
  readonly secret: boolean;
  /** The key of the roll, if it was one. */
  readonly roll: RollKey | null;
}

/** Where a match begins that goes on from a snapshot of another one, instead of at the opening. */
export interface Start<G extends Game = Game> {
  readonly state: State<G>;
  /** The number of inputs the other match had by then. */
  readonly after: number;
  /** The rules it was played by. */
  readonly made: MadeWith;
}

/** A match being played: plain data, except for its ruleset. Earlier states are not stored; they are replayed. */
export interface Match<G extends Game = Game, R extends Ruleset<G> = Ruleset<G>> {
  readonly ruleset: R;
  /** The rules the match began with: those of `ruleset`, or an earlier version that plays it the same way so far. */
  readonly made: MadeWith;
  readonly setup: G['setup'];
  readonly dice: DiceInfo;
  readonly inputs: readonly Played[];
  readonly state: State<G>;
  /** Where it began, if not at the opening. */
  readonly start?: Start<G>;
}

export type PlayedMatch<G extends Game, R extends Ruleset<G> = Ruleset<G>> =
  | { readonly ok: true; readonly match: Match<G, R> }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

const TYPED: DiceInfo = { source: 'typed' };

/** A match from a validated setup. */
export function newMatch<G extends Game, R extends Ruleset<G>>(
  ruleset: R & Ruleset<G>,
  setup: G['setup'],
  dice: DiceInfo = TYPED,
  sink?: Sink,
): Match<G, R> {
  return { ruleset, made: madeWith(ruleset), setup, dice, inputs: [], state: begin(ruleset, setup, sink) };
}

/** A match from an unvalidated setup, or every problem with it. */
export function openMatch<G extends Game, R extends Ruleset<G>>(
  ruleset: R & Ruleset<G>,
  setup: unknown,
  dice: DiceInfo = TYPED,
  sink?: Sink,
): Read<Match<G, R>> {
  const read = readSetup(ruleset, setup);
  return read.ok ? { ok: true, value: newMatch(ruleset, read.value, dice, sink) } : read;
}

const setupData = plain();

/** The ruleset reads a plain copy, so that getters or proxies in the input cannot throw or change. */
export function readSetup<G extends Game>(ruleset: Ruleset<G>, x: unknown): Read<G['setup']> {
  const copied = readAs(setupData, x);
  return copied.ok ? ruleset.readSetup(copied.value) : copied;
}

/** Plays one input: returns the match with it, or every reason against it. The given match is not modified. */
export function play<G extends Game, R extends Ruleset<G>>(
  match: Match<G, R>,
  input: unknown,
  sink?: Sink,
): PlayedMatch<G, R> {
  const stepped = step(match, match.state, input, sink);
  if (!stepped.ok) return stepped;
  return { ok: true, match: { ...match, inputs: [...match.inputs, stepped.played], state: stepped.state } };
}

/** Rolls dice from a source until a player is asked, the match is over, or the source leaves a roll to people. */
export function rollDice<G extends Game, R extends Ruleset<G>>(
  match: Match<G, R>,
  source: DiceSource,
  sink?: Sink,
): Match<G, R> {
  let current = match;
  for (;;) {
    const { question } = current.state;
    const faces = question?.kind === 'roll' ? source(question) : null;
    if (faces === null) return current;
    const played = play(current, { by: 'dice', answer: faces }, sink);
    if (!played.ok) throw new Error(`dice refused: ${JSON.stringify(played.reasons)}`);
    current = played.match;
  }
}

export type Stepped<G extends Game> =
  | { readonly ok: true; readonly state: State<G>; readonly played: Played }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

type Table<G extends Game> = Pick<Match<G>, 'ruleset' | 'setup'>;

/** Copies the input first, so that what is recorded is exactly what was judged. */
export function step<G extends Game>(
  { ruleset, setup }: Table<G>,
  state: State<G>,
  input: unknown,
  sink?: Sink,
): Stepped<G> {
  const { question } = state;
  const read = readAs(inputShape, input);
  if (!read.ok) return { ok: false, reasons: read.problems.map(each => asReason(each, question)) };
  const answered = answer(ruleset, setup, state, read.value, sink);
  if (!answered.ok) return answered;
  return {
    ok: true,
    state: answered.state,
    played: playedAs(question!, read.value, stateHash(ruleset, setup, answered.state)),
  };
}

const playedAs = (question: OpenQuestion, input: { by: Asked; answer: unknown }, hash: string): Played => ({
  by: input.by,
  answer: input.answer,
  hash,
  secret: question.secret,
  roll: question.kind === 'roll' ? keyOf(question) : null,
});

/** Makes paths relative to the answer, as the kernel does. */
function asReason({ path, problem: reason, ...parameters }: Problem, question: OpenQuestion | null): Reason {
  const clause = question?.clause ?? null;
  if (!path.startsWith('answer')) return { reason: 'not-an-input', clause, ...(path === '' ? {} : { at: path }) };
  const at = path.slice('answer'.length).replace(/^\./, '');
  return { reason, clause, ...(at === '' ? {} : { at }), ...parameters };
}

/** The rolls of the first inputs (of all by default): the history from which a source continues. */
export const rollsOf = (match: Pick<Match, 'inputs'>, inputs = match.inputs.length): readonly RollKey[] =>
  match.inputs.slice(0, inputs).flatMap(({ roll }) => (roll === null ? [] : [roll]));
