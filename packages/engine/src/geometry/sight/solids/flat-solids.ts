import { perObject } from '../../../cache.ts';
import { box, doubleArea } from '../../polygon.ts';
import type { Scene, Solid } from '../../scene.ts';
import type { Body } from '../../shape.ts';
import { type Bridge, bridgesOf } from './seam-bridges.ts';
import { octagonIn } from './target-parts.ts';

/** The indexes of some solids or bodies: the first `count` of a list. */
export interface IndexList {
  readonly at: Int32Array;
  count: number;
}

/** Upright convex prisms in flat arrays. */
export interface Prisms {
  /** The corners of prism i are those from start[i] up to start[i + 1]. */
  readonly start: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly bottom: Float64Array;
  readonly top: Float64Array;
}

/** The solids of a scene in flat arrays, read once. After them, from index `count` on, the bridges between them. */
export interface PreparedSolids extends Prisms {
  readonly count: number;
  /**
   * How many solids and bridges there are; the bridges, and by the index of each less `count` the solids it lies in.
   */
  readonly withBridges: number;
  readonly bridges: readonly Bridge[];
  readonly one: Int32Array;
  readonly other: Int32Array;
  /** The indexes of all solids, the bulkiest first: those are the likeliest to hide a thing by themselves. */
  readonly all: IndexList;
  /** A circle around each outline. */
  readonly midX: Float64Array;
  readonly midY: Float64Array;
  readonly reach: Float64Array;
  /** What each solid takes up. */
  readonly bulk: Float64Array;
}

/** Bodies in flat arrays, read once for each list of them. */
export interface PreparedBodies {
  readonly count: number;
  readonly all: IndexList;
  readonly ax: Float64Array;
  readonly ay: Float64Array;
  readonly bx: Float64Array;
  readonly by: Float64Array;
  readonly r: Float64Array;
  readonly bottom: Float64Array;
  readonly top: Float64Array;
  readonly midX: Float64Array;
  readonly midY: Float64Array;
  readonly reach: Float64Array;
  /** An octagon inside each. */
  readonly inner: Prisms;
}

/** Half a tenth more than the true reach, to cover all rounding in comparisons with it. */
const SLACK = 0.5;

/** The solids of a scene. What was read of the scene this one is set up on is copied. */
export const preparedSolids = perObject(({ solids, upon }: Scene): PreparedSolids => {
  const before = upon ? preparedSolids(upon) : null;
  const bridges = [...(before?.bridges ?? []), ...bridgesOf(solids, before?.count ?? 0)];
  const [count, all] = [solids.length, solids.length + bridges.length];
  const start = new Int32Array(all + 1);
  for (let i = 0; i < all; i++)
    start[i + 1] = start[i]! + (i < count ? solids[i]! : bridges[i - count]!).corners.length;
  const prepared: PreparedSolids = {
    count,
    withBridges: all,
    bridges,
    one: Int32Array.from(bridges, b => b.one),
    other: Int32Array.from(bridges, b => b.other),
    all: { at: new Int32Array(count), count },
    start,
    x: new Float64Array(start[all]!),
    y: new Float64Array(start[all]!),
    bottom: new Float64Array(all),
    top: new Float64Array(all),
    midX: new Float64Array(all),
    midY: new Float64Array(all),
    reach: new Float64Array(all),
    bulk: new Float64Array(count),
  };
  if (before) copyBefore(prepared, before);
  for (let i = before?.count ?? 0; i < count; i++) readPrism(prepared, i, solids[i]!);
  for (let i = before?.bridges.length ?? 0; i < bridges.length; i++) readPrism(prepared, count + i, bridges[i]!);
  for (let i = before?.count ?? 0; i < count; i++) weigh(prepared, i, solids[i]!);
  return prepared;
});

const BY_CORNER = ['x', 'y'] as const;
const BY_PRISM = ['bottom', 'top', 'midX', 'midY', 'reach'] as const;

