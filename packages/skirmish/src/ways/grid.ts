// The ground as a grid of square cells: a quick estimate of where a mover can go. Callers check ways against the rules.
import type { Point, Spot, Tenths } from '@little-wars/engine/geometry';

/** What a mover may do in a cell: nothing; end there; or only pass, over something with a price. */
export const [SHUT, STAND, PASS] = [0, 1, 2] as const;

export interface Cells {
  readonly size: Tenths;
  readonly across: number;
  readonly down: number;
  /** SHUT, STAND or PASS. */
  readonly kinds: Uint8Array;
  /** The cost factor of each cell. */
  readonly factors: Uint8Array;
}

export interface Judged {
  readonly kind: number;
  readonly factor: number;
}

export const middleOf = ({ size, across }: Pick<Cells, 'size' | 'across'>, cell: number): Spot => ({
  x: Math.floor(((cell % across) + 0.5) * size),
  y: Math.floor((Math.floor(cell / across) + 0.5) * size),
  z: 0,
});

/** Divides a table into cells, each judged at its centre. */
export function cellsOf(
  { width, depth }: { readonly width: Tenths; readonly depth: Tenths },
  size: Tenths,
  judge: (at: Spot) => Judged,
): Cells {
  const [across, down] = [Math.ceil(width / size), Math.ceil(depth / size)];
  const [kinds, factors] = [new Uint8Array(across * down), new Uint8Array(across * down)];
  for (let cell = 0; cell < kinds.length; cell++) {
    const { kind, factor } = judge(middleOf({ size, across }, cell));
    kinds[cell] = kind;
    factors[cell] = factor;
  }
  return { size, across, down, kinds, factors };
}

/** The cell that contains a point; the nearest one for points off the table. */
export const cellAt = ({ size, across, down }: Cells, { x, y }: Point): number =>
  Math.min(down - 1, Math.max(0, Math.floor(y / size))) * across +
  Math.min(across - 1, Math.max(0, Math.floor(x / size)));

/** Visits every cell whose centre is within a distance of a point. */
export function eachCellAround(
  { size, across, down }: Cells,
  at: Point,
  within: number,
  does: (cell: number) => void,
): void {
  const [left, right] = [
    Math.max(0, Math.floor((at.x - within) / size)),
    Math.min(across - 1, Math.floor((at.x + within) / size)),
  ];
  const [low, high] = [
    Math.max(0, Math.floor((at.y - within) / size)),
    Math.min(down - 1, Math.floor((at.y + within) / size)),
  ];
  for (let y = low; y <= high; y++)
    for (let x = left; x <= right; x++) {
      const [dx, dy] = [(x + 0.5) * size - at.x, (y + 0.5) * size - at.y];
      if (dx * dx + dy * dy < within * within) does(y * across + x);
    }
}

/** The cells reached within a limit, sorted by cost to within one cell, with the cost and predecessor of each. */
export interface Flood {
  readonly cells: Cells;
  readonly reached: readonly number[];
  readonly cost: Float64Array;
  readonly from: Int32Array;
}

/** The default cost of a diagonal step, in cells. */
const ASLANT = 1.4143;

/** Where a flood begins, and what it cost to get there. */
export interface FloodStart {
  readonly cell: number;
  readonly cost: number;
}

export interface Flooding {
  /** A cell, or several with what each costs to begin with. */
  readonly start: number | readonly FloodStart[];
  readonly limit: number;
  /** The cost of stepping onto something to pass over. */
  readonly price: number;
  /** The cost of a diagonal step, in cells. */
  readonly aslant?: number;
  /** If given, shut cells may be passed at this multiple of the cost: for distances rather than ways. */
  readonly through?: number;
}

