// Replays a stored match with today's rules and compares it with what is stored.
import { commit, type Game, type Playable, problem } from '@little-wars/engine';
import { type Departure, type Kept, openingOf, type Restored, restored, type Session } from '@little-wars/table';
import {
  keepInputs,
  type MatchWithInputs,
  rowsOf,
  type StoredInput,
  type StoredMatch,
  standing,
  storedMatch,
} from '../store/database.ts';

/** A match that today's rules would play differently: it is shown as it was stored. */
export interface Departed {
  readonly stored: StoredMatch;
  readonly inputs: readonly StoredInput[];
  readonly departure: Departure;
  /** As far as today's rules agree with the stored match; null if they cannot start it. */
  readonly session: Session | null;
  /** Null if its ruleset no longer exists. */
  readonly ruleset: Playable<Game> | null;
}

/** The session of a stored match; with a departure where today's rules do not lead to what is stored. */
export function restoredFrom(ruleset: Playable<Game>, { match: stored, inputs }: MatchWithInputs): Restored {
  const opening = openingOf(ruleset, stored);
  if ('problem' in opening) return { session: null, departure: { at: 0, problem: opening.problem } };
  const missing = inputs.findIndex(({ n }, i) => n !== i);
  const moments = missing < 0 ? inputs : inputs.slice(0, missing);
  const { session, departure } = restored(opening, { moments, result: resultOf(stored) });
  const at = moments.length;
  const isWhole = missing < 0 && at === (stored.inputs ?? at);
  // A departure before the first missing input is the earlier problem.
  if (departure !== null && departure.at < at) return { session, departure };
  if (!isWhole) return { session, departure: { at, problem: problem(`inputs[${at}]`, 'missing-input') } };
  return { session, departure: departure ?? departureOfDice(stored, at) };
}

/** Dice that can no longer be made: the match is complete as far as it was played, but cannot be continued as it is. */
function departureOfDice({ secrets }: StoredMatch, at: number): Departure | null {
  const isDamaged = secrets?.some((secret, seat) => !commit(secret, seat).ok) ?? false;
  return isDamaged ? { at, problem: problem('secrets', 'damaged-dice') } : null;
}

const resultOf = ({ result, winners }: StoredMatch) => result ?? (winners && { winners });

/**
 * Migrates a match of an earlier build. If writing fails nothing is lost: it is tried again the next time the match is
 * opened.
 */
export async function completed(session: Session, { match: stored, inputs }: MatchWithInputs): Promise<StoredMatch> {
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

/** The match whose dice this one reuses, if it does and that still exists. */
export async function keptFor(ruleset: Playable<Game>, { fork }: StoredMatch): Promise<Kept | null> {
  const origin = fork?.dice === 'same' ? await storedMatch(fork.of) : null;
  if (!origin || !fork) return null;
  const inputs = origin.inputs.flatMap(({ by, answer, hash, secret, roll }) =>
    by === undefined || hash === undefined || secret === undefined || roll === undefined
      ? []
      : [{ by, answer, hash, secret, roll }],
  );
  // Earlier builds stored only answers: the purposes of rolls are found by replaying them.
  const isComplete = inputs.length === origin.inputs.length;
  const match = isComplete ? { inputs } : restoredFrom(ruleset, origin).session?.match;
  return match && match.inputs.length >= fork.at ? { match, at: fork.at } : null;
}
