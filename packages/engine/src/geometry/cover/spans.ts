import { LEFT_END, RIGHT_END } from './order.ts';
import { rim } from './rim.ts';

/** What a span is of. */
export const EVERYTHING = 0;
export const SOLID = 1;
export const BODY = 2;
export const CORNER = 3;
export const PIECE = 4;

/** Stretches of the rim from which a test holds, each because of one feature. Memory as in shot.ts. */
export const spans = {
  count: 0,
  test: new Int32Array(64),
  left: new Float64Array(64),
  right: new Float64Array(64),
  leftRow: new Int32Array(64),
  rightRow: new Int32Array(64),
  /** What it is of, and which: the k-th found (of a piece the first of it; of a corner its place among all corners). */
  kind: new Int32Array(64),
  which: new Int32Array(64),
};

/** The part of the rim that is searched for them. */
export const window = { left: 0, right: 0, leftRow: LEFT_END, rightRow: RIGHT_END };

/** The test and feature that spans are being found for. */
export const finding = { test: 0, kind: 0, which: 0 };

export function addSpan(left: number, leftRow: number, right: number, rightRow: number): void {
  if (spans.count === spans.test.length) makeRoom();
  const i = spans.count++;
  spans.test[i] = finding.test;
  spans.left[i] = left;
  spans.right[i] = right;
  spans.leftRow[i] = leftRow;
  spans.rightRow[i] = rightRow;
  spans.kind[i] = finding.kind;
  spans.which[i] = finding.which;
}

export const addWholeRim = (): void => addSpan(rim.left, LEFT_END, rim.right, RIGHT_END);

function makeRoom(): void {
  const room = 2 * spans.count;
  const longer = (of: Int32Array): Int32Array<ArrayBuffer> => {
    const more = new Int32Array(room);
    more.set(of);
    return more;
  };
  const longerReals = (of: Float64Array): Float64Array<ArrayBuffer> => {
    const more = new Float64Array(room);
    more.set(of);
    return more;
  };
  spans.test = longer(spans.test);
  spans.left = longerReals(spans.left);
  spans.right = longerReals(spans.right);
  spans.leftRow = longer(spans.leftRow);
  spans.rightRow = longer(spans.rightRow);
  spans.kind = longer(spans.kind);
  spans.which = longer(spans.which);
}

/** Whether spans of a test so far leave no gap in the rim that doubles can see. */
export function isRimFull(test: number): boolean {
  let at = rim.left;
  for (let step = 0; step <= spans.count; step++) {
    const before = at;
    for (let i = 0; i < spans.count; i++)
      if (spans.test[i] === test && spans.left[i]! < at + (at === rim.left ? 1e-15 : -1e-9) && spans.right[i]! > at)
        at = spans.right[i]!;
    if (at >= rim.right) return true;
    if (at === before) return false;
  }
  return false;
}
