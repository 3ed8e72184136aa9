import { type EdgeOrder, LEFT_END, LOOSE, RIGHT_END } from './edge-order.ts';
import { longer } from './longer.ts';

/** What a span is about. */
export const EVERYTHING = 0;
export const SOLID = 1;
export const BODY = 2;
export const CORNER = 3;
export const PIECE = 4;

/** For places at least this far apart, doubles give the right order. */
const SURE = 1e-6;

/** A stretch of the facing edge: two places with the rows of their lines. */
export interface Stretch {
  left: number;
  right: number;
  leftRow: number;
  rightRow: number;
}

/** A stretch and what it is about. */
export interface OwnedStretch extends Readonly<Stretch> {
  readonly kind: number;
  readonly which: number;
}

/** Stretches of the facing edge from which a test holds, each because of one feature. */
export class Spans {
  readonly order: EdgeOrder;
  count = 0;
  test = new Int32Array(64);
  left = new Float64Array(64);
  right = new Float64Array(64);
  leftRow = new Int32Array(64);
  rightRow = new Int32Array(64);
  /**
   * What each span is about. `which` is an index among the candidates; for a piece, that of its first solid; for a
   * corner, its index among all corners.
   */
  kind = new Int32Array(64);
  which = new Int32Array(64);
  /** The test and feature that spans are being searched for. */
  readonly finding = { test: 0, kind: EVERYTHING, which: 0 };
  /** The part of the edge to search. */
  readonly searched: Stretch = { left: 0, right: 0, leftRow: LEFT_END, rightRow: RIGHT_END };

  /** How many of the spans are certain: only these narrow the part to search. */
  settled = Infinity;

  constructor(order: EdgeOrder) {
    this.order = order;
  }

  add(left: number, leftRow: number, right: number, rightRow: number): void {
    if (this.count === this.test.length) this.#makeRoom();
    const i = this.count++;
    this.test[i] = this.finding.test;
    this.left[i] = left;
    this.right[i] = right;
    this.leftRow[i] = leftRow;
    this.rightRow[i] = rightRow;
    this.kind[i] = this.finding.kind;
    this.which[i] = this.finding.which;
  }

  addWholeEdge(): void {
    const { edge } = this.order;
    this.add(edge.left, LEFT_END, edge.right, RIGHT_END);
  }

  /** Resets the part to search to the whole edge. */
  searchAll(): void {
    const { searched } = this;
    const { edge } = this.order;
    searched.left = edge.left;
    searched.leftRow = LEFT_END;
    searched.right = edge.right;
    searched.rightRow = RIGHT_END;
  }

  /**
   * Whether a place is inside the part to search; exact, since lines that graze the edge meet it near its ends.
   */
  isSearched(at: number, row: number): boolean {
    const { order, searched } = this;
    return (
      order.isBefore(searched.left, searched.leftRow, at, row) &&
      order.isBefore(at, row, searched.right, searched.rightRow)
    );
  }

  /**
   * Trims from both ends of the part to search what spans of the current test already cover; false if nothing is left.
   */
  narrowSearched(): boolean {
    const { searched, finding } = this;
    for (let isNew = true; isNew && searched.left < searched.right; ) {
      isNew = false;
      for (let i = 0; i < Math.min(this.count, this.settled); i++) {
        if (this.test[i] !== finding.test) continue;
        const isFromLeft = isSameRow(this.leftRow[i]!, searched.leftRow) || this.left[i]! < searched.left - SURE;
        if (isFromLeft && this.right[i]! > searched.left) {
          searched.left = this.right[i]!;
          searched.leftRow = this.rightRow[i]!;
          isNew = true;
        }
        const isToRight = isSameRow(this.rightRow[i]!, searched.rightRow) || this.right[i]! > searched.right + SURE;
        if (isToRight && this.left[i]! < searched.right) {
          searched.right = this.left[i]!;
          searched.rightRow = this.leftRow[i]!;
          isNew = true;
        }
      }
    }
    return searched.left < searched.right;
  }

  /** Removes the spans that are not certain and returns them. */
  takeUnsettled(): readonly OwnedStretch[] {
    const taken: OwnedStretch[] = [];
    for (let i = this.settled; i < this.count; i++)
      taken.push({
        left: this.left[i]!,
        right: this.right[i]!,
        leftRow: this.leftRow[i]!,
        rightRow: this.rightRow[i]!,
        kind: this.kind[i]!,
        which: this.which[i]!,
      });
    this.count = this.settled;
    return taken;
  }

  #makeRoom(): void {
    this.test = longer(this.test);
    this.left = longer(this.left);
    this.right = longer(this.right);
    this.leftRow = longer(this.leftRow);
    this.rightRow = longer(this.rightRow);
    this.kind = longer(this.kind);
    this.which = longer(this.which);
  }
}

const isSameRow = (a: number, b: number): boolean => a === b && a !== LOOSE;
