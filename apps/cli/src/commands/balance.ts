import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { BOTS } from '@little-wars/bots';
import type { Edition, Game, Roster } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { type BalanceFile, type Measured, playedWith } from '../balance/balance-file.ts';
import { complain } from '../complain.ts';
import { type Pairing, pairsOf, teamsNamed } from '../simulate/pairings.ts';
import { playPairs } from '../simulate/play-pairs.ts';

export interface BalanceOptions {
  readonly ruleset: string;
  readonly teams?: string;
  readonly games: string;
  readonly bot: string;
  readonly seed: string;
  readonly file: string;
}

/** Pairings played in one go; results are saved after each go, and a later run continues there. */
const IN_ONE_GO = 6;

/** Every pairing of ready-made teams whose games the file does not have yet, and a table of all of them. */
export async function balanceCommand(options: BalanceOptions): Promise<void> {
  const ruleset = rulesets.find(({ id }) => id === options.ruleset)!;
  const { starters } = ruleset.lobby;
  const games = Number(options.games);
  if (!Number.isInteger(games) || games < 1) return complain(['--games is a whole number from 1 on']);
  if (!(options.bot in BOTS)) return complain([`--bot is one of: ${Object.keys(BOTS).join(', ')}`]);
  const named = teamsNamed(starters, options.teams);
  if (named === null || named.length < 2)
    return complain([
      '--teams names two or more of these, each once:',
      ...starters.map(({ name }, i) => `${i}  ${name}`),
    ]);
  const pairs = pairsOf(named).map(([one, two]) => [starters[one]!, starters[two]!] as const);
  const known = knownIn(options, ruleset);
  const isKnown = (pair: readonly [Roster, Roster]): boolean =>
    known.some(each => each.played === playedWith(ruleset, pair) && each.games === games);
  const open = pairs.filter(pair => !isKnown(pair));
  let measured = known;
  for (let i = 0; i < open.length; i += IN_ONE_GO) {
    console.error(`pairings ${i + 1} to ${Math.min(open.length, i + IN_ONE_GO)} of ${open.length}`);
    const now = open.slice(i, i + IN_ONE_GO);
    const pairings = await playPairs(ruleset, now, { bots: [options.bot, options.bot], seed: options.seed, games });
    measured = [...measured, ...pairings.map((each, n) => ({ played: playedWith(ruleset, now[n]!), ...each }))];
    keep(options, ruleset, measured);
  }
  const latest = pairs.map(pair => measured.findLast(({ played }) => played === playedWith(ruleset, pair))!);
  keep(options, ruleset, latest);
  for (const line of markdownOf(latest)) console.log(line);
}

/** Results of earlier runs with the same bot and seed under the same version. */
function knownIn({ file, bot, seed }: BalanceOptions, { version }: Edition<Game>): readonly Measured[] {
  if (!existsSync(file)) return [];
  const before = JSON.parse(readFileSync(file, 'utf8')) as BalanceFile;
  return before.bot === bot && before.seed === seed && before.version === version ? before.pairings : [];
}

function keep(
  { file, bot, seed }: BalanceOptions,
  { id, version }: Edition<Game>,
  pairings: readonly Measured[],
): void {
  const kept: BalanceFile = { ruleset: id, version, bot, seed, pairings };
  writeFileSync(`${file}.new`, `${JSON.stringify(kept, null, 1)}\n`);
  renameSync(`${file}.new`, file);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function markdownOf(pairings: readonly Pairing[]): readonly string[] {
  const rows = pairings.map(({ teams, games, wins, draws, share, meanScores }) => [
    ...teams,
    games,
    `${wins[0]} : ${wins[1]}`,
    draws,
    percent(share.share),
    `${percent(share.low)} to ${percent(share.high)}`,
    meanScores.map(score => score.toFixed(1)).join(' : '),
  ]);
  return [
    '| First | Second | Games | Wins | Draws | Share of the first | 95 % limits | Mean points |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(row => `| ${row.join(' | ')} |`),
  ];
}
