import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { BOTS } from '@little-wars/bots';
import { type Edition, type Game, playedWith, type Roster } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { type BalanceFile, isUneven, type Measured } from '../balance/balance-file.ts';
import { complain } from '../complain.ts';
import { type Pairing, pairingOf, pairsOf, teamsNamed, together } from '../simulate/pairings.ts';
import { playPairs } from '../simulate/play-pairs.ts';

export interface BalanceOptions {
  readonly ruleset: string;
  readonly teams?: string;
  readonly games: string;
  readonly bot: string;
  readonly seed: string;
  readonly file: string;
  /** Whether to stop as soon as a pairing is clearly uneven. */
  readonly even?: boolean;
}

/** Games of a pairing in one go, on five tables; results are saved after each go, and a later run continues there. */
const IN_ONE_GO = 40;

/** Plays the games that the file does not have yet, all pairings at the same pace, and prints a table of them all. */
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
  const earlierResults = knownIn(options, ruleset);
  let measured: readonly Measured[] = pairs.map(
    pair => earlierResults.find(({ played }) => played === playedWith(ruleset, pair)) ?? none(ruleset, pair),
  );
  const others = earlierResults.filter(({ teams }) => !measured.some(each => each.teams.join() === teams.join()));
  while (measured.some(each => each.games < games)) {
    measured = await playOn(ruleset, pairs, measured, { ...options, games });
    keep(options, ruleset, [...measured, ...others]);
    const uneven = measured.filter(isUneven);
    if (options.even && uneven.length > 0) return complain(['These pairings are not even:', ...markdownOf(uneven)]);
  }
  for (const line of markdownOf(measured)) console.log(line);
}

type Pair = readonly [Roster, Roster];

const none = (ruleset: Edition<Game>, pair: Pair): Measured => ({
  played: playedWith(ruleset, pair),
  ...pairingOf([pair[0].name, pair[1].name], []),
});

/** The next games of the pairings with the fewest. */
async function playOn(
  ruleset: Edition<Game>,
  pairs: readonly Pair[],
  measured: readonly Measured[],
  { games, bot, seed }: { readonly games: number; readonly bot: string; readonly seed: string },
): Promise<readonly Measured[]> {
  const from = Math.min(...measured.map(each => each.games));
  const ahead = measured.map(each => each.games).filter(each => each > from);
  const to = Math.min(from + IN_ONE_GO, games, ...ahead);
  const isNow = (i: number): boolean => measured[i]!.games === from;
  const now = pairs.filter((_, i) => isNow(i));
  console.error(`games ${from + 1} to ${to} of ${now.length} pairings`);
  const played = [...(await playPairs(ruleset, now, { bots: [bot, bot], seed, stretch: { from, to } }))];
  return measured.map((each, i) => (isNow(i) ? { played: each.played, ...together(each, played.shift()!) } : each));
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
  const balanceFile: BalanceFile = { ruleset: id, version, bot, seed, pairings };
  writeFileSync(`${file}.new`, `${JSON.stringify(balanceFile, null, 1)}\n`);
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
