import { box, doubleArea } from '../polygon.ts';
import type { Scene, Solid } from '../scene.ts';
import type { Body } from '../shape.ts';
import { bridgesOf } from './bridges.ts';
import { octagonIn } from './parts.ts';

/** Upright convex prisms in flat arrays. */
export interface Prisms {
  /** The corners of prism i are those from start[i] up to start[i + 1]. */
  readonly start: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly bottom: Float64Array;
  readonly top: Float64Array;
}

/** The solids of a scene in flat arrays, read once. After them, from `count` on, the bridges between them. */
export interface PreparedSolids extends Prisms {
  readonly count: number;
  /** Bridges: how many there are with the solids, and by their index less `count` the solids that each lies in. */
  readonly withBridges: number;
  readonly one: Int32Array;
  readonly other: Int32Array;
  /** The indexes of them all, the bulkiest first: those are the likeliest to hide a thing by themselves. */
  readonly all: { readonly at: Int32Array; count: number };
  /** A circle around each outline. */
  readonly midX: Float64Array;
  readonly midY: Float64Array;
  readonly reach: Float64Array;
}

/** Bodies in flat arrays, read once for each list of them. */
export interface PreparedBodies {
  readonly count: number;
  readonly all: { readonly at: Int32Array; count: number };
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

const solidsOfScene = new WeakMap<Scene, PreparedSolids>();
const bodiesOfList = new WeakMap<readonly Body[], PreparedBodies>();

/** Half a tenth more than the true reach covers every rounding in the tests against it. */
const SLACK = 0.5;

export function preparedSolids(scene: Scene): PreparedSolids {
  const made = solidsOfScene.get(scene);
  if (made) return made;
  const fresh = readSolids(scene);
  solidsOfScene.set(scene, fresh);
  return fresh;
}

function readSolids({ solids }: Scene): PreparedSolids {
  const bridges = bridgesOf(solids);
  const all = [...solids, ...bridges];
  const start = new Int32Array(all.length + 1);
  for (let i = 0; i < all.length; i++) start[i + 1] = start[i]! + all[i]!.corners.length;
  const [x, y] = [new Float64Array(start[all.length]!), new Float64Array(start[all.length]!)];
  const [bottom, top] = [new Float64Array(all.length), new Float64Array(all.length)];
  const [midX, midY, reach] = [
    new Float64Array(all.length),
    new Float64Array(all.length),
    new Float64Array(all.length),
  ];
  for (let i = 0; i < all.length; i++) {
    const solid = all[i]!;
    bottom[i] = solid.bottom;
    top[i] = solid.top;
    const { left, right, low, high } = box(solid.corners);
    midX[i] = (left + right) / 2;
    midY[i] = (low + high) / 2;
    for (let k = 0; k < solid.corners.length; k++) {
      const p = solid.corners[k]!;
      x[start[i]! + k] = p.x;
      y[start[i]! + k] = p.y;
      reach[i] = Math.max(reach[i]!, distance(p.x - midX[i]!, p.y - midY[i]!) + SLACK);
    }
  }
  return {
    count: solids.length,
    withBridges: all.length,
    one: Int32Array.from(bridges, b => b.one),
    other: Int32Array.from(bridges, b => b.other),
    all: { at: Int32Array.from(byBulk(solids)), count: solids.length },
    start,
    x,
    y,
    bottom,
    top,
    midX,
    midY,
    reach,
  };
}

function byBulk(solids: readonly Solid[]): readonly number[] {
  const bulk = solids.map(({ corners, bottom, top }) => doubleArea(corners) * (top - bottom));
  return solids.map((_, i) => i).sort((a, b) => bulk[b]! - bulk[a]! || a - b);
}

export function preparedBodies(bodies: readonly Body[]): PreparedBodies {
  const made = bodiesOfList.get(bodies);
  if (made) return made;
  const fresh = readBodies(bodies);
  bodiesOfList.set(bodies, fresh);
  return fresh;
}

function readBodies(bodies: readonly Body[]): PreparedBodies {
  const inner = bodies.map(octagonIn);
  const bottom = Float64Array.from(bodies, b => b.bottom);
  const top = Float64Array.from(bodies, b => b.top);
  return {
    count: bodies.length,
    all: { at: Int32Array.from(bodies, (_, i) => i), count: bodies.length },
    ax: Float64Array.from(bodies, b => b.ax),
    ay: Float64Array.from(bodies, b => b.ay),
    bx: Float64Array.from(bodies, b => b.bx),
    by: Float64Array.from(bodies, b => b.by),
    r: Float64Array.from(bodies, b => b.r),
    bottom,
    top,
    midX: Float64Array.from(bodies, b => (b.ax + b.bx) / 2),
    midY: Float64Array.from(bodies, b => (b.ay + b.by) / 2),
    reach: Float64Array.from(bodies, b => distance(b.bx - b.ax, b.by - b.ay) / 2 + b.r + SLACK),
    inner: {
      start: Int32Array.from({ length: bodies.length + 1 }, (_, i) => 8 * i),
      x: Float64Array.from(inner.flatMap(corners => corners.map(p => p.x))),
      y: Float64Array.from(inner.flatMap(corners => corners.map(p => p.y))),
      bottom,
      top,
    },
  };
}

const distance = (x: number, y: number): number => Math.sqrt(x * x + y * y);
