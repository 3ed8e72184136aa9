// Tiny boards on a coarse lattice, where sides touch, corners line up with eyes and heights are equal all the time; and
// sight on them decided slice by slice, by code that shares nothing with the one that is tested.
import { numbers } from '../../testing/boards.ts';
import { doOverlap } from '../measure.ts';
import { overlapsArea } from '../measure-area.ts';
import { maskOf, sceneOf } from '../scene.ts';
import type { Body, Footprint, Point, Spot } from '../shape.ts';
import { type Upright, uprights } from './sight.oracle.ts';
import type { Among, Sight } from './types.ts';

/** The mesh of the lattice, and how many of them a board is wide and deep. */
const MESH = 100;
const MESHES = 9;

type Next = (below: number) => number;

const SHAPES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0],
    [1, 0],
    [1, 3],
    [0, 3],
  ],
  [
    [0, 0],
    [3, 0],
    [3, 1],
    [0, 1],
  ],
  [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
  ],
  [
    [1, 0],
    [2, 1],
    [1, 2],
    [0, 1],
  ],
  [
    [0, 0],
    [3, 0],
    [3, 1],
    [1, 1],
    [1, 3],
    [0, 3],
  ],
];

function wallAt(next: Next, id: string) {
  const [x, y, shape] = [next(MESHES), next(MESHES), SHAPES[next(SHAPES.length)]!];
  const bottom = next(3) === 0 ? MESH * (1 + next(3)) : 0;
  const outline = shape.map(([u, v]) => ({ x: (x + u) * MESH, y: (y + v) * MESH }));
  return { id, parts: [{ kind: 'wall', outline, bottom, top: bottom + MESH * (1 + next(4)) }] };
}

export function bodyAt(next: Next): Body {
  const [ax, ay] = [MESH * next(MESHES + 2), MESH * next(MESHES + 2)];
  const [ox, oy] = next(4) === 0 ? (next(2) === 0 ? [MESH, 0] : [MESH, MESH]) : [0, 0];
  const bottom = MESH * [0, 0, 0, 1, 3][next(5)]!;
  const r = [MESH / 2, MESH / 2, MESH, MESH * 1.5][next(4)]!;
  return { ax, ay, bx: ax + ox, by: ay + oy, r, bottom, top: bottom + MESH * (1 + next(3)) };
}

/** A board with some walls and, on every other one, bodies that block; the first two of them never do. */
export function latticeBoard(seed: number): {
  readonly among: Among;
  readonly bodies: readonly Body[];
  readonly eye: Spot;
} {
  const next = numbers(seed);
  const pieces = Array.from({ length: 1 + next(5) }, (_, i) => wallAt(next, `p${i}`));
  const scene = sceneOf({ width: (MESHES + 4) * MESH, depth: (MESHES + 4) * MESH, pieces });
  const bodies = Array.from({ length: 2 + next(3) }, () => bodyAt(next));
  const eye = { x: MESH * next(MESHES + 2), y: MESH * next(MESHES + 2), z: MESH * next(6) };
  const list = seed % 2 === 0 ? { bodies, except: [0, 1] } : {};
  return { among: { scene, mask: maskOf(scene, () => true), ...list }, bodies, eye };
}

/** What a plan ray in some direction runs through of an upright solid, on its open inside. */
interface Slice {
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
}

const NOTHING = 1e-7;

/** The part of the ray from an eye in direction (dx, dy), of length 1, that lies within an upright solid. */
function sliceOf(eye: Point, [dx, dy]: readonly [number, number], solid: Upright): Slice | null {
  const { bottom, top, corners, footprint } = solid;
  const [from, to] = corners ? throughCorners(eye, dx, dy, corners) : throughFootprint(eye, dx, dy, footprint!);
  return to - Math.max(0, from) > NOTHING ? { from: Math.max(0, from), to, bottom, top } : null;
}

function throughCorners(eye: Point, dx: number, dy: number, corners: readonly Point[]): readonly [number, number] {
  let [from, to] = [-Infinity, Infinity];
  for (const [i, p] of corners.entries()) {
    const q = corners[(i + 1) % corners.length]!;
    const here = (q.x - p.x) * (eye.y - p.y) - (q.y - p.y) * (eye.x - p.x);
    const turn = (q.x - p.x) * dy - (q.y - p.y) * dx;
    if (Math.abs(turn) < NOTHING && here <= 0) return [0, 0];
    if (turn > NOTHING) from = Math.max(from, -here / turn);
    if (turn < -NOTHING) to = Math.min(to, -here / turn);
  }
  return [from, to];
}

function throughFootprint(eye: Point, dx: number, dy: number, f: Footprint): readonly [number, number] {
  let [from, to] = [Infinity, -Infinity];
  const add = ([a, b]: readonly [number, number]): void => {
    if (!(b > a)) return;
    from = Math.min(from, a);
    to = Math.max(to, b);
  };
  for (const [x, y] of [
    [f.ax - eye.x, f.ay - eye.y],
    [f.bx - eye.x, f.by - eye.y],
  ] as const) {
    const half = f.r * f.r - (dx * y - dy * x) ** 2;
    if (half > 0) add([x * dx + y * dy - Math.sqrt(half), x * dx + y * dy + Math.sqrt(half)]);
  }
  const length = Math.hypot(f.bx - f.ax, f.by - f.ay);
  if (length > 0) add(throughCorners(eye, dx, dy, sidesOf(f, length)));
  return [from, to];
}

