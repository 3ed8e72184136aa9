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
  const first = left + STEP / 2;
  const isCovered = new Uint8Array(Math.max(0, Math.ceil((right - first) / STEP)));
  let covered = 0;
  for (let y = low + STEP / 2; y < high; y += STEP) {
    isCovered.fill(0);
    for (const outline of outlines) {
      const row = crossingsAt(outline, y);
      for (let i = 0; i + 1 < row.length; i += 2)
        isCovered.fill(1, samplesUpTo(row[i]!, first), samplesUpTo(row[i + 1]!, first));
    }
    for (const one of isCovered) covered += one;
  }
  return covered;
}

/** How many samples of a row are not beyond an x. */
function samplesUpTo(x: number, first: number): number {
  let count = Math.max(0, Math.floor((x - first) / STEP) + 1);
  // The division may round across a sample.
  while (count > 0 && first + (count - 1) * STEP > x) count--;
  while (first + count * STEP <= x) count++;
  return count;
}

/** Where a line at one y crosses an outline, from left to right. */
function crossingsAt(outline: readonly Point[], y: number): readonly number[] {
  const crossings: number[] = [];
  let a = outline[outline.length - 1]!;
  for (const b of outline) {
    if (a.y > y !== b.y > y) crossings.push(a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y));
    a = b;
  }
  return crossings.length > 1 ? crossings.sort((one, other) => one - other) : crossings;
}
