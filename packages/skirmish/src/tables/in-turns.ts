// Players lay a table in turns: which places are allowed, and one of them.
import type { Numbers, Placement } from '@little-wars/engine';
import { type Direction, inches } from '@little-wars/engine/geometry';
import { boundsOfPlaced, type PlacedPiece } from './laying.ts';
import { type Box, QUARTERS, type Quarter } from './place-piece.ts';
import { forbiddenTo, type Ground, isApart, isClear, isOnTable, marginOf, type Occupied } from './spacing.ts';
import { STOCK } from './stock.ts';

/** A table being laid. */
export interface BeingLaid extends Ground {
  readonly pieces: readonly PlacedPiece[];
}

/** Quarter turns as the directions in which a placement says them. */
const DIRECTIONS: Readonly<Record<Quarter, Direction>> = {
  0: { dx: 1, dy: 0 },
  1: { dx: 0, dy: 1 },
  2: { dx: -1, dy: 0 },
  3: { dx: 0, dy: -1 },
};

/** The nearest quarter turn. */
function quarterOf({ dx, dy }: Direction): Quarter {
  if (Math.abs(dx) >= Math.abs(dy)) return dx >= 0 ? 0 : 2;
  return dy > 0 ? 1 : 3;
}

/** The piece that a placement means: its middle at the spot, turned by quarters. */
export function laidAt(stock: string, { at, along = DIRECTIONS[0] }: Placement): PlacedPiece {
  const turn = quarterOf(along);
  const { right, high } = boundsOfPlaced({ stock, at: { x: 0, y: 0 }, turn });
  return { stock, at: { x: at.x - Math.floor(right / 2), y: at.y - Math.floor(high / 2) }, turn };
}

export type AgainstLaying = 'off-the-table' | 'objective-there' | 'too-near-terrain';

/** Every reason against laying a piece there. */
export function reasonsAgainstLaying(on: BeingLaid, stock: string, placement: Placement): readonly AgainstLaying[] {
  const one = occupiedBy(laidAt(stock, placement));
  const reasons: AgainstLaying[] = [];
  if (placement.at.z !== 0 || !isOnTable(on, one)) reasons.push('off-the-table');
  if (!isClear(on, one)) reasons.push('objective-there');
  if (!on.pieces.every(other => isApart(one, occupiedBy(other)))) reasons.push('too-near-terrain');
  return reasons;
}

const roleOf = (stock: string) => STOCK.find(({ id }) => id === stock)!.role;

const occupiedBy = (laid: PlacedPiece): Occupied => ({ role: roleOf(laid.stock), bounds: boundsOfPlaced(laid) });

const STEP = inches(0.5);

/** The allowed places of a piece with the same turn and the same x: the y of each, from low to high. */
interface Column {
  readonly turn: Quarter;
  readonly x: number;
  readonly ys: readonly number[];
}

/** The allowed places on a grid of half inches, in all four turns, by columns: there are thousands. */
function* columnsToLay(on: BeingLaid, stock: string): Generator<Column, void> {
  const role = roleOf(stock);
  const others = on.pieces.map(occupiedBy);
  const margin = marginOf(role);
  for (const turn of QUARTERS) {
    const { right: wide, high: deep } = boundsOfPlaced({ stock, at: { x: 0, y: 0 }, turn });
    // Where its low left corner may not be.
    const forbidden = forbiddenTo(role, on, others).map(
      ({ left, low, right, high }): Box => ({ left: left - wide, low: low - deep, right, high }),
    );
    for (let x = onGrid(margin); x + wide <= on.width - margin; x += STEP) {
      const beside = forbidden.filter(({ left, right }) => left <= x && x <= right);
      const ys: number[] = [];
      for (let y = onGrid(margin); y + deep <= on.depth - margin; y += STEP)
        if (!beside.some(({ low, high }) => low <= y && y <= high)) ys.push(y + Math.floor(deep / 2));
      if (ys.length > 0) yield { turn, x: x + Math.floor(wide / 2), ys };
    }
  }
}

/** Every allowed place of a piece on a grid of half inches, in all four turns. */
export const placesToLay = (on: BeingLaid, stock: string): readonly Placement[] =>
  [...columnsToLay(on, stock)].flatMap(column => column.ys.map((_, i) => placeIn(column, i)));

const placeIn = ({ turn, x, ys }: Column, i: number): Placement => ({
  at: { x, y: ys[i]!, z: 0 },
  along: DIRECTIONS[turn],
});

const onGrid = (at: number): number => Math.ceil(at / STEP) * STEP;

/** The pieces of the stock that still have a place. */
export const stockWithRoom = (on: BeingLaid): readonly string[] =>
  STOCK.filter(({ id }) => !columnsToLay(on, id).next().done).map(({ id }) => id);

/** One of the allowed places at random; null if there is none. */
export function anyPlaceToLay(on: BeingLaid, stock: string, next: Numbers): Placement | null {
  const columns = [...columnsToLay(on, stock)];
  const count = columns.reduce((sum, { ys }) => sum + ys.length, 0);
  if (count === 0) return null;
  const drawn = next(count);
  let i = drawn;
  for (const column of columns) {
    if (i < column.ys.length) return placeIn(column, i);
    i -= column.ys.length;
  }
  throw new RangeError(`no place ${drawn} among ${count}`);
}
