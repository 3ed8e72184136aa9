// A table that players lay out piece by piece from the stock: as data, and what is wrong with it.
import {
  fields,
  listOf,
  oneOf,
  perObject,
  problem,
  type Read,
  readAs,
  type Shape,
  text,
  whole,
} from '@little-wars/engine';
import {
  convexParts,
  cross,
  inches,
  type Piece,
  type Point,
  type Tenths,
  type Terrain,
} from '@little-wars/engine/geometry';
import { coveredArea } from './coverage.ts';
import type { TableSize } from './laid-out.ts';
import { type Box, boundsOf, type Placing, placed, QUARTERS, type Quarter } from './place-piece.ts';
import { STOCK, type StockPiece } from './stock.ts';

/** One piece of the stock on the table. */
export interface PlacedPiece extends Placing {
  readonly stock: string;
}

/** A table of the players' own: plain data to keep and to send. */
export interface CustomTable extends TableSize {
  readonly name: string;
  readonly pieces: readonly PlacedPiece[];
}

export const SMALLEST: Tenths = inches(18);
export const LARGEST: Tenths = inches(64);
export const MOST_PIECES = 200;

const coordinate = whole(0, LARGEST);
const side = whole(SMALLEST, LARGEST);
const piece: Shape<PlacedPiece> = fields<PlacedPiece>({
  stock: oneOf(...STOCK.map(({ id }) => id)),
  at: fields<Point>({ x: coordinate, y: coordinate }),
  turn: oneOf<Quarter>(...QUARTERS),
});
const table: Shape<CustomTable> = fields<CustomTable>({
  name: text(100),
  width: side,
  depth: side,
  pieces: listOf(piece, MOST_PIECES),
});

/** Reads a table from untrusted data: returns a fresh copy, or every problem, overlapping pieces included. */
export function readCustomTable(x: unknown): Read<CustomTable> {
  const read = readAs(table, x);
  if (!read.ok) return read;
  const problems = troublesOf(read.value).map(({ piece: at, trouble }) => problem(`pieces[${at}]`, trouble));
  return problems.length === 0 ? read : { ok: false, problems };
}

const stockOf = (id: string): StockPiece => {
  const stockPiece = STOCK.find(each => each.id === id);
  if (!stockPiece) throw new Error(`no piece "${id}" in the stock`);
  return stockPiece;
};

export const pieceOfPlaced = (laid: PlacedPiece, id: string): Piece => placed(stockOf(laid.stock).piece, laid, id);

export const boundsOfPlaced = (laid: PlacedPiece): Box => boundsOf(pieceOfPlaced(laid, laid.stock));

export const terrainOfPieces = ({ width, depth, pieces }: CustomTable): Terrain => ({
  width,
  depth,
  pieces: pieces.map((laid, i) => pieceOfPlaced(laid, `${laid.stock}-${i + 1}`)),
});

const areaOfStock = perObject(({ piece: one }: StockPiece) => coveredArea([one]));

/** How much of the table the pieces cover, in whole per cent, as long as none lies on another. */
export const coverageOfPlaced = ({ width, depth, pieces }: CustomTable): number =>
  Math.floor((100 * pieces.reduce((sum, { stock }) => sum + areaOfStock(stockOf(stock)), 0)) / (width * depth));

/** The same piece on the other side: half a turn about the table's centre. */
export function twinOf({ width, depth }: TableSize, laid: PlacedPiece): PlacedPiece {
  const { right, high } = boundsOfPlaced(laid);
  return { ...laid, at: { x: width - right, y: depth - high }, turn: ((laid.turn + 2) % 4) as Quarter };
}

export type Trouble = 'off-the-table' | 'on-another-piece';

/** The pieces that are partly off the table, or overlap an earlier one. */
export function troublesOf({
  width,
  depth,
  pieces,
}: CustomTable): readonly { readonly piece: number; readonly trouble: Trouble }[] {
  const solid = pieces.map(laid => pieceOfPlaced(laid, laid.stock));
  const boxes = solid.map(boundsOf);
  return solid.flatMap((each, i) => {
    const { left, low, right, high } = boxes[i]!;
    const off = left < 0 || low < 0 || right > width || high > depth;
    const on = solid.some((other, k) => k < i && doMeet(boxes[i]!, boxes[k]!) && doOverlap(each, other));
    return [
      ...(off ? [{ piece: i, trouble: 'off-the-table' as const }] : []),
      ...(on ? [{ piece: i, trouble: 'on-another-piece' as const }] : []),
    ];
  });
}

const doMeet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.low < b.high && b.low < a.high;

const hullsOf = ({ parts }: Piece): readonly (readonly Point[])[] =>
  parts.flatMap(({ outline }) => convexParts(outline));

/** Whether two pieces share ground, seen from above; touching is allowed. */
const doOverlap = (a: Piece, b: Piece): boolean => {
  const others = hullsOf(b);
  return hullsOf(a).some(one => others.some(other => !isParted(one, other) && !isParted(other, one)));
};

/** Whether an edge of the first polygon has the whole second one on its outer side. Both run counter-clockwise. */
const isParted = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.some((a, i) => other.every(point => cross(a, one[(i + 1) % one.length]!, point) <= 0));
