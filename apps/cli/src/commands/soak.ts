import { BOTS } from '@little-wars/bots';
import type { Edition, Game } from '@little-wars/engine';
import { sentenceOf } from '@little-wars/referee';
import { rulesets } from '@little-wars/rulesets';
import { complain } from '../complain.ts';
import { titleOfSetup } from '../play/setups.ts';
import { playRuns, type Run, seedsOf } from '../simulate/pool.ts';
import type { Fault, Soaked } from '../soak/soak.ts';
import { drawTable } from '../table.ts';

export interface SoakOptions {
  readonly ruleset?: string;
  readonly setup?: string;
  readonly bot: string;
  readonly games: string;
  readonly from: string;
  readonly seed: string;
  readonly referee?: boolean;
  readonly json?: boolean;
}

/** The outcome of the games on one setup. */
export interface Row {
  readonly ruleset: string;
  readonly setup: number;
  readonly title: string;
  readonly games: number;
  readonly answers: number;
  readonly faults: readonly (Fault & { readonly reproduce: string })[];
  /** The referee's findings, as sentences. */
  readonly findings: readonly string[];
}

const isCount = (text: string, least: number): boolean => /^\d+$/.test(text) && Number(text) >= least;

/** Fails if any game had a refusal or an exception, did not end, differed when replayed, or if the referee objects. */
export async function soakCommand(options: SoakOptions): Promise<void> {
  const { ruleset: only, setup, games, from, bot, seed, referee: refereed = true, json } = options;
  const chosen = rulesets.filter(({ id }) => only === undefined || id === only);
  if (!isCount(games, 1) || !isCount(from, 0)) {
    complain(['--games is a whole number from 1 on, and --from one from 0 on']);
    return;
  }
  if (!Object.hasOwn(BOTS, bot)) {
    complain([`--bot is one of: ${Object.keys(BOTS).join(', ')}`]);
    return;
  }
  const most = Math.max(...chosen.map(({ ready }) => ready.length)) - 1;
  if (setup !== undefined && !(isCount(setup, 0) && Number(setup) <= most)) {
    complain([`--setup is from 0 to ${most}`]);
    return;
  }
  const seeds = seedsOf(seed, Number(games), Number(from));
  const runs = chosen.flatMap(({ id, seats, ready }) =>
    ready.flatMap((_, i): readonly Run<'soak'>[] =>
      setup === undefined || Number(setup) === i
        ? [{ task: 'soak', ruleset: id, setup: i, bots: Array<string>(seats).fill(bot), seeds, refereed }]
        : [],
    ),
  );
  const started = performance.now();
  const soaked = await playRuns(runs);
  const seconds = (performance.now() - started) / 1000;
  const rows = runs.map((run, i) => rowOf(run, soaked[i]!, options));
  if (rows.some(({ faults, findings }) => faults.length + findings.length > 0)) process.exitCode = 1;
  if (json) console.log(JSON.stringify({ seed, seconds, rows }, null, 2));
  else printRows(rows, seconds);
}

const rulesetOf = (id: string): Edition<Game> => rulesets.find(each => each.id === id)!;

function rowOf({ ruleset: id, setup }: Run<'soak'>, soaked: readonly Soaked[], options: SoakOptions): Row {
  const ruleset = rulesetOf(id);
  return {
    ruleset: id,
    setup,
    title: titleOfSetup(ruleset, ruleset.ready[setup]!),
    games: soaked.length,
    answers: soaked.reduce((sum, { answers }) => sum + answers, 0),
    faults: soaked.flatMap(({ fault }) =>
      fault ? [{ ...fault, reproduce: reproduce(id, setup, options, fault) }] : [],
    ),
    findings: soaked.flatMap(({ findings }) => findings.map(sentenceOf)),
  };
}

/** The command that reproduces one game. */
const reproduce = (ruleset: string, setup: number, { bot, seed: word }: SoakOptions, { seed }: Fault): string =>
  `npm run soak -- --ruleset ${ruleset} --setup ${setup} --bot ${bot} --seed "${word}" --from ${seed.slice(word.length + 1)} --games 1`;

function printRows(rows: readonly Row[], seconds: number): void {
  const cells = rows.map(({ ruleset, setup, games, answers, faults, findings, title }) => [
    ruleset,
    String(setup),
    String(games),
    (answers / Math.max(1, games)).toFixed(0),
    String(faults.length),
    String(findings.length),
    title,
  ]);
  console.log(drawTable(['ruleset', 'setup', 'games', 'answers', 'faults', 'findings', 'what'], cells));
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  const faults = rows.flatMap(row => row.faults.map(fault => ({ ...fault, row })));
  for (const { seed, input, fault, reproduce: how, row } of faults.slice(0, MOST_SHOWN)) {
    console.error(`\n${row.ruleset}, setup ${row.setup}, seed "${seed}", answer ${input}:\n  ${fault}\n  ${how}`);
  }
  if (faults.length > MOST_SHOWN) console.error(`\nand ${faults.length - MOST_SHOWN} more`);
  const findings = rows.flatMap(row => row.findings.map(each => `setup ${row.setup}: ${each}`));
  for (const each of findings.slice(0, MOST_SHOWN)) console.error(`\n${each}`);
  if (findings.length > MOST_SHOWN) console.error(`\nand ${findings.length - MOST_SHOWN} more findings`);
  const verdict = faults.length === 0 ? 'nothing went wrong' : `${faults.length} went wrong`;
  console.log(
    `\n${games} games, each played twice, in ${seconds.toFixed(1)} s: ${verdict}; the referee has ${findings.length} findings.`,
  );
}

const MOST_SHOWN = 10;
