// Ways over the cells of a floor, around models, and the spots where they may end.
import { flat, type Point, type Spot } from '@little-wars/engine/geometry';
import {
  type Cells,
  cellAt,
  eachCellAround,
  type Flood,
  type FloodStart,
  middleOf,
  SHUT,
  STAND,
  wayBy,
} from './grid.ts';

/** A place to keep away from. */
export interface Round {
  readonly at: Spot;
  /** How near the centre of a base may come. */
  readonly gap: number;
}

/** The cells with those around models shut; which models and how far depends on the ruleset and the move. */
export function shutAround(cells: Cells, people: readonly Round[]): Cells {
  const kinds = cells.kinds.slice();
  for (const { at, gap } of people)
    eachCellAround(cells, at, gap, cell => {
      kinds[cell] = SHUT;
    });
  return { ...cells, kinds };
}

/** Marks every cell around some models. */
export function markedAround(cells: Cells, people: readonly Round[]): Uint8Array {
  const marks = new Uint8Array(cells.kinds.length);
  for (const { at, gap } of people)
    eachCellAround(cells, at, gap, cell => {
      marks[cell] = 1;
    });
  return marks;
}

/** Whether a mover may end in a cell within an allowance; cells marked in `except` may only be passed. */
const isEnd = ({ cells, cost }: Flood, cell: number, allowance: number, except?: Uint8Array): boolean =>
  cost[cell]! <= allowance && cells.kinds[cell] === STAND && (except === undefined || except[cell] === 0);

/** Spots where a move may end: the centre of every other cell each way, except those marked in `except`. */
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

/** The same within a distance of a place, for every cell. */
export function spotsAround(flood: Flood, { at, gap }: Round, allowance: number, except?: Uint8Array): readonly Spot[] {
  const spots: Spot[] = [];
  eachCellAround(flood.cells, at, gap, cell => {
    if (isEnd(flood, cell, allowance, except)) spots.push(middleOf(flood.cells, cell));
  });
  return spots;
}

/** The cell of a place, or the cheapest one beside it if it cannot be reached, as is common next to a base. */
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

/**
 * Where a flood from a place begins: in its cell; or in those around it, if a base finds room at the place but not in
 * the centre of its cell, as is common beside terrain.
 */
export function startsAt(cells: Cells, at: Point): readonly FloodStart[] {
  const { size, kinds } = cells;
  const own = cellAt(cells, at);
  if (kinds[own] === STAND) return [{ cell: own, cost: 0 }];
  const starts: FloodStart[] = [];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const cell = cellAt(cells, { x: at.x + dx * size, y: at.y + dy * size });
      if (kinds[cell] === STAND) starts.push({ cell, cost: flat(at, middleOf(cells, cell)) });
    }
  return starts.length > 0 ? starts : [{ cell: own, cost: 0 }];
}

/** The cost of a place in a flood: that of its own cell, or else the least by way of a cell beside it. */
export function costAt({ cells, cost }: Pick<Flood, 'cells' | 'cost'>, at: Point): number {
  const own = cellAt(cells, at);
  if (cells.kinds[own] === STAND) return cost[own]!;
  let least = Infinity;
  for (const start of startsAt(cells, at)) least = Math.min(least, start.cost + cost[start.cell]!);
  return least;
}

/** As `wayBy`, through a cell beside the place if that cannot be reached itself. */
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

/** The distance of a point from a straight line segment. */
export function awayFrom({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length));
  const [ox, oy] = [x - (a.x + share * dx), y - (a.y + share * dy)];
  return Math.sqrt(ox * ox + oy * oy);
}
