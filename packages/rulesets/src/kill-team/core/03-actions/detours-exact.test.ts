import { type Piece, type Point, type Scene, type Spot, sceneOf } from '@little-wars/engine/geometry';
import { numbers } from '@little-wars/engine/testing';
import { describe, expect, it } from 'vitest';
import { MAPS } from '../../maps/index.ts';
import { defaults } from '../../options.ts';
import { traitsOf } from '../../terrain.ts';
import { block } from '../../testing/attacks.ts';
import { crosses, freeShare, isBarred, leastOnFloor } from './detours.ts';

const next = numbers(23);
const at = (x: number, y: number): Spot => ({ x, y, z: 0 });
const turn = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
const apart = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
const share = (a: Point, b: Point, s: number): Point => ({ x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s });
const sidesOf = (corners: readonly Point[]) => corners.map((p, i) => [p, corners[(i + 1) % corners.length]!] as const);
/** How deep a point is inside an outline: negative outside. */
const depthIn = (corners: readonly Point[], p: Point): number =>
  Math.min(...sidesOf(corners).map(([a, b]) => turn(a, b, p) / apart(a, b)));

/** The deepest point of a line inside an outline, tried in small steps. */
const deepest = (a: Point, b: Point, corners: readonly Point[]): number =>
  Math.max(...Array.from({ length: 401 }, (_, i) => depthIn(corners, share(a, b, i / 400))));

const sceneWith = (...pieces: readonly Piece[]): Scene => sceneOf({ ...MAPS[0]!.terrain, pieces });
/** The solids a mover on the floor cannot pass, told by what they are. */
const solidsIn = (scene: Scene) =>
  scene.solids.filter(solid => {
    const { insignificant, traversable } = traitsOf(solid, defaults);
    return solid.bottom === 0 && !insignificant && !traversable && solid.kind !== 'access-frame';
  });

const TRIANGLE: readonly Point[] = [at(0, 0), at(400, 0), at(0, 300)];

/** The shortest way around one outline: along its corners from any to any, in either direction. */
function taut(a: Point, b: Point, corners: readonly Point[]): number {
  if (!crosses(a, b, corners)) return apart(a, b);
  const ways: number[] = [];
  for (const way of [corners, corners.toReversed()])
    for (let from = 0; from < way.length; from++)
      for (let count = 1; count <= way.length; count++) {
        const bends = Array.from({ length: count }, (_, i) => way[(from + i) % way.length]!);
        const stops = [a, ...bends, b];
        if (stops.slice(1).some((stop, i) => crosses(stops[i]!, stop, corners))) continue;
        ways.push(stops.slice(1).reduce((sum, stop, i) => sum + apart(stops[i]!, stop), 0));
      }
  return Math.min(...ways);
}

describe('a line and an outline', () => {
  it('cross where the line passes through the inside, and not where it only touches', () => {
    for (const [a, b, is] of [
      [at(-10, 100), at(500, 100), true],
      [at(500, 100), at(-10, 100), true],
      [at(50, 50), at(60, 60), true],
      [at(-10, 0), at(500, 0), false],
      [at(-10, 300), at(500, 300), false],
      [at(0, -10), at(0, 500), false],
      [at(400, 0), at(0, 300), false],
      [at(401, 0), at(1, 300), false],
      [at(399, 0), at(0, 299), true],
      [at(-100, 100), at(0, 100), false],
      [at(-100, 100), at(1, 100), true],
      [at(500, 100), at(900, 100), false],
    ] as const)
      expect(crosses(a, b, TRIANGLE), JSON.stringify([a, b])).toBe(is);
  });

  it('cross as small steps along the line show', () => {
    let crossed = 0;
    for (let n = 0; n < 1500; n++) {
      const place = (): Point => at(next(900) - 250, next(800) - 250);
      const [a, b] = [place(), place()];
      const depth = deepest(a, b, TRIANGLE);
      if (Math.abs(depth) < 2) continue;
      expect(crosses(a, b, TRIANGLE), `line ${n}`).toBe(depth > 0);
      if (depth > 0) crossed++;
    }
    expect(crossed).toBeGreaterThan(300);
  });
});