/** The first cells by their cost in whole cells. */
function firstBuckets(start: Flooding['start'], size: Tenths, cost: Float64Array): number[][] {
  const buckets: number[][] = [];
  for (const begun of typeof start === 'number' ? [{ cell: start, cost: 0 }] : start) {
    if (begun.cost >= cost[begun.cell]!) continue;
    cost[begun.cell] = begun.cost;
    const place = Math.floor(begun.cost / size);
    buckets[place] ??= [];
    buckets[place]!.push(begun.cell);
  }
  return buckets;
}

/** Floods outwards from its start, straight and diagonally. */
export function flood(cells: Cells, { start, limit, price, aslant = ASLANT, through }: Flooding): Flood {
  const { across, down, kinds, factors, size } = cells;
  const cost = new Float64Array(kinds.length).fill(Infinity);
  const from = new Int32Array(kinds.length).fill(-1);
  const reached: number[] = [];
  const done = new Uint8Array(kinds.length);
  const buckets = firstBuckets(start, size, cost);
  for (let level = 0; level < buckets.length; level++) {
    const bucket = buckets[level];
    if (bucket === undefined) continue;
    for (let i = 0; i < bucket.length; i++) {
      const cell: number = bucket[i]!;
      if (done[cell] === 1) continue;
      done[cell] = 1;
      reached.push(cell);
      const here = cost[cell]!;
      const x = cell % across;
      const y = (cell - x) / across;
      for (let dy = -1; dy <= 1; dy++) {
        if (y + dy < 0 || y + dy >= down) continue;
        for (let dx = -1; dx <= 1; dx++) {
          if (x + dx < 0 || x + dx >= across) continue;
          const next = cell + dy * across + dx;
          const kind = kinds[next]!;
          if ((kind === SHUT && through === undefined) || done[next] === 1) continue;
          const step = (dx !== 0 && dy !== 0 ? aslant : 1) * size * factors[next]!;
          const over = kind === PASS && kinds[cell] !== PASS ? price : 0;
          const then = here + (kind === SHUT ? through! * step : step + over);
          if (then >= cost[next]! || then > limit) continue;
          cost[next] = then;
          from[next] = cell;
          const place = Math.floor(then / size);
          buckets[place] ??= [];
          buckets[place]!.push(next);
        }
      }
    }
  }
  return { cells, reached, cost, from };
}

/** Whether a straight line crosses only plain cells, where a mover could also end. */
export function isPlain({ size, across, kinds, factors }: Cells, a: Point, b: Point): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const steps = Math.ceil((2 * Math.max(Math.abs(dx), Math.abs(dy))) / size);
  for (let i = 1; i <= steps; i++) {
    const cell = Math.floor((a.y + (dy * i) / steps) / size) * across + Math.floor((a.x + (dx * i) / steps) / size);
    if (kinds[cell] !== STAND || factors[cell] !== 1) return false;
  }
  return true;
}

/**
 * The spots along a flood's way to a spot, straightened: a corner is dropped if `isFree` allows the straight line.
 * Null if the flood does not lead there.
 */
export function wayBy(
  { cells, cost, from }: Flood,
  start: Point,
  to: Spot,
  isFree: (a: Point, b: Point) => boolean,
): readonly Spot[] | null {
  const end = cellAt(cells, to);
  if (cost[end] === Infinity) return null;
  const chain: Spot[] = [to];
  // A first cell that cost something to get to is a bend of the way; otherwise the way begins in it.
  const isBend = (cell: number): boolean => cell >= 0 && (from[cell]! >= 0 || cost[cell]! > 0);
  for (let cell = from[end]!; isBend(cell); cell = from[cell]!) chain.push(middleOf(cells, cell));
  chain.reverse();
  const way: Spot[] = [];
  for (let at = start, next = 0; next < chain.length; ) {
    let last = chain.length - 1;
    while (last > next && !isFree(at, chain[last]!)) last--;
    at = chain[last]!;
    way.push(chain[last]!);
    next = last + 1;
  }
  return way;
}

/** The first cell of the way to a cell. */
export function firstCellOf({ from }: Flood, cell: number): number {
  let first = cell;
  while (from[first]! >= 0) first = from[first]!;
  return first;
}
