import type { Game, Ruleset } from '@little-wars/engine';
import {
  diceInfoOf,
  diceInfoOnNewDice,
  forkOf,
  type Player,
  peopleAt,
  resultIn,
  type Session,
  type TableMatch,
} from '@little-wars/table';
import { keepMatch, keepNew, type StoredMatch, storedAs } from '../store/database.ts';
import { newSecrets } from './secrets.ts';

export interface Wanted {
  readonly ruleset: Ruleset<Game>;
  /** Read before. */
  readonly setup: object;
  readonly name: string;
  readonly players: readonly Player[];
  /** People roll real dice and type them in. */
  readonly typedDice?: boolean;
  /** The guided first game. */
  readonly guided?: boolean;
}

/** Puts a new match into the list; its page plays it. */
export async function beginMatch(wanted: Wanted): Promise<StoredMatch> {
  const { ruleset, setup, name, players, typedDice = false, guided = false } = wanted;
  const secrets = typedDice ? null : newSecrets(ruleset.seats);
  const now = Date.now();
  const match: StoredMatch = {
    id: crypto.randomUUID(),
    name,
    ruleset: ruleset.id,
    setup,
    dice: diceInfoOf(secrets),
    secrets,
    players,
    begun: now,
    touched: now,
    guided,
    fork: null,
    winners: null,
  };
  await keepMatch(match);
  return match;
}

/** Another match from a moment of this one, with the same dice where the same is rolled, or with new ones. */
export async function forkMatch(
  stored: StoredMatch,
  session: Session,
  at: number,
  dice: 'same' | 'new',
): Promise<string> {
  const forked = forkOf(session, at);
  const match = storedFork(stored, forked, at, dice);
  await keepNew(match, storedAs(match.id, forked.moments));
  return match.id;
}

export function storedFork(stored: StoredMatch, forked: Session, at: number, dice: 'same' | 'new'): StoredMatch {
  const now = Date.now();
  return {
    ...stored,
    id: crypto.randomUUID(),
    name: `${stored.name} (from ${at})`,
    dice: stored.secrets === null ? forked.match.dice : diceInfoOnNewDice(forked.match),
    secrets: stored.secrets === null ? null : newSecrets(forked.match.ruleset.seats),
    begun: now,
    touched: now,
    fork: { of: stored.id, at, dice },
    winners: null,
  };
}

/** A match that came as a record. Its dice so far are as they fell; more are new. */
export async function keepRecord(match: TableMatch, name: string): Promise<string> {
  const kept = storedRecord(match, name);
  await keepNew(
    kept,
    storedAs(
      kept.id,
      match.inputs.map(input => ({ input, because: null })),
    ),
  );
  return kept.id;
}

export function storedRecord(match: TableMatch, name: string): StoredMatch {
  const now = Date.now();
  const { ruleset, setup } = match;
  return {
    id: crypto.randomUUID(),
    name,
    ruleset: ruleset.id,
    setup,
    dice: diceInfoOnNewDice(match),
    secrets: newSecrets(ruleset.seats),
    players: peopleAt(ruleset),
    begun: now,
    touched: now,
    guided: false,
    fork: null,
    winners: resultIn({ match })?.winners ?? null,
  };
}
