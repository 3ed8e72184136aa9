import { forkAt, type Game, type Match, type Ruleset } from '@little-wars/engine';
import { keepInputs, keepMatch, type StoredInput, type StoredMatch } from '../store/database.ts';
import { diceInfoOf, newSecrets } from './dice.ts';
import type { Player, Session } from './session.ts';

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
  const id = crypto.randomUUID();
  const now = Date.now();
  const match: StoredMatch = {
    ...stored,
    id,
    name: `${stored.name} (from ${at})`,
    dice: forkAt(session.match, at).dice,
    secrets: stored.secrets === null ? null : newSecrets(session.match.ruleset.seats),
    begun: now,
    touched: now,
    fork: { of: stored.id, at, dice },
    winners: null,
  };
  await keepInputs(match, 0, session.moments.slice(0, at).map(storedAs(id)));
  return id;
}

/** A match that came as a record. Its dice so far are as they fell; more are new. */
export async function keepRecord(match: Match<Game>, name: string): Promise<string> {
  const id = crypto.randomUUID();
  const now = Date.now();
  const { ruleset, setup, dice, inputs } = match;
  const kept: StoredMatch = {
    id,
    name,
    ruleset: ruleset.id,
    setup,
    dice,
    secrets: newSecrets(ruleset.seats),
    players: Array.from({ length: ruleset.seats }, (): Player => ({ kind: 'person' })),
    begun: now,
    touched: now,
    guided: false,
    fork: null,
    winners: match.state.question === null ? (ruleset.result(setup, match.state.position)?.winners ?? null) : null,
  };
  await keepInputs(
    kept,
    0,
    inputs.map((input, n) => storedAs(id)({ input, because: null }, n)),
  );
  return id;
}

const storedAs =
  (match: string) =>
  ({ input, because }: Pick<Session['moments'][number], 'input' | 'because'>, n: number): StoredInput => ({
    match,
    n,
    answer: input.answer,
    because,
  });
