// Mutants of cover that behave the same; each with the reason.
import { type Equivalent, inFile } from './in-file.ts';

const cover = 'packages/engine/src/geometry/cover';

export const EQUIVALENT_IN_COVER: readonly Equivalent[] = [
  ...inFile(
    `${cover}/find-solid-spans.ts`,
    'exactly at this distance both ways of searching give the same',
    'return isClear(w, k) && (!near(limits.beyond) || squareBetween(pair.viewer, pair.target) > far * far);',
    '> => >=',
  ),
  ...[
    ['if (angle < of.low) of.low = angle;', '< => <='],
    ['if (angle > of.high) of.high = angle;', '> => >='],
    ['if (angle < whole.low) {', '< => <='],
    ['if (angle > whole.high) {', '> => >='],
  ].flatMap(([code, change]) =>
    inFile(`${cover}/single-solid-spans.ts`, 'of two in the same direction either bounds it', code!, change!),
  ),
  {
    file: `${cover}/sloping-limits.ts`,
    code: 'for (let n = 0; n < NARROWINGS && high - low > NARROW && !isEnough(best); n++) {',
    change: '&& => ||',
    nth: 0,
    why: 'only stops once what is left is too narrow to matter',
  },
  ...[
    [`${cover}/sloping-limits.ts`, 'const NARROWINGS = 48;', '48 => 49'],
    [`${cover}/sloping-lines.ts`, 'const TURNS = 60;', '60 => 61'],
  ].flatMap(([file, code, change]) =>
    inFile(file!, 'what is searched is too narrow to matter before so many steps', code!, change!),
  ),
  ...inFile(`${cover}/tangents.ts`, 'more is worked out exactly', 'const DOUBT = 1e-8;', '1e-8 => 1.00000001'),
  ...inFile(
    `${cover}/range-zone.ts`,
    'only leaves the fast path: of a point the nearest of all is the same',
    'if (a.ax === a.bx && a.ay === a.by) return squareToSegment(a.ax, a.ay, b);',
    'a.ax === a.bx && a.ay === a.by => false',
  ),
  ...inFile(
    `${cover}/search-spans.ts`,
    'only leaves out marks that no line comes by, with some room for rounding',
    'if (w > wide + 1 || w < -wide - 1 || u < back - 1 || u > front + 1) continue;',
    '1 => 2',
    '> => >=',
    '< => <=',
    'w > wide + 1 || w < -wide - 1 || u < back - 1 || u > front + 1 => false',
    '|| => &&',
  ),
  ...inFile(
    `${cover}/search-spans.ts`,
    'only saves looking at one place twice',
    'if (!isNew) continue;',
    '!isNew => false',
  ),
  ...inFile(
    `${cover}/breakpoints.ts`,
    'cuts at one place more, where nothing changes',
    'for (let i = 0; i < marks.count; i++)',
    '< => <=',
  ),
  ...inFile(
    `${cover}/sloping-limits.ts`,
    'what is searched is too narrow to matter before so many steps',
    'for (let n = 0; n < NARROWINGS && high - low > NARROW && !isEnough(best); n++) {',
    '0 => 1',
  ),
  ...inFile(
    `${cover}/workspace.ts`,
    'working memory: set for every test of lines that slope, and not read for others',
    'flat: { within: -1, beyond: -1, viewerBeyond: -1 },',
    '-1 => 1',
    '1 => 2',
  ),
  {
    file: `${cover}/body-outline.ts`,
    code: /^(?:ax|ay|bx|by|r|bottom|top): 0,$/,
    change: '0 => 1',
    why: 'working memory: every body is set before it is read',
  },
  ...inFile(
    `${cover}/examined-features.ts`,
    'only saves room: there is one more than needed',
    'if (examined.count === examined.features.length) examined.features.push(newFeature());',
    'examined.count === examined.features.length => true',
  ),
  ...inFile(
    `${cover}/range-zone.ts`,
    'more is worked out exactly',
    'if (Math.abs(apart) > CLEAR * (1 + z.k)) return apart < 0;',
    '1 => 2',
    '> => >=',
  ),
  ...inFile(
    `${cover}/workspace.ts`,
    'an empty scene to begin with, whatever its size',
    'solids: solidRowsOf({ width: 0, depth: 0, solids: [] }),',
    '0 => 1',
  ),
  ...inFile(
    `${cover}/spans.ts`,
    'where nothing is left of it, nothing is taken off it',
    'for (let isNew = true; isNew && searched.left < searched.right; ) {',
    '< => <=',
  ),
];
