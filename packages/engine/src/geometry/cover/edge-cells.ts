import { LEFT_END, RIGHT_END } from './edge-order.ts';
import { longer } from './longer.ts';
import type { Spans } from './spans.ts';

/** The facing edge cut into cells from which the same tests hold, from left to right. */
export interface EdgeCells {
  count: number;
  left: Float64Array;
  right: Float64Array;
  /** Bit k: test k holds. */
  held: Int32Array;
  /** Scratch memory: the ends of spans in order (2k is the left end of span k, 2k + 1 its right end). */
  ends: Int32Array;
  /** Scratch memory: how many spans of each test are open. */
  depth: Int32Array;
}

export const newEdgeCells = (): EdgeCells => ({
  count: 0,
  left: new Float64Array(64),
  right: new Float64Array(64),
  held: new Int32Array(64),
  ends: new Int32Array(64),
  depth: new Int32Array(32),
});

const placeOf = (spans: Spans, end: number): number => (end & 1 ? spans.right[end >> 1]! : spans.left[end >> 1]!);
const rowOf = (spans: Spans, end: number): number => (end & 1 ? spans.rightRow[end >> 1]! : spans.leftRow[end >> 1]!);

/** Whether one end of a span lies strictly left of another. */
const isBefore = (spans: Spans, a: number, b: number): boolean =>
  spans.order.isBefore(placeOf(spans, a), rowOf(spans, a), placeOf(spans, b), rowOf(spans, b));

/** Cuts the edge where spans of the tests begin or end. */
export function cutEdge(cells: EdgeCells, spans: Spans, tests: number): void {
  sortEnds(cells, spans);
  if (cells.depth.length < tests) cells.depth = new Int32Array(tests);
  const { depth, ends } = cells;
  const { order } = spans;
  depth.fill(0);
  cells.count = 0;
  let held = 0;
  let at = order.edge.left;
  let row = LEFT_END;
  for (let k = 0; k < 2 * spans.count; k++) {
    const end = ends[k]!;
    const test = spans.test[end >> 1]!;
    const next = placeOf(spans, end);
    if (order.isBefore(at, row, next, rowOf(spans, end))) {
      addCell(cells, at, next, held);
      at = next;
      row = rowOf(spans, end);
    }
    depth[test]! += end & 1 ? -1 : 1;
    held = depth[test]! > 0 ? held | (1 << test) : held & ~(1 << test);
  }
  const { right } = order.edge;
  if (cells.count === 0 || order.isBefore(at, row, right, RIGHT_END)) addCell(cells, at, right, held);
}

function sortEnds(cells: EdgeCells, spans: Spans): void {
  const count = 2 * spans.count;
  if (cells.ends.length < count) cells.ends = new Int32Array(2 * count);
  const { ends } = cells;
  for (let i = 0; i < count; i++) {
    let k = i;
    for (; k > 0 && isBefore(spans, i, ends[k - 1]!); k--) ends[k] = ends[k - 1]!;
    ends[k] = i;
  }
}

function addCell(cells: EdgeCells, left: number, right: number, held: number): void {
  const last = cells.count - 1;
  if (last >= 0 && cells.held[last] === held) {
    cells.right[last] = right;
    return;
  }
  if (cells.count === cells.left.length) {
    cells.left = longer(cells.left);
    cells.right = longer(cells.right);
    cells.held = longer(cells.held);
  }
  cells.left[cells.count] = left;
  cells.right[cells.count] = right;
  cells.held[cells.count++] = held;
}
