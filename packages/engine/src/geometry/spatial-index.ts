import { perObject } from '../cache.ts';
import type { Box } from './polygon.ts';
import type { Scene } from './scene.ts';
import type { Point } from './shape.ts';

/** Which shapes come near a line or a box. Made once; each question costs about what is near, not what there is. */
export interface SpatialIndex {
  /**
   * Puts the index of every shape that comes within `width` of the segment into `out` (which has room for all) and
   * tells how many. None is missed; some whose box alone comes near are among them. Each comes once, in no order.
   */
  nearSegment(x0: number, y0: number, x1: number, y1: number, width: number, out: Int32Array): number;
  /** The same for the shapes that meet (or touch) a box. */
  inBox(left: number, low: number, right: number, high: number, out: Int32Array): number;
}

export interface Shape {
  readonly corners: readonly Point[];
  readonly box: Box;
}

/** The index of the solids of a scene. Hold on to it in hot code. */
export const solidIndexOf: (scene: Scene) => SpatialIndex = perObject(scene => answering(collectorOf(scene)));

const collectorOf: (scene: Scene) => Collect = perObject(scene =>
  scene.upon ? withMore(scene, scene.upon) : collectorFor(scene.solids, scene),
);

/** Solids set up on a scene are few: each is tested after those that the index of that scene finds. */
function withMore({ solids }: Scene, upon: Scene): Collect {
  const collect = collectorOf(upon);
  return (band, out) => {
    let count = collect(band, out);
    for (let i = upon.solids.length; i < solids.length; i++) if (meetsBand(solids[i]!.box, band)) out[count++] = i;
    return count;
  };
}

/** Half a tenth covers every rounding of the doubles below by far. */
const SLACK = 0.5;
const SMALLEST_CELL = 256;

/** A grid of about as many cells as there are shapes; the cells of a row, and so their shapes, lie side by side. */
interface Grid {
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly starts: Int32Array;
  readonly items: Int32Array;
  /** Left, low, right and high of each shape. */
  readonly boxes: Float64Array;
  /** The number of the last question that met each shape, so that it is looked at once for each. */
  readonly stamps: Uint32Array;
  stamp: number;
}

/** An index over convex shapes on a table. */
export const spatialIndexOf = (shapes: readonly Shape[], table: TableSize): SpatialIndex =>
  answering(collectorFor(shapes, table));

interface TableSize {
  readonly width: number;
  readonly depth: number;
}

function collectorFor(shapes: readonly Shape[], table: TableSize): Collect {
  const cell = Math.max(SMALLEST_CELL, Math.sqrt((table.width * table.depth) / (shapes.length + 1)));
  const columns = Math.max(1, Math.ceil(table.width / cell));
  const rows = Math.max(1, Math.ceil(table.depth / cell));
  const boxes = Float64Array.from(shapes.flatMap(({ box: b }) => [b.left, b.low, b.right, b.high]));
  const stamps = new Uint32Array(shapes.length);
  return collectIn({ cell, columns, rows, ...fill(shapes, cell, columns, rows), boxes, stamps, stamp: 0 });
}

/**
 * What a question asks about: everything within `w` of the segment from x, y along dx, dy. The box is the segment's,
 * widened by `w`. A question about a box is one without a segment: `dx` and `dy` are 0 and only the box counts.
 */
interface Band {
  left: number;
  low: number;
  right: number;
  high: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
  w: number;
  /** Twice the segment's own offset from the origin, and twice the half width, both times its length. */
  middle: number;
  reach: number;
}

type Collect = (band: Band, out: Int32Array) => number;

/** Answers questions by a collector, in one band that is filled anew for each of them. */
function answering(collect: Collect): SpatialIndex {
  const band: Band = { left: 0, low: 0, right: 0, high: 0, x: 0, y: 0, dx: 0, dy: 0, w: 0, middle: 0, reach: 0 };
  return {
    nearSegment(x0, y0, x1, y1, width, out) {
      const w = width + SLACK;
      const dx = x1 - x0;
      const dy = y1 - y0;
      band.left = (dx < 0 ? x1 : x0) - w;
      band.right = (dx < 0 ? x0 : x1) + w;
      band.low = (dy < 0 ? y1 : y0) - w;
      band.high = (dy < 0 ? y0 : y1) + w;
      band.x = x0;
      band.y = y0;
      band.dx = dx;
      band.dy = dy;
      band.w = w;
      band.middle = 2 * (dx * y0 - dy * x0);
      band.reach = 2 * w * Math.sqrt(dx * dx + dy * dy);
      return collect(band, out);
    },
    inBox(left, low, right, high, out) {
      band.left = left;
      band.low = low;
      band.right = right;
      band.high = high;
      band.dx = 0;
      band.dy = 0;
      band.middle = 0;
      band.reach = 0;
      return collect(band, out);
    },
  };
}

