// Mutants of geometry that behave the same; each with the reason.

const sight = 'packages/engine/src/geometry/sight';

export const EQUIVALENT_IN_GEOMETRY = [
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
];
