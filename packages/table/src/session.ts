// A match at a table: the players, and what happened at each input. Plain immutable data.
import {
  type Because,
  type DiceInfo,
  type DiceSource,
  type FactShape,
  forkAt,
  type Game,
  type MadeWith,
  type Match,
  newMatch,
  type Playable,
  type Played,
  play,
  type Question,
  questionOf,
  type Reason,
  type Sink,
  type Start,
  type State,
  startedAt,
} from '@little-wars/engine';

/** Who plays a seat: a person, or a bot by name. */
export type Player = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: string };

/** A match that can be played and shown. */
export type TableMatch<R extends Playable<Game> = Playable<Game>> = Match<Game, R>;

/** A fact, and the position right after it. */
export interface Event {
  readonly fact: FactShape;
  readonly position: object;
}

/** One input and its events: an entry of the log, and a point to go back to. */
export interface Moment {
  /** The state before the input. */
  readonly before: State<Game>;
  readonly question: Question;
  readonly input: Played;
  readonly events: readonly Event[];
  /** Why it was chosen, if known. */
  readonly because: Because | null;
}

export interface Session<R extends Playable<Game> = Playable<Game>> {
  readonly name: string;
  readonly players: readonly Player[];
  readonly match: TableMatch<R>;
  /** The events before the first input. */
  readonly opening: readonly Event[];
  readonly moments: readonly Moment[];
}

export type Answered<R extends Playable<Game> = Playable<Game>> =
  | { readonly ok: true; readonly session: Session<R> }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

export interface Opening<R extends Playable<Game> = Playable<Game>> {
  readonly name: string;
  readonly players: readonly Player[];
  readonly ruleset: R;
  /** Already validated. */
  readonly setup: object;
  readonly dice: DiceInfo;
  /** The rules it started with, if not today's: audited dice are bound to them. */
  readonly made?: MadeWith;
  /** A parsed snapshot, if it does not start at the opening. */
  readonly start?: Start<Game>;
}

/** A sink that collects events. */
const noting =
  (events: Event[]): Sink =>
  (fact, position) =>
    void events.push({ fact, position });

export function openSession<R extends Playable<Game>>(of: Opening<R>): Session<R> {
  const { name, players, ruleset, setup, dice, made, start } = of;
  const opening: Event[] = [];
  const begun = start
    ? startedAt<Game, R>(ruleset, setup, start, dice)
    : newMatch<Game, R>(ruleset, setup, dice, noting(opening));
  return { name, players, match: { ...begun, made: made ?? begun.made }, opening, moments: [] };
}

/** Answers the open question for a seat or the dice: returns the new session, or every reason against the answer. */
export function answerIn<R extends Playable<Game>>(
  session: Session<R>,
  answer: unknown,
  because: Because | null = null,
): Answered<R> {
  const before = session.match.state;
  const question = questionOf(session.match.ruleset, session.match.setup, before);
  const events: Event[] = [];
  const played = play(session.match, { by: question?.to ?? 0, answer }, noting(events));
  if (!played.ok) return played;
  const input = played.match.inputs.at(-1)!;
  const moment: Moment = { before, question: question!, input, events, because };
  return { ok: true, session: { ...session, match: played.match, moments: [...session.moments, moment] } };
}

/** Rolls dice until somebody else is asked or the source leaves a roll to people; one moment per roll. */
export function rolled<R extends Playable<Game>>(session: Session<R>, source: DiceSource): Session<R> {
  let current = session;
  for (;;) {
    const { question } = current.match.state;
    const faces = question?.kind === 'roll' && question.to === 'dice' ? source(question) : null;
    if (faces === null) return current;
    current = accepted(answerIn(current, faces), 'the dice');
  }
}

/** The session after an answer that must be legal: a roll, a bot's choice, a recorded input. Throws if it is not. */
export function accepted<R extends Playable<Game>>(answered: Answered<R>, whose: string): Session<R> {
  if (!answered.ok) throw new Error(`an answer of ${whose} was refused: ${JSON.stringify(answered.reasons)}`);
  return answered.session;
}

/** The session after a number of its inputs. */
export function sessionAt<R extends Playable<Game>>(session: Session<R>, inputs: number): Session<R> {
  const { match, moments } = session;
  checkInputs(session, inputs);
  if (inputs === moments.length) return session;
  return {
    ...session,
    match: { ...match, inputs: match.inputs.slice(0, inputs), state: moments[inputs]!.before },
    moments: moments.slice(0, inputs),
  };
}

/** A fork of a session. Its record says so, as its dice are no longer those of a whole match. */
export const forkOf = <R extends Playable<Game>>(session: Session<R>, inputs: number): Session<R> => ({
  ...sessionAt(session, inputs),
  match: forkAt(session.match, inputs),
});

function checkInputs({ moments }: Session, inputs: number): void {
  if (!Number.isInteger(inputs) || inputs < 0 || inputs > moments.length)
    throw new RangeError(`the session has ${moments.length} inputs, not ${inputs}`);
}

/** A session from a loaded match; replays it to collect all events. */
export function sessionOf<R extends Playable<Game>>(
  match: TableMatch<R>,
  { name, players }: Pick<Opening, 'name' | 'players'>,
): Session<R> {
  let current = openSession({ ...match, name, players });
  for (const { answer } of match.inputs) current = accepted(answerIn(current, answer), 'the record');
  return current;
}

/** A person at every seat. */
export const peopleAt = ({ seats }: { readonly seats: number }): readonly Player[] =>
  Array.from({ length: seats }, (): Player => ({ kind: 'person' }));
