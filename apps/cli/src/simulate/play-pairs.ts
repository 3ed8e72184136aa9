import { type Chosen, type Edition, fingerprint, type Game, type Roster } from '@little-wars/engine';
import { legsOf, type Match, type Pairing, pairingOf, type Stretch, tablesOf } from './pairings.ts';
import { playRuns } from './pool.ts';

interface Games {
  readonly bots: readonly string[];
  readonly seed: string;
  /** Which of each pair. */
  readonly stretch: Stretch;
}

/** Every pair starts at another table, so that the first games of all pairs together cover all of them. */
function tablesFor(tables: readonly Chosen[], [one, two]: readonly [Roster, Roster]): readonly Chosen[] {
  const first = Number.parseInt(fingerprint([one.name, two.name]).slice(0, 8), 16) % tables.length;
  return [...tables.slice(first), ...tables.slice(0, first)];
}

/**
 * Plays all runs on one table before those on the next, because workers cache what they compute about a table. Results
 * are in the order of the runs.
 */
export async function tableAfterTable<R extends { readonly match: Match }, P>(
  runs: readonly R[],
  play: (runs: readonly R[]) => Promise<readonly P[]>,
): Promise<readonly P[]> {
  const tables = runs.map(({ match }) => JSON.stringify(match.chosen));
  const order = runs.map((_, i) => i).sort((a, b) => tables.indexOf(tables[a]!) - tables.indexOf(tables[b]!));
  const played = await play(order.map(i => runs[i]!));
  return runs.map((_, i) => played[order.indexOf(i)]!);
}

/** Plays pairs of teams, each table in turn and from both sides. */
export async function playPairs(
  ruleset: Edition<Game>,
  pairs: readonly (readonly [Roster, Roster])[],
  { bots, seed, stretch }: Games,
): Promise<readonly Pairing[]> {
  const tables = tablesOf(ruleset);
  const all = pairs.map(pair => ({ pair, legs: legsOf(pair, tablesFor(tables, pair), stretch) }));
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
  const played = await tableAfterTable(runs, playRuns);
  let next = 0;
  return all.map(({ pair: [one, two], legs }) =>
    pairingOf(
      [one.name, two.name],
      legs.map(leg => [leg, played[next++]!] as const),
    ),
  );
}
