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
  ...[
    ['workspace.ts', 'from: 0,', '0 => 1'],
    ['workspace.ts', 'toViewer = 0;', '0 => 1'],
    ['sloping-memory.ts', 'high: 0,', '0 => 1'],
    ['memory.ts', 'dx = 1;', '1 => 2'],
  ].flatMap(([file, code, change]) =>
    inFile(`${cover}/${file}`, 'working memory: every question sets it before it reads it', code!, change!),
  ),
  ...inFile(`${cover}/sloping-gaps.ts`, 'another place in a list with room', 'const AHEAD = 5;', '5 => 6'),
  ...inFile(
    `${cover}/line-directions.ts`,
    'the ends of the range are among the directions in any case, and a gap without width is not looked into',
    'if (!into.isRound && !(right.x * dy - right.y * dx > 0 && dx * left.y - dy * left.x > 0)) return;',
    '> => >=',
  ),
  ...inFile(
    `${cover}/line-directions.ts`,
    'only adds a direction: lines beside it are judged like any others',
    'for (let k = g.starts[one.index]!, p = end - 1; k < end; p = k++) {',
    '< => <=',
  ),
  ...inFile(
    `${cover}/outline-corners.ts`,
    'only solids of the mask are asked about',
    'if (takesPart(mask, i)) {',
    'takesPart(mask, i) => true',
  ),
  ...inFile(
    `${cover}/search-spans.ts`,
    'only a quick filter: lines that touch an outline do not cross it, and are found not to',
    'if (only !== null && clearance(w, only, at) >= 0) return false;',
    '>= => >',
  ),
  ...inFile(
    `${cover}/examined-features.ts`,
    'any number below 0 says that a place is exact',
    'for (let c = g.starts[i]!; c < g.starts[i + 1]!; c++) put(marks, g.x[c]!, g.y[c]!, -1);',
    '1 => 2',
  ),
  ...inFile(
    `${cover}/sloping-limits.ts`,
    'only saves work: there is no fifth length, and comparisons with nothing fail',
    'for (let i = 0; i < 3 && best < 0; i++) {',
    '< => <=',
  ),
  ...inFile(
    `${cover}/sloping-limits.ts`,
    'only saves work: where a limit is kept at neither end no length between them keeps it',
    '(beyond === undefined || Math.max(toTarget[i]!, toTarget[i + 1]!) > beyond) &&',
    '&& => ||',
  ),
  ...[
    ['single-solid-spans.ts', 'for (let i = 0; i < marks.count; i++)', '< => <='],
    [
      'search-spans.ts',
      'if (from > 0 && from < length) addLoose(w, ray.x + from * ray.dx, ray.y + from * ray.dy);',
      '&& => ||',
    ],
  ].flatMap(([file, code, change]) =>
    inFile(`${cover}/${file}`, 'cuts at one place more, where nothing changes', code!, change!),
  ),
  ...inFile(
    `${cover}/sloping-gaps.ts`,
    'begins with the first direction either way',
    'const start = gap.after < count ? gap.after : 0;',
    '< => <=',
  ),
  ...inFile(
    `${cover}/find-spans.ts`,
    'exactly at this distance both ways of searching give the same',
    'const isAtViewer = toViewer < viewer.r + bodies.r[i]! - CLOSE;',
    '< => <=',
  ),
  ...inFile(
    `${cover}/features-between.ts`,
    'only saves work: new rows where the old ones have room',
    'if (of.index.length < room) Object.assign(of, rowsOf(2 * room));',
    'of.index.length < room => true',
  ),
  {
    file: `${cover}/base-pair.ts`,
    code: /^(?:ox|oy|uy|wide|back|front|viewerFront|shortest|longest): 0,$/,
    change: '0 => 1',
    why: 'working memory: set for every pair',
  },
];
