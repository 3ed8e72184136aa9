import { type DiceSource, keyOf, type RollKey } from '../dice/source.ts';
import { answer, begin } from '../kernel/answer.ts';
import type { Asked, OpenQuestion, Reason } from '../kernel/questions.ts';
import type { Sink } from '../kernel/run.ts';
import type { Game, Ruleset, State } from '../kernel/types.ts';
import type { Problem, Read } from '../read.ts';
import { plain, readAs } from '../read.ts';
import { type DiceInfo, inputShape, type RecordedInput } from './record-file.ts';
import { stateHash } from './state-hash.ts';

/** An input that was played: what the record keeps, and what only a replay would tell again. */
export interface Played extends RecordedInput {
  /** It answered a question whose answer others may not see. */
  readonly secret: boolean;
  /** What was rolled, if it was a roll. */
  readonly roll: RollKey | null;
}

/** A match being played: plain data beside its ruleset. Earlier states are not kept; they are replayed. */
export interface Match<G extends Game = Game, R extends Ruleset<G> = Ruleset<G>> {
  readonly ruleset: R;
  readonly setup: G['setup'];
  readonly dice: DiceInfo;
  readonly inputs: readonly Played[];
  readonly state: State<G>;
}

export type PlayedMatch<G extends Game, R extends Ruleset<G> = Ruleset<G>> =
  | { readonly ok: true; readonly match: Match<G, R> }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

const TYPED: DiceInfo = { source: 'typed' };

/** A match from a setup that was read before. */
export function newMatch<G extends Game, R extends Ruleset<G>>(
  ruleset: R & Ruleset<G>,
  setup: G['setup'],
  dice: DiceInfo = TYPED,
  sink?: Sink,
): Match<G, R> {
  return { ruleset, setup, dice, inputs: [], state: begin(ruleset, setup, sink) };
}

/** A match from a setup that nobody has looked at: every reason against it, or the match. */
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

/** The ruleset reads an inert copy, so that whatever was handed in cannot throw or change its mind. */
export function readSetup<G extends Game>(ruleset: Ruleset<G>, x: unknown): Read<G['setup']> {
  const copied = readAs(setupData, x);
  return copied.ok ? ruleset.readSetup(copied.value) : copied;
}

/** One input: the match with it, or every reason against it. The match handed in stays as it was. */
export function play<G extends Game, R extends Ruleset<G>>(
  match: Match<G, R>,
  input: unknown,
  sink?: Sink,
): PlayedMatch<G, R> {
  const stepped = step(match, match.state, input, sink);
  if (!stepped.ok) return stepped;
  return { ok: true, match: { ...match, inputs: [...match.inputs, stepped.played], state: stepped.state } };
}

/** Answers rolls from a source until a player is asked, the match is over, or the source leaves a roll to people. */
export function rollDice<G extends Game, R extends Ruleset<G>>(
  match: Match<G, R>,
  source: DiceSource,
  sink?: Sink,
): Match<G, R> {
  let now = match;
  for (;;) {
    const { question } = now.state;
    const faces = question?.kind === 'roll' && question.to === 'dice' ? source(question) : null;
    if (faces === null) return now;
    const played = play(now, { by: 'dice', answer: faces }, sink);
    if (!played.ok) throw new Error(`dice refused: ${JSON.stringify(played.reasons)}`);
    now = played.match;
  }
}

export type Stepped<G extends Game> =
  | { readonly ok: true; readonly state: State<G>; readonly played: Played }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

type Table<G extends Game> = Pick<Match<G>, 'ruleset' | 'setup'>;

/** The input is copied first: what is judged is what is recorded. */
export function step<G extends Game>(
  { ruleset, setup }: Table<G>,
  state: State<G>,
  input: unknown,
  sink?: Sink,
): Stepped<G> {
  const { question } = state;
  const read = readAs(inputShape, input);
  if (!read.ok) return { ok: false, reasons: read.problems.map(found => asReason(found, question)) };
  const answered = answer(ruleset, setup, state, read.value, sink);
  if (!answered.ok) return answered;
  return {
    ok: true,
    state: answered.state,
    played: playedAs(question!, read.value, stateHash(ruleset, setup, answered.state)),
  };
}

const playedAs = (question: OpenQuestion, given: { by: Asked; answer: unknown }, hash: string): Played => ({
  by: given.by,
  answer: given.answer,
  hash,
  secret: question.secret,
  roll: question.kind === 'roll' ? keyOf(question) : null,
});

/** A path inside the answer is told from the answer on, as the kernel does. */
function asReason({ path, problem: found, ...parameters }: Problem, question: OpenQuestion | null): Reason {
  const clause = question?.clause ?? null;
  if (!path.startsWith('answer')) return { reason: 'not-an-input', clause, ...(path === '' ? {} : { at: path }) };
  const at = path.slice('answer'.length).replace(/^\./, '');
  return { reason: found, clause, ...(at === '' ? {} : { at }), ...parameters };
}

/** The rolls of the first inputs (of all, if no number is given), in order: the history a source goes on from. */
export const rollsOf = (match: Pick<Match, 'inputs'>, inputs = match.inputs.length): readonly RollKey[] =>
  match.inputs.slice(0, inputs).flatMap(({ roll }) => (roll === null ? [] : [roll]));
