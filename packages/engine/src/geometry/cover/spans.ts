import { isBefore, LEFT_END, LOOSE, RIGHT_END } from './edge-order.ts';
import { rim } from './facing-edge.ts';

/** What a span is of. */
export const EVERYTHING = 0;
export const SOLID = 1;
export const BODY = 2;
export const CORNER = 3;
export const PIECE = 4;

/** Stretches of the rim from which a test holds, each because of one feature. Memory as in base-pair.ts. */
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

/** Whether a place is inside the window; exact, since lines that graze the rim meet it about where it ends. */
export const isInWindow = (at: number, row: number): boolean =>
  isBefore(window.left, window.leftRow, at, row) && isBefore(at, row, window.right, window.rightRow);

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

/** Takes off the window's ends what spans of the test at hand hold already. */
export function narrowWindow(): void {
  for (let isNew = true; isNew && window.left < window.right; ) {
    isNew = false;
    for (let i = 0; i < spans.count; i++) {
      if (spans.test[i] !== finding.test) continue;
      const isFromLeft = isSameRow(spans.leftRow[i]!, window.leftRow) || spans.left[i]! < window.left - SURE;
      if (isFromLeft && spans.right[i]! > window.left) {
        window.left = spans.right[i]!;
        window.leftRow = spans.rightRow[i]!;
        isNew = true;
      }
      const isToRight = isSameRow(spans.rightRow[i]!, window.rightRow) || spans.right[i]! > window.right + SURE;
      if (isToRight && spans.left[i]! < window.right) {
        window.right = spans.left[i]!;
        window.rightRow = spans.leftRow[i]!;
        isNew = true;
      }
    }
  }
}

const isSameRow = (a: number, b: number): boolean => a === b && a !== LOOSE;

/** Places so far apart are in order beyond doubt. */
const SURE = 1e-6;