/** Copies what was read before: there too the solids come first, then the bridges. */
function copyBefore(prepared: PreparedSolids, before: PreparedSolids): void {
  const { count, withBridges, start } = before;
  for (const row of BY_CORNER) {
    prepared[row].set(before[row].subarray(0, start[count]));
    prepared[row].set(before[row].subarray(start[count], start[withBridges]), prepared.start[prepared.count]);
  }
  for (const row of BY_PRISM) {
    prepared[row].set(before[row].subarray(0, count));
    prepared[row].set(before[row].subarray(count, withBridges), prepared.count);
  }
  prepared.bulk.set(before.bulk);
  prepared.all.at.set(before.all.at);
}

function readPrism(prepared: PreparedSolids, i: number, { corners, bottom, top }: Solid | Bridge): void {
  const { start, x, y, midX, midY, reach } = prepared;
  const { left, right, low, high } = box(corners);
  prepared.bottom[i] = bottom;
  prepared.top[i] = top;
  midX[i] = (left + right) / 2;
  midY[i] = (low + high) / 2;
  for (let k = 0; k < corners.length; k++) {
    const p = corners[k]!;
    x[start[i]! + k] = p.x;
    y[start[i]! + k] = p.y;
    reach[i] = Math.max(reach[i]!, distance(p.x - midX[i]!, p.y - midY[i]!) + SLACK);
  }
}

/** Sorts the next solid in among those before it, by its bulk. */
function weigh({ bulk, all: { at } }: PreparedSolids, i: number, { corners, bottom, top }: Solid): void {
  const its = doubleArea(corners) * (top - bottom);
  bulk[i] = its;
  let k = i;
  for (; k > 0 && bulk[at[k - 1]!]! < its; k--) at[k] = at[k - 1]!;
  at[k] = i;
}

/** How many numbers there are for each body, besides the corners of its octagon. */
const LISTS = 10;

/** The bodies of a list. Filled in one plain loop for speed: every new crowd needs it. */
export const preparedBodies = perObject((bodies: readonly Body[]): PreparedBodies => {
  const count = bodies.length;
  // Parts of one block of memory: a block for each list takes much longer.
  const memory = new ArrayBuffer(8 * (LISTS + 16) * count + 4 * (2 * count + 1));
  let used = 0;
  const numbers = (length = count): Float64Array => {
    const list = new Float64Array(memory, used, length);
    used += 8 * length;
    return list;
  };
  const [bottom, top] = [numbers(), numbers()];
  const [x, y] = [numbers(8 * count), numbers(8 * count)];
  const [ax, ay, bx, by, r] = [numbers(), numbers(), numbers(), numbers(), numbers()];
  const [midX, midY, reach] = [numbers(), numbers(), numbers()];
  const at = new Int32Array(memory, used, count);
  const inner = { start: new Int32Array(memory, used + 4 * count, count + 1), x, y, bottom, top };
  for (let i = 0; i < count; i++) {
    const body = bodies[i]!;
    at[i] = i;
    ax[i] = body.ax;
    ay[i] = body.ay;
    bx[i] = body.bx;
    by[i] = body.by;
    r[i] = body.r;
    bottom[i] = body.bottom;
    top[i] = body.top;
    midX[i] = (body.ax + body.bx) / 2;
    midY[i] = (body.ay + body.by) / 2;
    reach[i] = distance(body.bx - body.ax, body.by - body.ay) / 2 + body.r + SLACK;
    inner.start[i + 1] = 8 * (i + 1);
    const corners = octagonIn(body);
    for (let k = 0; k < 8; k++) {
      inner.x[8 * i + k] = corners[k]!.x;
      inner.y[8 * i + k] = corners[k]!.y;
    }
  }
  return { count, all: { at, count }, ax, ay, bx, by, r, bottom, top, midX, midY, reach, inner };
});

const distance = (x: number, y: number): number => Math.sqrt(x * x + y * y);
