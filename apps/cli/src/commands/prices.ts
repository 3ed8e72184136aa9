import { BOTS } from '@little-wars/bots';
import { rulesets } from '@little-wars/rulesets';
import { complain } from '../complain.ts';
import { drawGame, type Price, pricesBy } from '../prices/games.ts';
import { playRuns } from '../simulate/pool.ts';
import { drawTable } from '../table.ts';

export interface PricesOptions {
  readonly ruleset: string;
  readonly games: string;
  readonly bot: string;
  readonly seed: string;
  readonly json?: boolean;
}

/** Plays random teams against each other and estimates the worth of everything in the lists. */
export async function pricesCommand({ ruleset: id, games, bot, seed, json }: PricesOptions): Promise<void> {
  const ruleset = rulesets.find(each => each.id === id)!;
  const count = Number(games);
  if (!Number.isInteger(count) || count < 1) return complain(['--games is a whole number from 1 on']);
  if (!(bot in BOTS)) return complain([`--bot is one of: ${Object.keys(BOTS).join(', ')}`]);
  const drawn = Array.from({ length: count }, (_, n) => drawGame(ruleset, seed, n) ?? []).flat();
  if (drawn.length === 0) return complain([`${id} has no lists with points from which teams could be drawn`]);
  const started = performance.now();
  const played = await playRuns(
    drawn.map(({ rosters, chosen, seed: own }) => ({
      task: 'simulate' as const,
      ruleset: id,
      setup: 0,
      match: { rosters, chosen },
      bots: [bot, bot],
      seeds: [own],
    })),
  );
  const seconds = (performance.now() - started) / 1000;
  const { prices, perPoint } = pricesBy(
    ruleset,
    drawn.map((game, i) => [game, played[i]![0]!] as const),
  );
  if (json)
    return console.log(JSON.stringify({ ruleset: id, bot, seed, games: drawn.length, perPoint, prices }, null, 2));
  console.log(drawTable(['entry', 'choice', 'teams', 'price', 'worth', '95 % limits', ''], prices.map(rowOf), 100));
  console.log(
    `\n${drawn.length} games in ${seconds.toFixed(1)} s. A point more wins ${(25 * perPoint).toFixed(2)} % more games.`,
  );
}

/** Two-sided, at 95 %. */
const Z = 1.959964;

const rowOf = ({ entry, choice, points, worth, error, teams }: Price): readonly string[] => [
  choice === null ? entry : '',
  choice ?? '',
  String(teams),
  String(points),
  worth.toFixed(1),
  `${(worth - Z * error).toFixed(1)} to ${(worth + Z * error).toFixed(1)}`,
  Math.abs(worth - points) > Z * error ? (worth > points ? 'too cheap' : 'too dear') : '',
];
