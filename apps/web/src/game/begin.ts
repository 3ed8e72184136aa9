import type { Game, Ruleset } from '@little-wars/engine';
import { keepMatch, type StoredMatch } from '../store/database.ts';
import { diceInfoOf, newSecrets } from './dice.ts';
import type { Player } from './session.ts';

export interface Wanted {
  readonly ruleset: Ruleset<Game>;
  /** Read before. */
  readonly setup: object;
  readonly name: string;
  readonly players: readonly Player[];
  /** People roll real dice and type them in. */
  readonly typedDice: boolean;
}

/** Puts a new match into the list; its page plays it. */
export async function beginMatch({ ruleset, setup, name, players, typedDice }: Wanted): Promise<StoredMatch> {
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
    winners: null,
  };
  await keepMatch(match);
  return match;
}
