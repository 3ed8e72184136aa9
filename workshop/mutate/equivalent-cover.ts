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
  ...inFile(
    `${cover}/spans.ts`,
    'where nothing is left of it, nothing is taken off it',
    'for (let isNew = true; isNew && searched.left < searched.right; ) {',
    '< => <=',
  ),
];
