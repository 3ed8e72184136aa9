// A match as this browser keeps it, played again by today's rules and compared with what is stored.
import { commit, type Game, type Playable, problem } from '@little-wars/engine';
import { type Departure, type Kept, openingOf, type Restored, restored, type Session } from '@little-wars/table';
import {
  type Found,
  keepInputs,
  rowsOf,
  type StoredInput,
  type StoredMatch,
  standing,
  storedMatch,
} from '../store/database.ts';

/** A match that today's rules would play otherwise than it was: it is shown as it is stored. */
export interface Departed {
  readonly stored: StoredMatch;
  readonly inputs: readonly StoredInput[];
  readonly departure: Departure;
  /** As far as today's rules agree with what is stored; null if they cannot begin it. */
  readonly session: Session | null;
  /** Null if its ruleset is not here any more. */
  readonly ruleset: Playable<Game> | null;
}

/** The session of a stored match; with a departure where today's rules do not lead to what is stored. */
export function restoredFrom(ruleset: Playable<Game>, { match: stored, inputs }: Found): Restored {
  const opening = openingOf(ruleset, stored);
  if ('problem' in opening) return { session: null, departure: { at: 0, problem: opening.problem } };
  const missing = inputs.findIndex(({ n }, i) => n !== i);
  const moments = missing < 0 ? inputs : inputs.slice(0, missing);
  const { session, departure } = restored(opening, { moments, result: resultOf(stored) });
  const at = moments.length;
  const isWhole = missing < 0 && at === (stored.inputs ?? at);
  // With inputs missing, the match is where it is for no other reason.
  if (departure !== null && departure.at < at) return { session, departure };
  if (!isWhole) return { session, departure: { at, problem: problem(`inputs[${at}]`, 'missing-input') } };
  return { session, departure: departure ?? departureOfDice(stored, at) };
}

/** Dice that cannot be made any more: the match is whole as far as it was played, and cannot be played on as it is. */
function departureOfDice({ secrets }: StoredMatch, at: number): Departure | null {
  const isDamaged = secrets?.some((secret, seat) => !commit(secret, seat).ok) ?? false;
  return isDamaged ? { at, problem: problem('secrets', 'damaged-dice') } : null;
}

const resultOf = ({ result, winners }: StoredMatch) => result ?? (winners && { winners });

/**
 * Gives a match of an earlier build what is stored with every match now. Nothing is lost if it cannot be written: it is
 * tried again when the match is opened the next time.
 */
export async function completed(session: Session, { match: stored, inputs }: Found): Promise<StoredMatch> {
  const isComplete = stored.made && stored.inputs !== undefined && inputs.every(({ told }) => told !== undefined);
  if (isComplete) return stored;
  const since = stored.made ? {} : (await import('./known-since.ts')).knownSince(stored, session);
  const row = standing({ ...stored, ...since }, session);
  try {
    await keepInputs(rowsOf(row, session, 0));
  } catch {
    return stored;
  }
  return row;
}

/** The match whose dice this one goes on with, if it does and that is still here. */
export async function keptFor(ruleset: Playable<Game>, { fork }: StoredMatch): Promise<Kept | null> {
  const origin = fork?.dice === 'same' ? await storedMatch(fork.of) : null;
  if (!origin || !fork) return null;
  const inputs = origin.inputs.flatMap(({ by, answer, hash, secret, roll }) =>
    by === undefined || hash === undefined || secret === undefined || roll === undefined
      ? []
      : [{ by, answer, hash, secret, roll }],
  );
  // Earlier builds stored answers alone: what was rolled for is found by playing them again.
  const isComplete = inputs.length === origin.inputs.length;
  const match = isComplete ? { inputs } : restoredFrom(ruleset, origin).session?.match;
  return match && match.inputs.length >= fork.at ? { match, at: fork.at } : null;
}
