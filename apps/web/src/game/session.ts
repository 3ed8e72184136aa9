// A match as this table plays it: who sits where, where the dice come from, and what happened at each input.
import {
  type Because,
  type DiceInfo,
  type DiceSource,
  type FactShape,
  type Game,
  type Match,
  newMatch,
  type Playable,
  type Played,
  play,
  type Question,
  type Reason,
} from '@little-wars/engine';
import { wasNotAsked } from './quiet.ts';

export type Player = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: string };

/** One input and what came of it: a line of the log, and a place to go back to. */
export interface Moment {
  readonly question: Question;
  /** The position in which it was asked. */
  readonly before: object;
  readonly input: Played;
  readonly facts: readonly FactShape[];
  /** Why a bot chose so. */
  readonly because: Because | null;
}

/** A match that can be played and shown. */
export type TableMatch = Match<Game, Playable<Game>>;

export interface Session {
  readonly id: string;
  readonly name: string;
  readonly players: readonly Player[];
  readonly match: TableMatch;
  readonly moments: readonly Moment[];
}

export type Answered =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

export interface Opening {
  readonly id: string;
  readonly name: string;
  readonly players: readonly Player[];
  readonly ruleset: Playable<Game>;
  /** Read before. */
  readonly setup: object;
  readonly dice: DiceInfo;
}

export const openSession = ({ id, name, players, ruleset, setup, dice }: Opening): Session => ({
  id,
  name,
  players,
  match: newMatch(ruleset, setup, dice),
  moments: [],
});

/** One answer to the open question, from a seat or the dice: the session with it, or every reason against it. */
export function answerIn(session: Session, answer: unknown, because: Because | null = null): Answered {
  const { question, position: before } = session.match.state;
  const facts: FactShape[] = [];
  const played = play(session.match, { by: question?.to ?? 0, answer }, fact => facts.push(fact));
  if (!played.ok) return played;
  const input = played.match.inputs.at(-1)!;
  const moment: Moment = { question: question!, before, input, facts, because };
  return { ok: true, session: { ...session, match: played.match, moments: [...session.moments, moment] } };
}

/** Answers rolls until somebody else is asked; one moment for each roll. */
export function rolled(session: Session, source: DiceSource): Session {
  let now = session;
  for (;;) {
    const { question } = now.match.state;
    const faces = question?.kind === 'roll' && question.to === 'dice' ? source(question) : null;
    if (faces === null) return now;
    const answered = answerIn(now, faces);
    if (!answered.ok) throw new Error(`dice refused: ${JSON.stringify(answered.reasons)}`);
    now = answered.session;
  }
}

/** The session after so many of its inputs: played again from the start. */
export function sessionAt(session: Session, inputs: number): Session {
  let now: Session = {
    ...session,
    match: newMatch(session.match.ruleset, session.match.setup, session.match.dice),
    moments: [],
  };
  for (const { input, because } of session.moments.slice(0, inputs)) {
    const answered = answerIn(now, input.answer, because);
    if (!answered.ok) throw new Error(`an input is refused in replay: ${JSON.stringify(answered.reasons)}`);
    now = answered.session;
  }
  return now;
}

/** A match from a record as a session: played again, so that every fact is there. Nobody in particular plays it. */
export function sessionOf(match: TableMatch, name: string): Session {
  const { ruleset, setup, dice, inputs } = match;
  const players = Array.from({ length: ruleset.seats }, (): Player => ({ kind: 'person' }));
  let now = openSession({ id: '', name, players, ruleset, setup, dice });
  for (const { answer } of inputs) {
    const answered = answerIn(now, answer);
    if (!answered.ok) throw new Error(`an input is refused in replay: ${JSON.stringify(answered.reasons)}`);
    now = answered.session;
  }
  return now;
}

/** What taking back would undo: back to this seat's last own answer that it was asked for. Free unless it would unroll a die or unshow a secret. */
export function takeBack(session: Session, seat: number): { readonly to: number; readonly free: boolean } | null {
  const { moments, match } = session;
  let to = moments.length - 1;
  while (to >= 0 && (moments[to]!.input.by !== seat || wasNotAsked(moments[to]!.because))) to--;
  if (to < 0) return null;
  const undone = moments.slice(to);
  const { reveals } = match.ruleset;
  const shown = ({ input, facts }: Moment): boolean =>
    input.by === 'dice' || facts.some(({ type }) => (reveals as readonly string[]).includes(type));
  return { to, free: !undone.some(shown) && undone.every(({ input }) => input.by === seat) };
}
