// Damages records, saved games, teams and tables, and opens them: each must be read, or refused in words, quickly.
import {
  type Edition,
  type Game,
  load,
  newMatch,
  numbers,
  type Problem,
  parseJson,
  play,
  readSetup,
  rosterFile,
  rosterText,
  save,
  TEXT_LIMITS,
} from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { generatedPieces, readCustomTable, terrainOfPieces } from '@little-wars/skirmish/tables';
import { gameFile, type Player, peopleAt, playGame, readGame, sessionOf } from '@little-wars/table';
import { tellProblem, tellReason } from '@little-wars/words';
import { gameTexts } from '../play/opening.ts';
import { checkRoster } from '../roster/check.ts';
import { damaged } from './damaged.ts';
import { isSentence } from './is-sentence.ts';
import { gameSealed, recordSealed } from './sealed.ts';
import type { Torture } from './torture.ts';

/** A kind of file: an intact one, and the result of opening a text: nothing, or the objections. */
interface Kind {
  readonly name: string;
  readonly whole: string;
  open(text: string): readonly string[];
}

const editions = rulesets as readonly Edition<Game>[];

const told = (problems: readonly Problem[], { texts }: Edition<Game>): readonly string[] =>
  problems.map(each => tellProblem(each, texts['en']));

const INPUTS = 12;

/** The beginning of a match, as a record and as a saved game. */
function matchesOf(ruleset: Edition<Game>): readonly Kind[] {
  const setup = ruleset.ready[0]!;
  const inputs: unknown[] = [];
  playGame({ ruleset, setup, bots: ['random', 'random'], seed: 'files' }, input => void inputs.push(input));
  let match = newMatch(ruleset, setup, { source: 'seeded', seed: 'files' });
  for (const input of inputs.slice(0, INPUTS)) {
    const played = play(match, input);
    if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.reasons)}`);
    match = played.match;
  }
  const people = (seats: number): readonly Player[] => peopleAt({ seats });
  const openRecord = (text: string): readonly string[] => {
    const read = load(editions, text);
    return read.ok ? [] : told(read.problems, ruleset);
  };
  const openGame = (text: string): readonly string[] => {
    const read = readGame(editions, text, people);
    return read.ok ? [] : read.problems.map(each => tellProblem(each, { ...gameTexts, ...ruleset.texts['en'] }));
  };
  const record = JSON.stringify(save(match));
  const game = gameFile(sessionOf(match, { name: '', players: peopleAt(ruleset) }));
  return [
    { name: `record of ${ruleset.id}`, whole: record, open: openRecord },
    { name: `saved game of ${ruleset.id}`, whole: game, open: openGame },
    { name: `record of ${ruleset.id} sealed again`, whole: record, open: text => openRecord(recordSealed(text)) },
    { name: `saved game of ${ruleset.id} sealed again`, whole: game, open: text => openGame(gameSealed(text)) },
  ];
}

/** A team as a file and as a list. An accepted one is used in a match, as a page does. */
function teamsOf(ruleset: Edition<Game>): readonly Kind[] {
  const [roster] = ruleset.lobby.starters;
  if (!roster) return [];
  const open = (text: string): readonly string[] => {
    const checked = checkRoster(editions, text);
    if (checked.as === 'unread') return told(checked.problems, ruleset);
    const { lobby } = checked.ruleset;
    const setup = readSetup(checked.ruleset, lobby.setup({}, [checked.roster, lobby.starters[0]!]));
    return [
      ...checked.reasons.map(reason => tellReason(reason, checked.ruleset.texts['en'])),
      ...(setup.ok ? [] : told(setup.problems, checked.ruleset)),
    ];
  };
  return [
    { name: `team of ${ruleset.id}`, whole: rosterFile(roster), open },
    { name: `list of ${ruleset.id}`, whole: rosterText(ruleset, roster), open },
  ];
}

const SIZE = { width: 6096, depth: 6096 };

const table: Kind = {
  name: 'table',
  whole: JSON.stringify({
    name: 'Table',
    ...SIZE,
    pieces: generatedPieces({ ...SIZE, coverage: 25, clear: [], seed: 'files' }),
  }),
  open: text => {
    const data = parseJson(text, TEXT_LIMITS.table);
    const read = data.ok ? readCustomTable(data.value) : data;
    if (read.ok) terrainOfPieces(read.value);
    return read.ok ? [] : told(read.problems, editions[0]!);
  },
};

/** Milliseconds of processor time; a file that keeps a page busy for longer is a way to attack it. */
const LONGEST = 3000;

/** What is wrong with how a damaged file was opened; null if nothing is. */
function faultIn(kind: Kind, text: string): string | null {
  const begun = process.cpuUsage();
  try {
    const messages = kind.open(text);
    const dumb = messages.find(each => !isSentence(each));
    if (dumb !== undefined) return `"${dumb}" is no sentence`;
  } catch (error) {
    return `it threw ${String(error)}`;
  }
  const { user } = process.cpuUsage(begun);
  return user > LONGEST * 1000 ? `it took ${Math.round(user / 1000)} ms` : null;
}

/** One of each kind. */
export const kindsOfFiles = (): readonly Kind[] => [
  ...editions.flatMap(matchesOf),
  ...editions.flatMap(teamsOf),
  table,
];

export const files: Torture = {
  name: 'files',
  promise: 'a damaged record, saved game, team or table is read or refused in sentences, and soon; it never throws',
  tries: 20_000,
  run: async ({ tries, seed, onTry }) => {
    const kinds = kindsOfFiles();
    const failures: string[] = [];
    let refused = 0;
    for (const kind of kinds) if (kind.open(kind.whole).length > 0) failures.push(`${kind.name}: refused though whole`);
    for (let n = 0; n < tries; n++) {
      const kind = kinds[n % kinds.length]!;
      const text = damaged(kind.whole, numbers(`${seed} ${n}`));
      const fault = faultIn(kind, text);
      if (fault !== null) failures.push(`${kind.name}, try ${n}: ${fault}`);
      else if (text !== kind.whole) refused++;
      onTry(1);
      if (n % 50 === 0) await new Promise(resolve => setImmediate(resolve));
    }
    return { tries, figures: { kinds: kinds.length, changed: refused }, failures };
  },
};
