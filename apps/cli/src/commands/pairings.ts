import { BOTS } from '@little-wars/bots';
import { rulesets } from '@little-wars/rulesets';
import { complain } from '../complain.ts';
import { mapsOf, type Pairing, pairsOf, setupOfMatch, tablesOf, teamsNamed } from '../simulate/pairings.ts';
import { playPairs } from '../simulate/play-pairs.ts';
import { drawTable } from '../table.ts';

export interface PairingsOptions {
  readonly ruleset: string;
  readonly bots: string;
  readonly games: string;
  readonly seed: string;
  readonly json?: boolean;
  readonly teams?: string;
}

/** Every pairing of ready-made teams, each table in turn and from both sides. */
export async function pairingsCommand({ ruleset: id, bots, games, seed, json, teams }: PairingsOptions): Promise<void> {
  const ruleset = rulesets.find(each => each.id === id)!;
  const starters = ruleset.lobby.starters;
  const [count, names] = [Number(games), bots.split(',')];
  if (ruleset.seats !== 2 || starters.length < 2) return complain([`${id} has no two ready-made teams for two seats`]);
  if (!Number.isInteger(count) || count < 1) return complain(['--games is a whole number from 1 on']);
  if (names.length !== 2 || names.some(name => !(name in BOTS)))
    return complain([`--bots names 2 of: ${Object.keys(BOTS).join(', ')}; for example soldier,soldier`]);
  const chosen = teamsNamed(starters, teams);
  if (chosen === null || chosen.length < 2)
    return complain([
      '--teams names two or more of these, each once:',
      ...starters.map(({ name }, i) => `${i}  ${name}`),
    ]);
  const pairs = pairsOf(chosen).map(([one, two]) => [starters[one]!, starters[two]!] as const);
  try {
    for (const rosters of pairs) for (const map of mapsOf(ruleset)) setupOfMatch(ruleset, { rosters, chosen: map });
  } catch (error) {
    return complain([(error as Error).message]);
  }
  const started = performance.now();
  const pairings = await playPairs(ruleset, pairs, { bots: names, seed, stretch: { from: 0, to: count } });
  const seconds = (performance.now() - started) / 1000;
  if (json)
    console.log(
      JSON.stringify(
        { ruleset: id, version: ruleset.version, bots: names, seed, maps: tablesOf(ruleset), pairings },
        null,
        2,
      ),
    );
  else
    print(
      chosen.map(team => starters[team]!.name),
      pairings,
      seconds,
    );
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The share of the row's team against the column's. */
export function matrixOf(names: readonly string[], pairings: readonly Pairing[]): readonly (readonly string[])[] {
  return names.map((row, i) => [
    `${i + 1} ${row}`,
    ...names.map(column => {
      const ahead = pairings.find(({ teams: [one, two] }) => one === row && two === column);
      const back = pairings.find(({ teams: [one, two] }) => one === column && two === row);
      return ahead ? percent(ahead.share.share) : back ? percent(1 - back.share.share) : '-';
    }),
  ]);
}

function print(names: readonly string[], pairings: readonly Pairing[], seconds: number): void {
  const width = 200;
  console.log(drawTable(['team', ...names.map((_, i) => String(i + 1))], matrixOf(names, pairings), width));
  const rows = pairings.map(({ teams, games, wins, draws, share, meanScores }) => [
    teams[0],
    teams[1],
    String(games),
    `${wins[0]} : ${wins[1]}`,
    String(draws),
    percent(share.share),
    `${percent(share.low)} to ${percent(share.high)}`,
    meanScores.map(score => score.toFixed(1)).join(' : '),
  ]);
  const head = ['first', 'second', 'games', 'wins', 'draws', 'share', '95 % limits', 'mean scores'];
  console.log(`\n${drawTable(head, rows, width)}`);
  const games = pairings.reduce((sum, each) => sum + each.games, 0);
  console.log(`\n${games} games in ${seconds.toFixed(1)} s. A draw is half a win; the share is the first team's.`);
}
