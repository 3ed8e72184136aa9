import { writeFileSync } from 'node:fs';
import { BOTS } from '@little-wars/bots';
import { begin, type Edition, type Game, type OwnTable, type Read, type Roster, tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { rulesets } from '@little-wars/rulesets';
import {
  type CustomTable,
  coverageOf,
  generatedPieces,
  LARGEST,
  readCustomTable,
  SMALLEST,
  terrainOfPieces,
} from '@little-wars/skirmish/tables';
import { tellerFor, tellProblem } from '@little-wars/words';
import pc from 'picocolors';
import { complain } from '../complain.ts';
import { mapLines } from '../play/show-map.ts';
import { fileTexts, readJson } from '../read-file.ts';
import { playRuns, seedsOf } from '../simulate/pool.ts';
import { fairnessOf, isSameTurned, rotatedTable } from '../simulate/sides.ts';

export interface TablesOptions {
  readonly ruleset: string;
  readonly number: string;
  readonly width: string;
  readonly depth: string;
  readonly coverage: string;
  readonly games: string;
  readonly team: string;
  readonly bot: string;
  readonly save?: string;
  readonly json?: boolean;
}

const [least, most] = [SMALLEST / inches(1), LARGEST / inches(1)];

/** Shows a table, from a file or from a number, and plays equal teams on it to see whether it is fair. */
export async function tablesCommand(file: string | undefined, options: TablesOptions): Promise<void> {
  const ruleset = rulesets.find(({ id }) => id === options.ruleset)!;
  const [games, team] = [Number(options.games), Number(options.team)];
  if (!Number.isInteger(games) || games < 0) return complain(['--games is a whole number from 0 on']);
  if (!(options.bot in BOTS)) return complain([`--bot is one of: ${Object.keys(BOTS).join(', ')}`]);
  if (!(team in ruleset.lobby.starters)) return complain([`--team is from 0 to ${ruleset.lobby.starters.length - 1}`]);
  const isSide = (side: string): boolean => /^\d+$/.test(side) && Number(side) >= least && Number(side) <= most;
  if (![options.width, options.depth].every(isSide))
    return complain([`--width and --depth are whole inches from ${least} to ${most}`]);
  const read = file === undefined ? fromNumber(ruleset, options) : fromFile(file);
  if (!read.ok) return complain(read.problems.map(each => tellProblem(each, fileTexts)));
  const terrain = terrainOfPieces(read.value);
  const table: OwnTable = { name: read.value.name || 'Own table', terrain };
  if (options.save !== undefined) writeFileSync(options.save, `${JSON.stringify(read.value, null, 2)}\n`);
  const starter = ruleset.lobby.starters[team]!;
  const setup = ruleset.readSetup(ruleset.lobby.setup({}, [starter, starter], table));
  if (!setup.ok) return complain(setup.problems.map(each => tellProblem(each, ruleset.texts['en'])));
  if (!options.json) show(ruleset, setup.value);
  const fairness = games > 0 ? await played(ruleset.id, table, { games, team: starter, bot: options.bot }) : null;
  const facts = { name: table.name, coverage: coverageOf(terrain), same: isSameTurned(terrain), games, fairness };
  console.log(options.json ? JSON.stringify(facts, null, 2) : told(facts));
}

function fromFile(file: string): Read<CustomTable> {
  const json = readJson(file);
  return json.ok ? readCustomTable(json.value) : json;
}

function fromNumber(ruleset: Edition<Game>, { number, width, depth, coverage }: TablesOptions): Read<CustomTable> {
  const size = { width: inches(Number(width)), depth: inches(Number(depth)) };
  const clear = ruleset.lobby.ownTables?.clear(size) ?? [];
  const pieces = generatedPieces({ ...size, coverage: Number(coverage), clear, seed: `table ${number}` });
  return { ok: true, value: { name: `Table ${number}`, ...size, pieces } };
}

function show(ruleset: Edition<Game>, setup: Game['setup']): void {
  const { position } = begin(ruleset, setup);
  const board = ruleset.tabletop.board(tableOf(ruleset, setup, position));
  const teller = tellerFor({ ruleset, setup, position });
  for (const line of mapLines(board, teller, pc.isColorSupported)) console.log(line);
}

async function played(
  ruleset: string,
  table: OwnTable,
  { games, team, bot }: { readonly games: number; readonly team: Roster; readonly bot: string },
): Promise<ReturnType<typeof fairnessOf>> {
  const runOn = (on: OwnTable) => ({
    task: 'sided' as const,
    ruleset,
    setup: 0,
    match: { rosters: [team, team] as const, chosen: {}, table: on },
    bots: [bot, bot],
    seeds: seedsOf(`table ${table.name}`, Math.ceil(games / 2)),
  });
  const [one, two] = await playRuns([runOn(table), runOn(rotatedTable(table))]);
  return fairnessOf(one!, two!);
}

interface Facts {
  readonly name: string;
  readonly coverage: number;
  readonly same: boolean;
  readonly games: number;
  readonly fairness: ReturnType<typeof fairnessOf> | null;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function told({ name, coverage, same, fairness }: Facts): string {
  const lines = [
    `${name}: ${coverage} % covered, ${same ? 'the same from both sides' : 'not the same from both sides'}.`,
    ...(fairness
      ? [
          `Equal teams won ${percent(fairness.share)} of their games from the first zone (95 % limits ${percent(fairness.low)} to ${percent(fairness.high)}).`,
          fairness.low > 0.5 || fairness.high < 0.5
            ? 'That is not fair: move terrain until the limits include 50 %.'
            : 'That is fair, as far as so many games can tell.',
        ]
      : []),
  ];
  return lines.join('\n');
}
