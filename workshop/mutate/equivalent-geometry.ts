// Mutants of geometry that behave the same; each with the reason.
import { type Equivalent, inFile } from './in-file.ts';

const geometry = 'packages/engine/src/geometry';
const sight = `${geometry}/sight`;

const WORKSPACES = [
  `${sight}/picture/picture.ts`,
  `${sight}/one-viewpoint/workspace.ts`,
  `${sight}/best-viewpoint/workspace.ts`,
  `${sight}/blind-viewer/workspace.ts`,
  `${geometry}/cover/workspace.ts`,
];

export const EQUIVALENT_IN_GEOMETRY: readonly Equivalent[] = [
  ...WORKSPACES.flatMap(file => [
    {
      file,
      code: /\b0\.5\b/,
      change: '0.5 => 1.5',
      why: 'working memory of doubles: every question sets them before it reads them',
    },
    {
      file,
      code: /\bcount: 0\b/,
      change: '0 => 1',
      why: 'working memory: every question counts from the beginning',
    },
    {
      file,
      code: /new (?:Float64|Int32|Uint8)Array\((?:64|16|256|4|1200|40000)\)/,
      why: 'room for more than is needed, or that grows',
    },
  ]),
  ...inFile(
    `${geometry}/around/areas.ts`,
    'only a quick filter: what only touches a line covers none of it',
    'if (left >= around.right || right <= around.left || low >= around.high || high <= around.low) continue;',
    'left >= around.right || right <= around.left || low >= around.high || high <= around.low => false',
    '>= => >',
    '<= => <',
    '|| => &&',
  ),
  ...inFile(
    `${geometry}/scene.ts`,
    'only saves writing out an empty list',
    "const key = open.size === 0 ? '[]' : JSON.stringify([...open].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));",
    'open.size === 0 => false',
  ),
  ...inFile(
    `${geometry}/segment-distance.ts`,
    'only decides sooner what is decided exactly',
    'if (Math.abs(value) > UNSURE * (d + Math.abs(near) + up)) return signOf(value);',
    'Math.abs(value) > UNSURE * (d + Math.abs(near) + up) => false',
    '> => >=',
  ),
  ...inFile(
    `${geometry}/exact-signs.ts`,
    'the bound is twice what rounding can come to, and still more than that',
    'const PER_TERM = UNSURE / 4;',
    '4 => 5',
  ),
  ...inFile(
    `${geometry}/sort-start.ts`,
    'equal numbers are in order either way',
    'for (; k > 0 && list[k - 1]! > its; k--) list[k] = list[k - 1]!;',
    '> => >=',
  ),
  ...inFile(
    `${geometry}/spatial-index.ts`,
    'at 0 it is 0 either way',
    'return i < 0 ? 0 : i >= count ? count - 1 : i;',
    '< => <=',
  ),
  {
    file: `${geometry}/around/shortest-way.ts`,
    code: 'if (compareLegs(legs, legsBy(trail, corner, trail.before[corner]!), 0) >= 0) return;',
    change: '0 => 1',
    nth: 1,
    why: 'of two ways that are exactly as long either is a shortest one',
  },
  ...inFile(
    `${geometry}/spatial-index.ts`,
    'any number that was not there before tells one question from the next',
    'grid.stamp += 1;',
    '1 => 2',
  ),
  ...inFile(
    `${sight}/one-viewpoint/decide-exactly.ts`,
    'only leaves out things that cover none of the stretch, as the exact chain finds too',
    'for (let i = 1; i <= count; i++) if (left[i]! < to && right[i]! > from) numbers.push(i);',
    '&& => ||',
    'left[i]! < to && right[i]! > from => true',
    '< => <=',
    '> => >=',
  ),
  {
    file: `${sight}/picture/depth-order.ts`,
    code: 'if (!apart || holdsEye[i] === 1) return true;',
    change: '!apart || holdsEye[i] === 1 => false',
    why: 'only decides sooner: what intersects is told from `intersects`, what holds the eye is nearer than all else',
  },
  ...[
    [
      `${sight}/solids/seam-bridges.ts`,
      'const meeting = here * there < 0 ? [between(one, next, here / (here - there))] : [];',
    ],
    [`${sight}/solids/target-parts.ts`, 'if (from * to < 0) {'],
  ].map(([file, code]) => ({
    file: file!,
    code: code!,
    change: '* => /',
    why: 'a quotient has the sign of the product; beside a 0 a corner comes twice, which encloses the same',
  })),
  {
    file: `${sight}/picture/draw-outlines.ts`,
    code: 'if (isAhead && (right[i]! <= from || left[i]! >= to)) return false;',
    change: 'isAhead && (right[i]! <= from || left[i]! >= to) => false',
    why: 'only saves drawing the edges of a thing that the last line leaves out by the same ends',
  },
  {
    file: `${sight}/blind-viewer/shadows.ts`,
    code: 'for (let j = firstCorner[k]!; j < endCorner[k]! && (isAll || shadowFrom[k]! < shadowTo[k]!); j++) {',
    change: '< => <=',
    nth: 1,
    why: 'a shadow of no width covers nothing from the other corners either: only saves looking from them',
  },
  {
    file: `${sight}/body-to-body.ts`,
    code: 'const likely = blind.picture.owner[drawn < 0 ? -drawn : 1]!;',
    change: '0 => 1',
    why: 'it is called with a whole number that is not 0',
  },
  {
    file: `${sight}/picture/hidden-heights.ts`,
    code: 'band.high = high * (high > 0 ? near : far);',
    change: '> => >=',
    why: 'a height of 0 stays 0 at any nearness, which is finite here: it is no more than that of the front',
  },
  {
    file: `${sight}/blind-viewer/occluders.ts`,
    code: 'setLine(blind, 0, 0, 0);',
    change: '0 => 1',
    nth: 2,
    why: 'every eye is before a line without direction, at 0 as at 1',
  },
  {
    file: `${sight}/blind-viewer/aperture.ts`,
    code: 'view.narrow = (2 * DOUBT) / (frame.length - on);',
    change: '2 => 3',
    why: 'room for rounding, a ten-thousandth of a tenth more of it: only bodies whose shadows meet so exactly are not proven',
  },
  ...[
    [
      'picture/depth-order.ts',
      'if (sideA * sideB < 0 && sideC * sideD < 0) return 0;',
      '* => /',
      'a quotient has the sign of the product; beside a 0 an end lies on the other segment, and the distance is 0 as well',
    ],
    [
      'one-viewpoint/exact-line.ts',
      'const spans = things.map(({ outline }) => outline).sort((a, b) => (a.left < b.left ? -1 : a.left > b.left ? 1 : 0));',
      '1 => 2',
      'a sort reads the sign only',
    ],
    [
      'best-viewpoint/clear-view.ts',
      'for (let corner = !isLevel && end === 8 && high >= between.highest ? 4 : 0; corner < end; corner++) {',
      '< => <=',
      'one corner more: the fifth again, or a lower one, from which what stands hides more',
    ],
    [
      'solids/flat-solids.ts',
      'for (; k > 0 && bulk[at[k - 1]!]! < its; k--) at[k] = at[k - 1]!;',
      '> => >=',
      'there is nothing before the first, which is not less than anything',
    ],
    [
      'one-viewpoint/covering-chain.ts',
      'if (top[0]! <= 0 || bottom[0]! >= 0) {',
      '0 => 1',
      'a bound that is worked out and not read, or one left at 0, which encloses more: then whole numbers decide',
    ],
    [
      'blind-viewer/occluder-outlines.ts',
      'return placeCorners(picture, i, prisms, s) && drawn.front >= NEARLY_THROUGH * frame.length;',
      '* => /',
      'only draws all of a wall where its ends are too close to be told well',
    ],
    [
      'one-viewpoint/hidden-share.ts',
      'if (t > from && t < to) next = insertCut(shareCuts, t, next);',
      '< => <=',
      'a cut at the end itself adds a stretch without width',
    ],
    [
      'one-viewpoint/hidden-share.ts',
      'const STRAIGHT = 1e-6;',
      '1e-6 => 1.000001',
      'Simpson’s rule for what bends by a tenth is off by far less than the share that is allowed for',
    ],
  ].map(([file, code, change, why]) => ({ file: `${sight}/${file}`, code: code!, change: change!, why: why! })),
  {
    file: `${sight}/eye-to-point.ts`,
    code: 'for (let b = 0; list && b < list.count; b++) {',
    change: '< => <=',
    why: 'there is nothing after the last: its front is NaN, and not before anything',
  },
  ...['a.bx, a.by, b', 'b.ax, b.ay, a', 'b.bx, b.by, a'].map(ends => ({
    file: `${geometry}/segment-distance.ts`,
    code: `if (least >= 0) least = lesser(least, comparePointDistance(${ends}, bound));`,
    change: 'least >= 0 => true',
    why: 'only saves work: the least of all is the same',
  })),
  {
    file: `${geometry}/cover/cover.ts`,
    code: 'for (let k = 0; k < tests.length; k++)',
    change: '< => <=',
    why: 'there is no bit for a test after the last: nothing holds, and nothing is added',
  },
  {
    file: `${geometry}/cover/range-zone.ts`,
    code: 'if (c.ax !== c.bx || c.ay !== c.by) return gapToLongSegment(g, i, c);',
    change: 'c.ax !== c.bx || c.ay !== c.by => true',
    why: 'only leaves the fast path: the distance to a segment of no length is that to its end',
  },
  {
    file: `${geometry}/cover/spans.ts`,
    code: 'leftRow = new Int32Array(64);',
    change: '64 => 65',
    why: 'room that grows as it is needed',
  },
  ...inFile(
    `${geometry}/headings.ts`,
    'no direction comes to a half, which alone differs: 10000 dx over a whole length has an odd denominator when reduced',
    'const rounded = (n: number): number => (n < 0 ? -Math.round(-n) : Math.round(n)) + 0;',
    '< => >=',
  ),
  ...inFile(
    `${geometry}/headings.ts`,
    'where doubles differ by the limit they decide as whole numbers do, and they never differ by 0 there',
    'return Math.abs(apart) > NEAR * limit ? apart < 0 : isInArcExactly(quarters(x), quarters(y), halvings);',
    '> => >=',
    '< => <=',
  ),
  ...inFile(
    `${geometry}/compare-distances.ts`,
    'where the foot is the first end itself, the distance to the line, or to the other end of no line, is the same',
    'if (along <= 0n) return { of: ex * ex + ey * ey, over: 1n };',
    '<= => <',
  ),
  ...inFile(
    `${geometry}/ray-to-edge.ts`,
    'if both are equally far along, either is the same place',
    'const earlier = (a: Along, b: Along): Along => (compareAlong(b, a) < 0 ? b : a);',
    '< => <=',
  ),
];
