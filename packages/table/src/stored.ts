// What is stored with a match besides its answers, so that a later version of the rules cannot rewrite or lose it.
import {
  type Because,
  type Game,
  type MadeWith,
  madeWith,
  type Playable,
  type Played,
  type Problem,
  problem,
  type Result,
  readSetup,
  readState,
  type State,
  stateShape,
} from '@little-wars/engine';
import { resultIn } from './asked.ts';
import { type Picture, pictureOf } from './picture.ts';
import { answerIn, type Moment, type Opening, openSession, type Session } from './session.ts';
import { type ToldMoment, tellMoment } from './told.ts';

/** An input with the hash of the state after it, the reason for it, and its consequences in words. */
export interface StoredMoment extends Played {
  readonly because: Because | null;
  /** The public log lines; null if there were no words for it. */
  readonly told: ToldMoment | null;
}

/** Words are less important than the input: failing to produce them must not prevent storing it. */
function orNull<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

export const storedMoment = (session: Session, moment: Moment): StoredMoment => ({
  ...moment.input,
  because: moment.because,
  told: orNull(() => tellMoment(session.match, moment, null)),
});

/** A match after some of its inputs. */
export interface Snapshot {
  readonly at: number;
  readonly state: State<Game>;
  readonly picture: Picture | null;
}

/** One snapshot is kept per this many inputs, the last of them; and the latest of all. */
export const SNAPSHOT_EVERY = 25;

/** Snapshots from here on are replaced when a session is stored whose first `from` inputs are already stored. */
export const snapshotsReplaced = ({ moments }: Session, from: number): number =>
  Math.floor(Math.min(from + 1, moments.length) / SNAPSHOT_EVERY) * SNAPSHOT_EVERY;

/** The snapshots to store for a session whose first `from` inputs are already stored. */
export function snapshotsAfter(session: Session, from: number): readonly Snapshot[] {
  const last = session.moments.length;
  const places = Array.from({ length: Math.floor(last / SNAPSHOT_EVERY) }, (_, i) => (i + 1) * SNAPSHOT_EVERY - 1);
  return [...places.filter(at => at > from), last].map(at => snapshotAt(session, at));
}

export function snapshotAt({ match, moments }: Session, at: number): Snapshot {
  const state = moments[at]?.before ?? match.state;
  // Without undefined fields: it may be written as JSON, and is validated as that.
  const plain = JSON.parse(JSON.stringify(state)) as State<Game>;
  return { at, state: plain, picture: orNull(() => pictureOf(match, state.position)) };
}

/** Where today's rules depart from the stored match. */
export interface Departure {
  /** The number of inputs up to which they agree. */
  readonly at: number;
  readonly problem: Problem;
}

export interface Restored<R extends Playable<Game> = Playable<Game>> {
  /** As far as today's rules agree with the stored match; null if they cannot even start it. */
  readonly session: Session<R> | null;
  readonly departure: Departure | null;
}

/** What is compared. Earlier builds of the page stored answers without hashes, and the winners without the score. */
export interface ToRestore {
  readonly moments: readonly (Pick<StoredMoment, 'answer' | 'because'> & { readonly hash?: string })[];
  /** The result; null if it is not over. */
  readonly result: Partial<Result> | null | 'unknown';
}

/** What is stored about a match before its first input. */
export type StoredOpening = Omit<Opening, 'ruleset'> & {
  /** The rules it was last played by, if known. */
  readonly played?: MadeWith;
};

/** The opening of a stored match by today's rules, or why they refuse it. */
export function openingOf<R extends Playable<Game>>(
  ruleset: R,
  stored: StoredOpening,
): Opening<R> | { readonly problem: Problem } {
  const { name, players, dice, made, start, played } = stored;
  try {
    const setup = readSetup(ruleset, stored.setup);
    if (!setup.ok) return { problem: problem('setup', 'setup-refused', { problems: setup.problems }) };
    // A snapshot was validated when the match started, by the rules of that time.
    const isSame = JSON.stringify(played) === JSON.stringify(madeWith(ruleset));
    const state = start && !isSame ? readState(stateShape(ruleset, setup.value), start.state) : null;
    if (state && !state.ok) return { problem: problem('start', 'start-does-not-fit', { problems: state.problems }) };
    const rest = { ...(made ? { made } : {}), ...(start ? { start } : {}) };
    return { name, players, ruleset, setup: setup.value, dice, ...rest };
  } catch (error) {
    return { problem: problem('setup', 'rules-failed', { error: String(error) }) };
  }
}

/** Replays a stored match with today's rules, as long as they lead to the stored states. */
export function restored<R extends Playable<Game>>(opening: Opening<R>, stored: ToRestore): Restored<R> {
  let reached: Session<R> | null = null;
  const departs = (id: string, more: object = {}): Restored<R> => {
    const at = reached?.moments.length ?? 0;
    return { session: reached, departure: { at, problem: problem(`inputs[${at}]`, id, more) } };
  };
  try {
    let session = openSession(opening);
    reached = session;
    for (const { answer, because, hash } of stored.moments) {
      const answered = answerIn(session, answer, because);
      if (!answered.ok) return departs('input-refused', { reasons: answered.reasons });
      const replayed = answered.session.match.inputs.at(-1)!.hash;
      if (hash !== undefined && hash !== replayed) return departs('other-state', { made: hash, replayed });
      session = answered.session;
      reached = session;
    }
    return isSameResult(stored.result, resultIn(session)) ? { session, departure: null } : departs('other-result');
  } catch (error) {
    return departs('rules-failed', { error: String(error) });
  }
}

/** Compares a stored result; an unfinished match has none. */
export function isSameResult(stored: ToRestore['result'], now: Result | null): boolean {
  if (stored === 'unknown') return true;
  if (stored === null || now === null) return stored === now;
  const isSame = (a: readonly number[] | undefined, b: readonly number[]): boolean =>
    a === undefined || String(a) === String(b);
  return isSame(stored.winners, now.winners) && isSame(stored.scores, now.scores);
}
