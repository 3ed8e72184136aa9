// Mutants that no test can kill, because the changed program behaves the same; each with the reason.

import { EQUIVALENT_IN_COVER } from './equivalent-cover.ts';
import { EQUIVALENT_IN_DICE } from './equivalent-dice.ts';
import { EQUIVALENT_IN_GEOMETRY } from './equivalent-geometry.ts';
import { EQUIVALENT_IN_KILL_TEAM } from './equivalent-kill-team.ts';
import { EQUIVALENT_IN_PATH } from './equivalent-path.ts';
import { EQUIVALENT_IN_SKIRMISH } from './equivalent-skirmish.ts';
import { EQUIVALENT_IN_VANGUARD } from './equivalent-vanguard.ts';
import { EQUIVALENT_IN_W40K } from './equivalent-w40k.ts';
import { type Equivalent, inFile } from './in-file.ts';

const kernel = 'packages/engine/src/kernel';
const EMPTY_FOLLOW_UP = 'a follow-up frame without frames is taken off again before anything else happens';
const FAST_PATH = 'only leaves the fast path: the slow one reads the same';
const SAVES_WORK = 'only saves work, or is set again before it is read: the result is the same without';
const followUpOnCall = 'if (run.following.length > 0) stack.push(followUpFrame(run, null));';
const followUpOnStep = 'if (run.following.length > 0) {';
const plainRecord =
  "if (typeof input !== 'object' || input === null || Object.getPrototypeOf(input) !== Object.prototype) return null;";
const plainField = "if (name !== 'by' && name !== 'answer') return null;";

const plainSpot =
  "if (typeof given !== 'object' || given === null || Object.getPrototypeOf(given) !== Object.prototype) return null;";
const threeFields = 'return fields === 3 && isCoordinate(x) && isCoordinate(y) && isCoordinate(z)';
const isCoordinate = "typeof x === 'number' && Number.isSafeInteger(x) && x >= -FARTHEST && x <= FARTHEST;";

