import { isBefore, LEFT_END, RIGHT_END } from './edge-order.ts';
import { rim } from './facing-edge.ts';
import { spans } from './spans.ts';

/** The rim cut into cells from which the same tests hold, from left to right. Memory as in base-pair.ts. */
export const cells = {
  count: 0,
  left: new Float64Array(64),
  right: new Float64Array(64),
  /** Bit k: test k holds. */
  held: new Int32Array(64),
};

/** The ends of spans, in order: of span k its left end is 2k and its right end 2k + 1. */
let order = new Int32Array(64);
let depth = new Int32Array(32);

const placeOf = (end: number): number => (end & 1 ? spans.right[end >> 1]! : spans.left[end >> 1]!);
const rowOf = (end: number): number => (end & 1 ? spans.rightRow[end >> 1]! : spans.leftRow[end >> 1]!);

export function layCells(tests: number): void {
  sortEnds();
  if (depth.length < tests) depth = new Int32Array(tests);
  depth.fill(0);
  cells.count = 0;
  let held = 0;
  let at = rim.left;
  let row = LEFT_END;
  for (let k = 0; k < 2 * spans.count; k++) {
    const end = order[k]!;
    const test = spans.test[end >> 1]!;
    if (isBefore(at, row, placeOf(end), rowOf(end))) {
      addCell(at, placeOf(end), held);
      at = placeOf(end);
      row = rowOf(end);
    }
    depth[test]! += end & 1 ? -1 : 1;
    held = depth[test]! > 0 ? held | (1 << test) : held & ~(1 << test);
  }
  if (cells.count === 0 || isBefore(at, row, rim.right, RIGHT_END)) addCell(at, rim.right, held);
}

function sortEnds(): void {
  const count = 2 * spans.count;
  if (order.length < count) order = new Int32Array(2 * count);
  for (let i = 0; i < count; i++) {
    let k = i;
    for (; k > 0 && isBefore(placeOf(i), rowOf(i), placeOf(order[k - 1]!), rowOf(order[k - 1]!)); k--)
      order[k] = order[k - 1]!;
    order[k] = i;
  }
}

function addCell(left: number, right: number, held: number): void {
  const last = cells.count - 1;
  if (last >= 0 && cells.held[last] === held) {
    cells.right[last] = right;
    return;
  }
  if (cells.count === cells.left.length) makeRoom();
  cells.left[cells.count] = left;
  cells.right[cells.count] = right;
  cells.held[cells.count++] = held;
}

function makeRoom(): void {
  const more = {
    left: new Float64Array(2 * cells.count),
    right: new Float64Array(2 * cells.count),
    held: new Int32Array(2 * cells.count),
  };
  more.left.set(cells.left);
  more.right.set(cells.right);
  more.held.set(cells.held);
  Object.assign(cells, more);
}
