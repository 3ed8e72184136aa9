// Draws shaded squares with as few shapes as possible, and one numeral where a patch has most room.
import { CELL, type Cell } from './standing.ts';
import type { Upright } from './upright.ts';

/** The squares of one level; neighbours in a row are merged into one rectangle. */
export function pathOf(cells: readonly Cell[], level: number, upright: Upright, side: number = CELL): string {
  const own = cells.filter(cell => cell.level === level).toSorted((a, b) => a.row - b.row || a.column - b.column);
  const runs: { row: number; column: number; length: number }[] = [];
  for (const { row, column } of own) {
    const last = runs.at(-1);
    if (last?.row === row && last.column + last.length === column) last.length++;
    else runs.push({ row, column, length: 1 });
  }
  return runs
    .map(
      ({ row, column, length }) =>
        `M${column * side} ${upright.y((row + 1) * side)}h${length * side}v${side}h-${length * side}z`,
    )
    .join('');
}

const keyOf = (column: number, row: number): number => row * 4096 + column;
const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** A patch needs this depth, in squares, to have room for a numeral. */
const DEEP = 2;

/** One numeral per patch of equal value. */
export function numeralsOf(cells: readonly Cell[]): readonly Cell[] {
  const all = new Map(cells.map(cell => [keyOf(cell.column, cell.row), cell]));
  const depths = depthsOf(cells, all);
  const done = new Set<Cell>();
  const numerals: Cell[] = [];
  for (const cell of cells) {
    if (done.has(cell)) continue;
    const patch = [cell];
    done.add(cell);
    for (const each of patch)
      for (const next of besides(each, all))
        if (next && isAlike(each, next) && !done.has(next)) {
          done.add(next);
          patch.push(next);
        }
    const deepest = patch.reduce((best, each) => (depths.get(each)! > depths.get(best)! ? each : best));
    if (depths.get(deepest)! >= DEEP) numerals.push(deepest);
  }
  return numerals;
}

const isAlike = (a: Cell, b: Cell): boolean => a.level === b.level && a.count === b.count;

const besides = ({ column, row }: Cell, all: ReadonlyMap<number, Cell>): readonly (Cell | undefined)[] =>
  AROUND.map(([dx, dy]) => all.get(keyOf(column + dx, row + dy)));

/** Each square's distance, in steps, to the nearest square with another value. */
function depthsOf(cells: readonly Cell[], all: ReadonlyMap<number, Cell>): ReadonlyMap<Cell, number> {
  const depths = new Map<Cell, number>();
  let rim = cells.filter(cell => besides(cell, all).some(next => !next || !isAlike(cell, next)));
  for (let depth = 1; rim.length > 0; depth++) {
    for (const cell of rim) depths.set(cell, depth);
    rim = rim.flatMap(cell => besides(cell, all).filter(next => next !== undefined && !depths.has(next))) as Cell[];
  }
  return depths;
}
