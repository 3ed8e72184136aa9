// Ways over the cells of a floor, around people, and the spots where they may end.
import type { Point, Spot } from '@little-wars/engine/geometry';
import { type Cells, cellAt, eachCellAround, type Flood, middleOf, SHUT, STAND, wayBy } from './grid.ts';

/** Somebody to keep away from. */
export interface Round {
  readonly at: Spot;
  /** How near the middle of a base may come. */
  readonly gap: number;
}

/** The cells with those around people shut: who counts, and how far, differs by ruleset and by move. */
export function shutAround(cells: Cells, people: readonly Round[]): Cells {
  const kinds = cells.kinds.slice();
  for (const { at, gap } of people)
    eachCellAround(cells, at, gap, cell => {
      kinds[cell] = SHUT;
    });
  return { ...cells, kinds };
}

/** A mark on every cell around some people. */
export function markedAround(cells: Cells, people: readonly Round[]): Uint8Array {
  const marks = new Uint8Array(cells.kinds.length);
  for (const { at, gap } of people)
    eachCellAround(cells, at, gap, cell => {
      marks[cell] = 1;
    });
  return marks;
}

/** Whether a mover may end in a cell within an allowance; `except` marks cells to pass at most. */
const isEnd = ({ cells, cost }: Flood, cell: number, allowance: number, except?: Uint8Array): boolean =>
  cost[cell]! <= allowance && cells.kinds[cell] === STAND && (except === undefined || except[cell] === 0);

/** Spots where a move may end: the middle of every other cell each way, but for those that `except` marks. */
export function spotsInReach(flood: Flood, allowance: number, except?: Uint8Array): readonly Spot[] {
  const { cells, reached } = flood;
  const spots: Spot[] = [];
  for (const cell of reached) {
    const x = cell % cells.across;
    if (x % 2 === 0 && ((cell - x) / cells.across) % 2 === 0 && isEnd(flood, cell, allowance, except))
      spots.push(middleOf(cells, cell));
  }
  return spots;
}

/** The same within a distance of a place, every cell. */
export function spotsAround(flood: Flood, { at, gap }: Round, allowance: number, except?: Uint8Array): readonly Spot[] {
  const spots: Spot[] = [];
  eachCellAround(flood.cells, at, gap, cell => {
    if (isEnd(flood, cell, allowance, except)) spots.push(middleOf(flood.cells, cell));
  });
  return spots;
}

/** The cell of a place, or the cheapest beside it where it cannot be reached: next to a base it often cannot. */
export function cellBy({ cells, cost }: Flood, to: Point): number {
  const { size } = cells;
  let best = cellAt(cells, to);
  if (cost[best]! < Infinity) return best;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const cell = cellAt(cells, { x: to.x + dx * size, y: to.y + dy * size });
      if (cost[cell]! < cost[best]!) best = cell;
    }
  return best;
}

/** As `wayBy`, by way of the cell beside a place that cannot be reached itself. */
export function wayBeside(
  flood: Flood,
  from: Point,
  to: Spot,
  isFree: (a: Point, b: Point) => boolean,
): readonly Spot[] | null {
  const cell = cellBy(flood, to);
  if (cell === cellAt(flood.cells, to)) return wayBy(flood, from, to, isFree);
  const way = wayBy(flood, from, middleOf(flood.cells, cell), isFree);
  return way && [...way, to];
}

/** How far a point is from a straight line between two others. */
export function awayFrom({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length));
  const [ox, oy] = [x - (a.x + share * dx), y - (a.y + share * dy)];
  return Math.sqrt(ox * ox + oy * oy);
}
