import type { Edition, Game, Roster } from '@little-wars/engine';
import { legsOf, type Pairing, pairingOf, type Stretch, tablesOf } from './pairings.ts';
import { playRuns } from './pool.ts';

interface Games {
  readonly bots: readonly string[];
  readonly seed: string;
  /** Which of each pair. */
  readonly stretch: Stretch;
}

/** Plays pairs of teams, each table in turn and from both sides. */
export async function playPairs(
  ruleset: Edition<Game>,
  pairs: readonly (readonly [Roster, Roster])[],
  { bots, seed, stretch }: Games,
): Promise<readonly Pairing[]> {
  const all = pairs.map(pair => ({ pair, legs: legsOf(pair, tablesOf(ruleset), stretch) }));
  const runs = all.flatMap(({ pair: [one, two], legs }) =>
    legs.map(({ match, games: numbers }) => ({
      task: 'simulate' as const,
      ruleset: ruleset.id,
      setup: 0,
      match,
      bots,
      seeds: numbers.map(n => `${seed} ${one.name} ${two.name} ${n}`),
    })),
  );
  const played = await playRuns(runs);
  let next = 0;
  return all.map(({ pair: [one, two], legs }) =>
    pairingOf(
      [one.name, two.name],
      legs.map(leg => [leg, played[next++]!] as const),
    ),
  );
}