/** The rectangle between the two circles of a long footprint. */
function sidesOf({ ax, ay, bx, by, r }: Footprint, length: number): readonly Point[] {
  const [nx, ny] = [((ay - by) * r) / length, ((bx - ax) * r) / length];
  return [
    { x: ax - nx, y: ay - ny },
    { x: bx - nx, y: by - ny },
    { x: bx + nx, y: by + ny },
    { x: ax + nx, y: ay + ny },
  ];
}

/** The slopes (height by distance) of lines in one direction that reach a target freely: from, to. */
export type Slopes = readonly [from: number, to: number];

/** The free slopes from an eye in one direction, each with some width. */
export function freeSlopes(eye: Spot, angle: number, body: Body, solids: readonly Upright[]): readonly Slopes[] {
  const way = [Math.cos(angle), Math.sin(angle)] as const;
  const target = sliceOf(eye, way, { footprint: body, bottom: body.bottom, top: body.top });
  if (!target) return [];
  const slices = solids.flatMap(solid => sliceOf(eye, way, solid) ?? []);
  // Every height at every distance: where an edge passes another, too.
  const levels = [target, ...slices].flatMap(({ bottom, top }) => [bottom - eye.z, top - eye.z]);
  const distances = [target, ...slices].flatMap(({ from, to }) => [from, to]).filter(at => at > NOTHING);
  const ends = distances.flatMap(at => levels.map(level => level / at));
  const cuts = [...new Set([-1e4, ...ends, 1e4])].sort((a, b) => a - b);
  return cuts.slice(1).flatMap((to, k): readonly Slopes[] => {
    const [from, slope] = [cuts[k]!, (cuts[k]! + to) / 2];
    const reached = to - from > NOTHING ? insideFrom(target, eye.z, slope) : null;
    const isFree = reached !== null && slices.every(slice => (insideFrom(slice, eye.z, slope) ?? Infinity) >= reached);
    return isFree ? [[from, to]] : [];
  });
}

/** How far on a line with some slope comes into a slice; null where it never does. */
function insideFrom({ from, to, bottom, top }: Slice, z: number, slope: number): number | null {
  let [a, b] = [from, to];
  const [atBottom, atTop] = [(bottom - z) / slope, (top - z) / slope];
  if (slope > 0) [a, b] = [Math.max(a, atBottom), Math.min(b, atTop)];
  else if (slope < 0) [a, b] = [Math.max(a, atTop), Math.min(b, atBottom)];
  else if (z <= bottom || z >= top) return null;
  return a < b ? a : null;
}

/** The directions in which something begins or ends, as seen from an eye, in order around it. */
export function turnsAround(eye: Point, things: readonly Upright[]): readonly number[] {
  const angles = things.flatMap(({ corners, footprint: f }) =>
    corners
      ? corners.map(({ x, y }) => Math.atan2(y - eye.y, x - eye.x))
      : [...tangentsTo(eye, f!.ax, f!.ay, f!.r), ...tangentsTo(eye, f!.bx, f!.by, f!.r)],
  );
  const sorted = [...angles.map(a => (a + 4 * Math.PI) % (2 * Math.PI)), 0, 2 * Math.PI].sort((a, b) => a - b);
  return sorted.filter((a, k) => k === 0 || a - sorted[k - 1]! > 1e-9);
}

function tangentsTo({ x, y }: Point, cx: number, cy: number, r: number): readonly number[] {
  const [middle, distance] = [Math.atan2(cy - y, cx - x), Math.hypot(cx - x, cy - y)];
  if (distance <= r) return [middle + Math.PI / 2, middle - Math.PI / 2];
  return [middle - Math.asin(r / distance), middle + Math.asin(r / distance)];
}

/** No even parts: in the very middle two things may touch in one direction alone, and lines need width. */
const PARTS = [0.013, 0.107, 0.253, 0.511, 0.757, 0.893, 0.987];

/** Whether some line with some width is free from an eye to a body, as far as looking along some directions tells. */
export function isSeen(eye: Spot, body: Body, among: Among): boolean {
  const solids = uprights(among);
  const target: Upright = { footprint: body, bottom: body.bottom, top: body.top };
  const turns = turnsAround(eye, [target, ...solids]);
  return turns
    .slice(1)
    .some((to, k) => PARTS.some(part => freeSlopes(eye, turns[k]! + part * (to - turns[k]!), body, solids).length > 0));
}

