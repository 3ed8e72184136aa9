import { rulesets } from '@little-wars/rulesets';
import { type GameResult, playGame } from '@little-wars/table';
import { type Soaked, soakGame } from '../soak/soak.ts';
import { type Match, setupOfMatch } from './pairings.ts';
import { playSided, type Sided } from './sides.ts';

export interface Batch {
  /** Simulated games are counted; soaked ones are checked for faults; sided ones return only the winner's zone. */
  readonly task: 'simulate' | 'soak' | 'sided';
  readonly ruleset: string;
  /** The index of a ready setup. */
  readonly setup: number;
  /** Teams to play instead of it. */
  readonly match?: Match;
  readonly bots: readonly string[];
  readonly seeds: readonly string[];
  /** Whether the referee checks soaked games; true by default. */
  readonly refereed?: boolean;
}

/** The result for each seed. */
export interface Played {
  readonly simulate: GameResult;
  readonly soak: Soaked;
  readonly sided: Sided;
}

/** Plays a batch of games in a worker thread. */
export default function playBatch({
  task,
  ruleset: id,
  setup: number,
  match,
  bots,
  seeds,
  refereed = true,
}: Batch): readonly Played[Batch['task']][] {
  const ruleset = rulesets.find(each => each.id === id)!;
  const setup = match ? setupOfMatch(ruleset, match) : ruleset.ready[number]!;
  return seeds.map(seed => {
    const game = { ruleset, setup, bots, seed };
    if (task === 'soak') return soakGame({ ...game, refereed });
    return namingSeed(seed, () => (task === 'sided' ? playSided(game) : playGame(game)));
  });
}

/** Adds the seed of the game to an error. */
function namingSeed<T>(seed: string, of: () => T): T {
  try {
    return of();
  } catch (error) {
    throw new Error(`seed "${seed}": ${(error as Error).message}`, { cause: error });
  }
}
