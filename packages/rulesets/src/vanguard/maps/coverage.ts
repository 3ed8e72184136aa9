// VG-15.1  How much of a table terrain covers
import { INCH, type Point, type Terrain } from '@little-wars/engine/geometry';

const STEP = INCH / 8;

/** The share of the table under terrain, in whole per cent, rounded down; sampled every eighth of an inch. */
export function coverageOf({ width, depth, pieces }: Terrain): number {
  const outlines = pieces.flatMap(({ parts }) => parts.map(({ outline }) => outline));
  let covered = 0;
  let looks = 0;
  for (let y = STEP / 2; y < depth; y += STEP) {
    const rows = outlines.map(outline => crossingsAt(outline, y)).filter(row => row.length > 0);
    for (let x = STEP / 2; x < width; x += STEP) {
      looks++;
      if (rows.some(row => isIn(row, x))) covered++;
    }
  }
  return Math.floor((100 * covered) / looks);
}

/** Where a line at one y crosses an outline, from left to right. */
function crossingsAt(outline: readonly Point[], y: number): readonly number[] {
  const crossings: number[] = [];
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length]!;
    if (a.y > y !== b.y > y) crossings.push(a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y));
  }
  return crossings.sort((a, b) => a - b);
}

const isIn = (row: readonly number[], x: number): boolean => row.filter(crossing => crossing < x).length % 2 === 1;
