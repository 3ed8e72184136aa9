import { rulesets } from '@little-wars/rulesets';
import { type Soaked, soakGame } from '../soak/soak.ts';
import { type Outcome, playGame } from './game.ts';

export interface Batch {
  /** Simulated games are counted; soaked ones are looked through for faults. */
  readonly task: 'simulate' | 'soak';
  readonly ruleset: string;
  readonly setup: number;
  readonly bots: readonly string[];
  readonly seeds: readonly string[];
}

/** What comes back for each seed. */
export interface Played {
  readonly simulate: Outcome;
  readonly soak: Soaked;
}

/** Plays some games in a thread of their own. */
export default function playBatch({ task, ruleset: id, setup, bots, seeds }: Batch): readonly (Outcome | Soaked)[] {
  const ruleset = rulesets.find(each => each.id === id)!;
  return seeds.map(seed => {
    const game = { ruleset, setup: ruleset.ready[setup]!, bots, seed };
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