/** Whether a box meets a band. Twice its middle is taken, so that nothing is halved: it may be too far off the line. */
function meetsBand({ left, low, right, high }: Box, band: Band): boolean {
  if (left > band.right || right < band.left || low > band.high || high < band.low) return false;
  const { dx, dy, middle, reach } = band;
  const off = Math.abs(dx * (low + high) - dy * (left + right) - middle);
  return off <= Math.abs(dx) * (high - low) + Math.abs(dy) * (right - left) + reach;
}

/** The row or column of a place. What lies off the table counts to the cells at its edge. */
function cut(at: number, cell: number, count: number): number {
  const i = Math.floor(at / cell);
  return i < 0 ? 0 : i >= count ? count - 1 : i;
}

function nextStamp(grid: Grid): number {
  grid.stamp += 1;
  if (grid.stamp > 0xffffffff) {
    grid.stamps.fill(0);
    grid.stamp = 1;
  }
  return grid.stamp;
}

function collectIn(grid: Grid): Collect {
  const { cell, columns, rows, starts, items, boxes, stamps } = grid;
  return (band, out) => {
    const stamp = nextStamp(grid);
    const { left, low, right, high, x, y, dx, dy, w, middle, reach } = band;
    const ex = Math.abs(dx);
    const ey = Math.abs(dy);
    const slope = dy === 0 ? 0 : dx / dy;
    const lastRow = cut(high, cell, rows);
    let count = 0;
    for (let row = cut(low, cell, rows); row <= lastRow; row++) {
      let from = left;
      let to = right;
      if (dy !== 0) {
        // The stretch of the segment that can touch this row, and then its columns.
        const floor = row === 0 ? low : Math.max(row * cell, low);
        const roof = row === rows - 1 ? high : Math.min((row + 1) * cell, high);
        const a = x + (Math.max(floor - w, low + w) - y) * slope;
        const b = x + (Math.min(roof + w, high - w) - y) * slope;
        from = Math.max(left, Math.min(a, b) - w);
        to = Math.min(right, Math.max(a, b) + w);
      }
      const end = starts[row * columns + cut(to, cell, columns) + 1]!;
      for (let k = starts[row * columns + cut(from, cell, columns)]!; k < end; k++) {
        const i = items[k]!;
        if (stamps[i] === stamp) continue;
        stamps[i] = stamp;
        const l = boxes[4 * i]!;
        const r = boxes[4 * i + 2]!;
        if (l > right || r < left) continue;
        const b = boxes[4 * i + 1]!;
        const t = boxes[4 * i + 3]!;
        if (b > high || t < low) continue;
        // As meetsBand, written out: this is the innermost loop of sight and cover.
        const off = dx * (b + t) - dy * (l + r) - middle;
        if ((off < 0 ? -off : off) <= ex * (t - b) + ey * (r - l) + reach) out[count++] = i;
      }
    }
    return count;
  };
}

/** The cells in rows, one after the other, each with the shapes that come into it. */
function fill(shapes: readonly Shape[], cell: number, columns: number, rows: number) {
  const lists: number[][] = Array.from({ length: columns * rows }, () => []);
  for (const [i, { corners, box }] of shapes.entries()) {
    for (let row = cut(box.low, cell, rows); row <= cut(box.high, cell, rows); row++)
      for (let column = cut(box.left, cell, columns); column <= cut(box.right, cell, columns); column++) {
        const outer = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
        const at = { x: column * cell, y: row * cell, size: cell };
        if (outer || !isClear(corners, at)) lists[row * columns + column]!.push(i);
      }
  }
  const starts = new Int32Array(columns * rows + 1);
  for (const [i, list] of lists.entries()) starts[i + 1] = starts[i]! + list.length;
  return { starts, items: Int32Array.from(lists.flat()) };
}

/** Whether some edge of a convex shape has a whole square outside it, by more than rounding. */
function isClear(corners: readonly Point[], { x, y, size }: { x: number; y: number; size: number }): boolean {
  return corners.some((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const middle = dx * (y + size / 2 - a.y) - dy * (x + size / 2 - a.x);
    return middle + (Math.abs(dx) + Math.abs(dy)) * (size / 2 + SLACK) < 0;
  });
}
