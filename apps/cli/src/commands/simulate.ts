import { BOTS } from '@little-wars/bots';
import { rulesets } from '@little-wars/rulesets';
import { playRuns, seedsOf } from '../simulate/pool.ts';
import { type Share, summaryOf } from '../simulate/summary.ts';
import { drawTable } from '../table.ts';
import { pairingsCommand } from './pairings.ts';
import { rolesCommand } from './roles.ts';

interface Options {
  readonly ruleset: string;
  readonly setup: string;
  readonly bots: string;
  readonly games: string;
  readonly seed: string;
  readonly json?: boolean;
  readonly pairings?: boolean;
  readonly roles?: boolean;
  readonly choose?: string;
  readonly teams?: string;
}

export async function simulateCommand(options: Options): Promise<void> {
  if (options.roles) return rolesCommand(options);
  if (options.pairings) return pairingsCommand(options);
  const { ruleset: id, setup, bots, games, seed, json } = options;
  const ruleset = rulesets.find(each => each.id === id)!;
  const [number, count, names] = [Number(setup), Number(games), bots.split(',')];
  if (!(number in ruleset.ready)) return refuse(`--setup is from 0 to ${ruleset.ready.length - 1}`);
  if (!Number.isInteger(count) || count < 1) return refuse('--games is a whole number from 1 on');
  if (names.length !== ruleset.seats || names.some(name => !(name in BOTS)))
    return refuse(`--bots names ${ruleset.seats} of: ${Object.keys(BOTS).join(', ')}; for example random,random`);
  const started = performance.now();
  const run = { task: 'simulate' as const, ruleset: id, setup: number, bots: names, seeds: seedsOf(seed, count) };
  const outcomes = (await playRuns([run])).flat();
  const seconds = (performance.now() - started) / 1000;
  const summary = summaryOf(outcomes, ruleset.seats);
  if (json)
    console.log(
      JSON.stringify({ ruleset: id, version: ruleset.version, setup: number, bots: names, seed, ...summary }, null, 2),
    );
  else {
    const row = (name: string, { games: n, share, low, high }: Share, score: string): readonly string[] => [
      name,
      String(n),
      percent(share),
      `${percent(low)} to ${percent(high)}`,
      score,
    ];
    const rows = summary.wins.map((share, seat) =>
      row(`seat ${seat} (${names[seat]}) wins`, share, summary.meanScores[seat]!.toFixed(2)),
    );
    console.log(
      drawTable(['result', 'games', 'share', '95 % limits', 'mean score'], [...rows, row('draw', summary.draws, '')]),
    );
    console.log(`\n${count} games in ${seconds.toFixed(1)} s, ${summary.answersPerGame.toFixed(0)} answers a game.`);
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function refuse(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
