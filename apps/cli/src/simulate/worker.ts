import { rulesets } from '@little-wars/rulesets';
import { type GameResult, playGame } from '@little-wars/table';
import { type Soaked, soakGame } from '../soak/soak.ts';
import { type Match, setupOfMatch } from './pairings.ts';

export interface Batch {
  /** Simulated games are counted; soaked ones are looked through for faults. */
  readonly task: 'simulate' | 'soak';
  readonly ruleset: string;
  /** One of the setups ready to play. */
  readonly setup: number;
  /** Teams that meet in its stead. */
  readonly match?: Match;
  readonly bots: readonly string[];
  readonly seeds: readonly string[];
}

/** What comes back for each seed. */
export interface Played {
  readonly simulate: GameResult;
  readonly soak: Soaked;
}

/** Plays some games in a thread of their own. */
export default function playBatch({
  task,
  ruleset: id,
  setup: number,
  match,
  bots,
  seeds,
}: Batch): readonly (GameResult | Soaked)[] {
  const ruleset = rulesets.find(each => each.id === id)!;
  const setup = match ? setupOfMatch(ruleset, match) : ruleset.ready[number]!;
  return seeds.map(seed => {
    const game = { ruleset, setup, bots, seed };
    return task === 'soak' ? soakGame(game) : namingSeed(seed, () => playGame(game));
  });
}

/** A game that fails says which it was. */
function namingSeed<T>(seed: string, of: () => T): T {
  try {
    return of();
  } catch (error) {
    throw new Error(`seed "${seed}": ${(error as Error).message}`, { cause: error });
  }
}