describe('terrain that stops a mover on the floor', () => {
  const wallOf = (kind: Parameters<typeof block>[0], heights: readonly [number, number] = [0, 4]): Scene =>
    sceneWith(block(kind, [10, 5], [1, 10], heights));
  const [west, east] = [at(8 * 254, 2540), at(14 * 254, 2540)];

  it('is what stands on the floor and cannot be traversed, and no access frame', () => {
    const bars = (scene: Scene): readonly boolean[] => [
      isBarred(scene, defaults, west, east),
      leastOnFloor(scene, defaults, west, east) > 6 * 254,
      freeShare(scene, defaults, [west, east], 160) < 1,
    ];
    for (const kind of ['wall', 'rock', 'bulkhead', 'hatch'] as const)
      expect(bars(wallOf(kind)), kind).toEqual([true, true, true]);
    expect(bars(wallOf('wall', [1, 4]))).toEqual([false, false, false]);
    for (const kind of ['low-wall', 'barricade', 'ladder', 'access-point', 'access-frame'] as const)
      expect(bars(wallOf(kind)), kind).toEqual([false, false, false]);
  });

  it('bars a line that goes through it, from every direction, and none that goes past or along', () => {
    const scene = wallOf('rock');
    const middle = at(10.5 * 254, 2540);
    const around = [at(8 * 254, 2540), at(14 * 254, 2540), at(10.5 * 254, 0), at(10.5 * 254, 20 * 254)];
    for (const [i, from] of around.entries()) {
      expect(isBarred(scene, defaults, from, middle)).toBe(true);
      expect(isBarred(scene, defaults, from, around[i ^ 1]!)).toBe(true);
    }
    for (const x of [10, 11]) expect(isBarred(scene, defaults, at(x * 254, 0), at(x * 254, 20 * 254))).toBe(false);
    for (const y of [5, 15]) expect(isBarred(scene, defaults, at(0, y * 254), at(20 * 254, y * 254))).toBe(false);
    for (const x of [9, 12]) expect(isBarred(scene, defaults, at(x * 254, 0), at(x * 254, 20 * 254))).toBe(false);
    for (const y of [4, 16]) expect(isBarred(scene, defaults, at(0, y * 254), at(20 * 254, y * 254))).toBe(false);
  });

  it('leaves free what is before it, by the reach of the base, from every direction', () => {
    const scene = wallOf('rock');
    const free = (from: Spot, to: Spot): number => freeShare(scene, defaults, [from, to], 160);
    // The rock is from (2540, 1270) to (2794, 3810).
    expect(free(at(1380, 2540), at(3380, 2540))).toBeCloseTo((2540 - 160 - 1380) / 2000, 9);
    expect(free(at(3954, 2540), at(1954, 2540))).toBeCloseTo((3954 - 2794 - 160) / 2000, 9);
    expect(free(at(2667, 110), at(2667, 2110))).toBeCloseTo((1270 - 160 - 110) / 2000, 9);
    expect(free(at(2667, 4970), at(2667, 2970))).toBeCloseTo((4970 - 3810 - 160) / 2000, 9);
    // Just beside it, away from it, and up to it.
    for (const [from, to] of [
      [at(2380, 0), at(2380, 5000)],
      [at(2954, 0), at(2954, 5000)],
      [at(1000, 1110), at(4000, 1110)],
      [at(1000, 3970), at(4000, 3970)],
      [at(1000, 2540), at(2380, 2540)],
      [at(2380, 2540), at(1000, 2540)],
    ] as const)
      expect(free(from, to)).toBe(1);
    expect(free(at(2381, 0), at(2381, 5000))).toBeLessThan(1);
    expect(free(at(1000, 3969), at(4000, 3969))).toBeLessThan(1);
  });

  it('agrees with small steps and with every way around its corners, on real killzones', () => {
    const counts = { barred: 0, longer: 0, shortened: 0 };
    for (const { terrain } of MAPS.slice(0, 6)) {
      const scene = sceneOf(terrain);
      const solids = solidsIn(scene);
      for (let n = 0; n < 30; n++) {
        const from = at(next(7620), next(5588));
        const to = at(from.x + next(4000) - 2000, from.y + next(4000) - 2000);
        if (solids.some(({ corners }) => depthIn(corners, from) > 0 || depthIn(corners, to) > 0)) continue;
        const depths = solids.map(({ corners }) => deepest(from, to, corners));
        if (depths.every(depth => Math.abs(depth) > 2)) {
          const is = depths.some(depth => depth > 0);
          expect(isBarred(scene, defaults, from, to)).toBe(is);
          if (is) counts.barred++;
        }
        const least = Math.max(...solids.map(({ corners }) => taut(from, to, corners)));
        expect(leastOnFloor(scene, defaults, from, to)).toBeCloseTo(Math.max(apart(from, to), least), 6);
        if (least > apart(from, to)) counts.longer++;
        // A base comes too near where it is less than its reach outside every side.
        const steps = Array.from({ length: 501 }, (_, i) => i / 500);
        const isFree = (s: number): boolean =>
          solids.every(({ corners }) => depthIn(corners, share(from, to, s)) <= -160);
        const stop = steps.find(s => !isFree(s)) ?? 1;
        expect(Math.abs(freeShare(scene, defaults, [from, to], 160) - stop)).toBeLessThan(0.02);
        if (stop < 1) counts.shortened++;
      }
    }
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(20);
  });
});
