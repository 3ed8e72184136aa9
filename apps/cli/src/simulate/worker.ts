import { rulesets } from '@little-wars/rulesets';
import { type Outcome, playGame } from './game.ts';

export interface Batch {
  readonly ruleset: string;
  readonly setup: number;
  readonly bots: readonly string[];
  readonly seeds: readonly string[];
}

/** Plays some games in a thread of their own. */
export default function playBatch({ ruleset: id, setup, bots, seeds }: Batch): readonly Outcome[] {
  const ruleset = rulesets.find(each => each.id === id)!;
  return seeds.map(seed => playGame({ ruleset, setup: ruleset.ready[setup]!, bots, seed }));
}
