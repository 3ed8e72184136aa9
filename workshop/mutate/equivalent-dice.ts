// Mutants of dice and records that behave the same; each with the reason.
import { type Equivalent, inFile } from './in-file.ts';

const dice = 'packages/engine/src/dice';
const record = 'packages/engine/src/record';
const ONLY_CACHED = 'only decides what is cached: data does not change after hashing, so digests are the same';
const NO_COLLISION = 'keys still differ wherever seat, number of dice or sides differ';
const numberOf = '(whose === null ? 0 : whose + 1) * 0x80000000 + count * 0x100000 + sides;';
const nextLetter = 'const word = text.charCodeAt(i) | (i + 1 < length ? text.charCodeAt(i + 1) << 16 : 0);';
const taken = 'lanes.taken = (lanes.taken + 1) | 0;';
const worth = 'if (((lanes.taken - before) | 0) >= WORTH_CACHING) digests.set(x, digest);';

export const EQUIVALENT_IN_DICE: readonly Equivalent[] = [
  ...inFile(`${dice}/asked.ts`, 'faces are given only if there is no problem', 'return face ?? 0;', '0 => 1'),
  ...inFile(
    `${dice}/outcomes.ts`,
    'no power of a number of sides that a roll may have is that much',
    'export const MOST_OUTCOMES = 1_000_000;',
    '1_000_000 => 1000001',
  ),
  ...inFile(
    `${dice}/outcomes.ts`,
    'a million ways have only one die of a million sides that all differ, which no ruleset has',
    'return groupsOf(classes.length, roll.count) > MOST_OUTCOMES',
    '> => >=',
  ),
  ...inFile(
    `${dice}/outcomes.ts`,
    'every face is overwritten before it is used',
    'const faces = Array.from({ length: count }, () => 0);',
    '0 => 1',
  ),
  ...inFile(
    `${dice}/outcomes.ts`,
    'only stops early: the number grows with every class',
    'if (ways > MOST_OUTCOMES) return ways;',
    'ways > MOST_OUTCOMES => false',
    '> => >=',
  ),
  ...inFile(
    `${dice}/seeded.ts`,
    'only saves mixing the purpose again',
    'if (words === undefined) {',
    'words === undefined => true',
  ),
  ...inFile(
    `${dice}/seeded.ts`,
    'only saves mixing the purpose again',
    'purposes.set(purpose, words);',
    'purposes.set(purpose, words) => void 0',
  ),
  ...inFile(`${dice}/source.ts`, NO_COLLISION, numberOf, '1 => 2', '0x80000000 => 2147483649', '0x100000 => 1048577'),
  ...[1, 2].map(nth => ({ file: `${dice}/source.ts`, code: numberOf, change: '+ => -', nth, why: NO_COLLISION })),
  ...inFile(
    `${record}/canonical.ts`,
    'no two fields have one name, and a sort reads the sign only',
    'names.sort((a, b) => (a < b ? -1 : 1));',
    '< => <=',
    '1 => 2',
  ),
  ...inFile(
    `${record}/hash.ts`,
    'lanes are set before they are fed, and of values taken only the difference counts',
    'const memory = scratch((): Lanes => ({ a: 0, b: 0, taken: 0, double: new DataView(new ArrayBuffer(8)) }));',
    '0 => 1',
    '8 => 9',
  ),
  ...inFile(`${record}/hash.ts`, ONLY_CACHED, 'const WORTH_CACHING = 16;', '16 => 17'),
  ...inFile(`${record}/hash.ts`, ONLY_CACHED, taken, '+ => -', '1 => 2', '| => &', '0 => 1'),
  { file: `${record}/hash.ts`, code: worth, why: ONLY_CACHED },
  ...inFile(
    `${record}/hash.ts`,
    ONLY_CACHED,
    'if (cached !== undefined) return cached;',
    'cached !== undefined => false',
  ),
  ...inFile(`${record}/hash.ts`, ONLY_CACHED, '}, 10_000);', '10_000 => 10001'),
  ...inFile(
    `${record}/hash.ts`,
    'past its end a text has NaN, which is 0 once it is shifted',
    nextLetter,
    'i + 1 < length => true',
    '< => <=',
  ),
  {
    file: `${record}/hash.ts`,
    code: nextLetter,
    change: '+ => -',
    nth: 0,
    why: 'past its end a text has NaN, which is 0 once it is shifted',
  },
  ...inFile(
    `${record}/load.ts`,
    'no two rulesets have one id',
    "const ruleset = well('ruleset') ? rulesets.find(({ id }) => id === record.ruleset.id) : undefined;",
    'find => findLast',
  ),
  ...inFile(
    `${record}/record-file.ts`,
    'the ruleset reads a copy of the setup with the same limits, and the problem is the same',
    'const setupData = plain(40, 200_000);',
    '40 => 41',
    '200_000 => 200001',
  ),
  ...inFile(
    `${record}/record-file.ts`,
    'a value with a problem is never used',
    ": note(reader, problem(path, 'not-a-seat-or-dice'), 0);",
    '0 => 1',
  ),
  ...inFile(
    `${record}/record-file.ts`,
    'every source is listed once',
    'const name = SOURCES.find(each => each === source);',
    'find => findLast',
  ),
  ...inFile(
    `${record}/replay.ts`,
    'only saves the replay: it ends at the same state',
    'if (inputs === match.inputs.length) return match.state;',
    'inputs === match.inputs.length => false',
  ),
  ...inFile(
    `${record}/state-hash.ts`,
    'only saves a copy: a question whose options are listed stays as it is',
    'state.question === null || isListed(state.question)',
    'state.question === null || isListed(state.question) => false',
  ),
  ...inFile(
    `${record}/verify-dice.ts`,
    'each secret was checked against its commitment, so it is one: the check is for the compiler',
    'return seed.ok ? { ok: true, value: auditedDice(seed.value) } : seed;',
    'seed.ok => true',
  ),
];