/** The hidden share of the rectangle through a body's middle, across the view: counted on a grid of lines to it. */
export function shareHidden(eye: Spot, body: Body, among: Among, fine = 20): number {
  const solids = uprights(among);
  const [cx, cy] = [(body.ax + body.bx) / 2 - eye.x, (body.ay + body.by) / 2 - eye.y];
  const length = Math.hypot(cx, cy);
  const half = body.r + Math.abs((body.bx - body.ax) * cy - (body.by - body.ay) * cx) / (2 * length);
  let hidden = 0;
  for (let column = 0; column < fine; column++) {
    const aside = (half * ((2 * column + 1) / fine - 1)) / length;
    const [dx, dy] = [cx - aside * cy, cy + aside * cx];
    const distance = Math.hypot(dx, dy);
    const way = [dx / distance, dy / distance] as const;
    const target = sliceOf(eye, way, { footprint: body, bottom: body.bottom, top: body.top });
    const slices = solids.flatMap(solid => sliceOf(eye, way, solid) ?? []);
    for (let row = 0; row < fine; row++) {
      const z = body.bottom + ((row + 0.5) / fine) * (body.top - body.bottom);
      const slope = (z - eye.z) / distance;
      const reached = (target && insideFrom(target, eye.z, slope)) ?? distance;
      if (slices.some(slice => (insideFrom(slice, eye.z, slope) ?? Infinity) < reached - NOTHING)) hidden++;
    }
  }
  return hidden / (fine * fine);
}

const ASIDE = 1e-7;
const STEEPER = 1e-6;
const NEARLY = 1e-2;

/**
 * Whether a line to a spot is free of the inside of all solids, and stays so if it is turned a little, one way or
 * another.
 */
export function isLineFree(eye: Spot, spot: Spot, among: Among): boolean {
  const solids = uprights(among);
  if (eye.x === spot.x && eye.y === spot.y) return isUprightFree(eye, spot, solids);
  const [angle, distance] = [Math.atan2(spot.y - eye.y, spot.x - eye.x), Math.hypot(spot.x - eye.x, spot.y - eye.y)];
  const slope = (spot.z - eye.z) / distance;
  const isFree = (turned: number, steeper: number): boolean => {
    const way = [Math.cos(angle + turned), Math.sin(angle + turned)] as const;
    return solids.every(solid => {
      const slice = sliceOf(eye, way, solid);
      return !slice || (insideFrom(slice, eye.z, slope + steeper) ?? Infinity) > distance - NEARLY;
    });
  };
  const isCrossing = solids.some(solid => runsInside(eye, spot, solid));
  return !isCrossing && [-ASIDE, ASIDE].some(turned => [-STEEPER, STEEPER].some(steeper => isFree(turned, steeper)));
}

/** Whether a line runs through the inside of a solid by more than rounding. */
function runsInside(eye: Spot, spot: Spot, solid: Upright): boolean {
  const distance = Math.hypot(spot.x - eye.x, spot.y - eye.y);
  const way = [(spot.x - eye.x) / distance, (spot.y - eye.y) / distance] as const;
  const slope = (spot.z - eye.z) / distance;
  const slice = sliceOf(eye, way, solid);
  if (!slice) return false;
  const [a, b] = [Math.max(slice.from, 0), Math.min(slice.to, distance)];
  const [z, end] = [eye.z + a * slope, eye.z + b * slope];
  const [low, high] = [Math.max(Math.min(z, end), slice.bottom), Math.min(Math.max(z, end), slice.top)];
  if (b - a <= NOTHING) return false;
  return slope === 0 ? eye.z > slice.bottom && eye.z < slice.top : high - low > NOTHING * Math.abs(slope);
}

/** The same for an upright line: some line close beside it runs past all solids. */
function isUprightFree(eye: Spot, spot: Spot, solids: readonly Upright[]): boolean {
  const [low, high] = [Math.min(eye.z, spot.z), Math.max(eye.z, spot.z)];
  const beside = solids.filter(({ bottom, top }) => bottom < high && top > low);
  return Array.from({ length: 16 }, (_, k) => 0.1 + (k * Math.PI) / 8).some(angle =>
    beside.every(solid => {
      const slice = sliceOf(eye, [Math.cos(angle), Math.sin(angle)], solid);
      return !slice || slice.from > NEARLY;
    }),
  );
}

/** Whether the line given is free; beside its very direction, too, as lines need width. */
export function isProven(eye: Spot, target: Body, { line }: Sight, among: Among): boolean {
  const [dx, dy] = [line[1].x - eye.x, line[1].y - eye.y];
  const slope = (line[1].z - eye.z) / Math.hypot(dx, dy);
  return [-1e-6, 1e-6].some(aside =>
    freeSlopes(eye, Math.atan2(dy, dx) + aside, target, uprights(among)).some(
      ([from, to]) => slope > from - 1e-3 && slope < to + 1e-3,
    ),
  );
}

/** Whether something runs into a body: then what hides the rectangle through its middle is not what hides the body. */
export const isIntersected = (to: Body, { scene, bodies = [], except = [] }: Among): boolean =>
  scene.solids.some(({ corners }) => overlapsArea(to, corners)) ||
  bodies.some((other, i) => !except.includes(i) && doOverlap(other, to));
