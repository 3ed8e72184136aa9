// How much of a table terrain covers
import { INCH, type Piece, type Point, type Terrain } from '@little-wars/engine/geometry';
import { type Box, boundsOf } from './place-piece.ts';

const STEP = INCH / 8;

/** The share of the table under terrain, in whole per cent, rounded down. */
export const coverageOf = ({ width, depth, pieces }: Terrain): number =>
  Math.floor((100 * samplesIn(pieces, { left: 0, low: 0, right: width, high: depth })) / samplesOf(width, depth));

/** The area under pieces, in square tenths. */
export function coveredArea(pieces: readonly Piece[]): number {
  const boxes = pieces.map(boundsOf);
  const box = {
    left: Math.min(...boxes.map(({ left }) => left)),
    low: Math.min(...boxes.map(({ low }) => low)),
    right: Math.max(...boxes.map(({ right }) => right)),
    high: Math.max(...boxes.map(({ high }) => high)),
  };
  return samplesIn(pieces, box) * STEP * STEP;
}

const samplesOf = (width: number, depth: number): number =>
  Math.ceil((width - STEP / 2) / STEP) * Math.ceil((depth - STEP / 2) / STEP);

/** Samples every eighth of an inch. */
function samplesIn(pieces: readonly Piece[], { left, low, right, high }: Box): number {
  const outlines = pieces.flatMap(({ parts }) => parts.map(({ outline }) => outline));
  let covered = 0;
  for (let y = low + STEP / 2; y < high; y += STEP) {
    const rows = outlines.map(outline => crossingsAt(outline, y)).filter(row => row.length > 0);
    for (let x = left + STEP / 2; x < right; x += STEP) if (rows.some(row => isIn(row, x))) covered++;
  }
  return covered;
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