export const EQUIVALENT: readonly Equivalent[] = [
  ...EQUIVALENT_IN_COVER,
  ...EQUIVALENT_IN_DICE,
  ...EQUIVALENT_IN_GEOMETRY,
  ...EQUIVALENT_IN_KILL_TEAM,
  ...EQUIVALENT_IN_PATH,
  ...EQUIVALENT_IN_SKIRMISH,
  ...EQUIVALENT_IN_VANGUARD,
  ...EQUIVALENT_IN_W40K,
  {
    file: `${kernel}/reachable.ts`,
    code: 'return ways.find(({ reasons }) => reasons.length === 0) ?? ways.find(way => way.legs.at(-1)?.to.z === from.z)!;',
    change: 'find => findLast',
    nth: 1,
    why: 'there is one way for each level, so only one ends on the level where it began',
  },
  ...inFile(
    `${kernel}/at-once.ts`,
    'all chances of both orders change alike, and are compared with one another alone',
    'for (const [text, { chance }] of seconds) chances.set(text, (chances.get(text) ?? 0) + first.chance * chance);',
    '0 => 1',
    '+ => -',
  ),
  ...inFile(
    `${kernel}/at-once.ts`,
    'all chances of both orders change alike, and are compared with one another alone',
    'return runOn(position, [frame], null, 1) ? endings : null;',
    '1 => 2',
  ),
  ...inFile(
    `${kernel}/at-once.ts`,
    'only allows for rounding: chances that differ do so by more, as 4000 runs cannot make smaller ones',
    'return [...one].every(([text, chance]) => Math.abs((other.get(text) ?? 0) - chance) < EQUAL);',
    '< => <=',
  ),
  ...inFile(
    `${kernel}/at-once.ts`,
    'only stops sooner: where there are more falls than runs are left, the runs run out',
    'if (falls.length * sides > most) return null;',
    '* => /',
  ),
  ...[
    ['if (--trial.left < 0) return false;', '< => <=', '0 => 1', 'false => true'],
    ['if (falls.length * sides > most) return null;', '> => >='],
  ].flatMap(([code, ...changes]) =>
    inFile(
      `${kernel}/at-once.ts`,
      'only stops a run sooner or later: before the order is said not to matter, a cached result finds the budget spent',
      code!,
      ...changes,
    ),
  ),
  ...[
    ['trial.tried.set(position, here);', 'trial.tried.set(position, here) => void 0'],
    ['if (before) {', 'before => false'],
    [
      'here.set(frame, { endings, runs: left - trial.left });',
      'here.set(frame, { endings, runs: left - trial.left }) => void 0',
    ],
  ].flatMap(([code, ...changes]) =>
    inFile(
      `${kernel}/at-once.ts`,
      'only saves work: a cached result counts towards the budget as if it were run again',
      code!,
      ...changes,
    ),
  ),
  {
    file: `${kernel}/steps.ts`,
    code: 'readonly ended = true;',
    why: 'nobody reads it: it only keeps the compiler from taking variables for an end',
  },
  ...[followUpOnCall, followUpOnStep].flatMap(code =>
    inFile(`${kernel}/advance.ts`, EMPTY_FOLLOW_UP, code, 'run.following.length > 0 => true', '> => >='),
  ),
  ...inFile(
    `${kernel}/advance.ts`,
    EMPTY_FOLLOW_UP,
    'if (run.following.length === 0) return got;',
    'run.following.length === 0 => false',
  ),
  ...inFile(
    `${kernel}/advance.ts`,
    'only a step that asks waits: the check is for the compiler',
    `if (step.form !== 'ask') throw new Error(\`step "\${step.name}" asks nothing\`);`,
    "step.form !== 'ask' => false",
  ),
  ...inFile(
    `${kernel}/advance.ts`,
    'the first step is found by its name just the same',
    'if (frame.at === sequence.steps[0]!.name) return 0;',
    'frame.at === sequence.steps[0]!.name => false',
  ),
  ...inFile(
    `${kernel}/answer.ts`,
    FAST_PATH,
    plainRecord,
    "typeof input !== 'object' || input === null || Object.getPrototypeOf(input) !== Object.prototype => true",
    '!== => ===',
    '=== => !==',
  ),
  ...inFile(`${kernel}/answer.ts`, FAST_PATH, plainField, "name !== 'by' && name !== 'answer' => true", '&& => ||'),
  ...inFile(
    `${kernel}/choices.ts`,
    'a step that asks nothing has no such judge either',
    "const isOption = step.form === 'ask' ? step.isOption : null;",
    "step.form === 'ask' => true",
  ),
  ...inFile(`${kernel}/answer.ts`, FAST_PATH, plainRecord, '|| => &&'),
  ...inFile(`${kernel}/answer.ts`, FAST_PATH, plainField, '!== => ==='),
  ...[
    ['if (plain) return plain;', 'plain => false'],
    [plainSpot, `${plainSpot.slice(4, -14)} => true`, '!== => ===', '|| => &&', '=== => !=='],
    [
      "if (name !== 'x' && name !== 'y' && name !== 'z') return null;",
      "name !== 'x' && name !== 'y' && name !== 'z' => true",
    ],
    ["if (name !== 'x' && name !== 'y' && name !== 'z') return null;", '!== => ===', '&& => ||'],
    ['let fields = 0;', '0 => 1'],
    ['fields++;', 'fields++ => fields--'],
    [threeFields, `${threeFields.slice(7)} => false`, '3 => 4', '=== => !=='],
    [isCoordinate, '=== => !==', '>= => >', '<= => <', '-FARTHEST => FARTHEST'],
  ].flatMap(([code, ...changes]) => inFile(`${kernel}/read-answer.ts`, FAST_PATH, code!, ...changes)),
  ...[
    ['steps = 0;', '0 => 1'],
    ['return offering !== undefined && usesIn(this, about, offering).length > 0;', '&& => ||', '> => >='],
    ['if (more.length > 0) offers = offers.length === 0 ? more : [...offers, ...more];', 'more.length > 0 => true'],
    [
      'if (more.length > 0) offers = offers.length === 0 ? more : [...offers, ...more];',
      'offers.length === 0 => false',
    ],
    ['if (more.length > 0) offers = offers.length === 0 ? more : [...offers, ...more];', '> => >='],
    ['if (uses.length === 0) return NOTHING;', 'uses.length === 0 => false'],
    ['if (handlers.last?.uses === uses) return handlers.last.active;', 'handlers.last?.uses === uses => false'],
  ].flatMap(([code, ...changes]) => inFile(`${kernel}/run.ts`, SAVES_WORK, code!, ...changes)),
  ...[
    ['if (!run.hasHandlers(timing, about)) return null;', '!run.hasHandlers(timing, about) => false'],
    ['if (w.chosen === null) return null;', 'w.chosen === null => false'],
  ].flatMap(([code, ...changes]) => inFile(`${kernel}/window.ts`, SAVES_WORK, code!, ...changes)),
];
