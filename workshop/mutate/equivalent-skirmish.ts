// Mutants of what rulesets of small squads share that behave the same; each with the reason.
import { type Equivalent, inFile } from './in-file.ts';

const skirmish = 'packages/skirmish/src';
const WIDE = 'only a quick filter, with a margin of four bases: what is near is measured then';

export const EQUIVALENT_IN_SKIRMISH: readonly Equivalent[] = [
  ...inFile(
    `${skirmish}/turns/turns.ts`,
    'ties have been rolled again',
    'return won(t, v, one! > two! ? 0 : 1);',
    '> => >=',
  ),
  ...inFile(
    `${skirmish}/in-play.ts`,
    'the place in a cache of who responds to everything, which has its own',
    'const EVERYTHING: Speaking = { has: () => true, number: 0 };',
    '0 => 1',
  ),
  ...inFile(`${skirmish}/in-play.ts`, 'how many a cache keeps', 'const MOST_RESPONDERS = 1024;', '1024 => 1025'),
  ...inFile(`${skirmish}/in-play.ts`, 'how many a cache keeps', 'const MOST_PROFILES = 256;', '256 => 257'),
  ...inFile(
    `${skirmish}/in-play.ts`,
    'only saves work: of no effects none responds',
    'effects.length === 0 ? NONE : thoseSpeaking(usesOf(effects), speaking),',
    'effects.length === 0 => false',
  ),
  ...[
    ['if (!comesNear(path, other, range)) return [];', '!comesNear(path, other, range) => false'],
    ['const BASES = 2000;', '2000 => 2001'],
    ['x >= Math.min(a.x, b.x) - reach &&', '>= => >', '&& => ||'],
    ['x <= Math.max(a.x, b.x) + reach &&', '<= => <', '&& => ||'],
    ['y >= Math.min(a.y, b.y) - reach &&', '>= => >', '&& => ||'],
    ['y <= Math.max(a.y, b.y) + reach;', '<= => <'],
  ].flatMap(([code, ...changes]) => inFile(`${skirmish}/moves/on-the-way.ts`, WIDE, code!, ...changes)),
];
