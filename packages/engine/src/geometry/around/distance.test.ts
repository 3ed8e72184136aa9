import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { gap, isGapWithin } from '../measure.ts';
import { maskOf, type Scene, sceneOf } from '../scene.ts';
import { type Footprint, footprintOf, type Point } from '../shape.ts';
import { gridApart, PUSH, pushedApart } from './distance.oracle.ts';
import { around, isWithinAround, type Ways, waysOf, withinAround } from './distance.ts';

const points = (...xy: number[]): Point[] => xy.flatMap((x, i) => (i % 2 ? [] : [{ x, y: xy[i + 1]! }]));
const disc = (x: number, y: number, r = 0): Footprint => ({ ax: x, ay: y, bx: x, by: y, r });
const box = (left: number, low: number, right: number, high: number): Point[] =>
  points(left, low, right, low, right, high, left, high);

function sceneWith(outlines: readonly (readonly Point[])[], width = 4000, depth = 4000): Scene {
  const pieces = outlines.map((outline, i) => ({
    id: `p${i}`,
    parts: [{ kind: 'wall', outline, bottom: 0, top: 100 }],
  }));
  return sceneOf({ width, depth, pieces });
}
const allWays = (scene: Scene): Ways =>
  waysOf(
    scene,
    maskOf(scene, () => true),
  );
const waysRound = (...outlines: Point[][]): Ways => allWays(sceneWith(outlines));

/** The way is exactly so long. */
function check(ways: Ways, a: Footprint, b: Footprint, x: number): void {
  for (const [p, q] of [
    [a, b],
    [b, a],
  ] as const) {
    expect(isWithinAround(ways, p, q, x)).toBe(true);
    if (x > 0) expect(isWithinAround(ways, p, q, x - 0.5)).toBe(false);
    expect(isWithinAround(ways, p, q, x + 0.5)).toBe(true);
    expect(around(ways, p, q)!.tenths).toBeCloseTo(x, 8);
    expect(withinAround(ways, p, q, x).margin).toBeCloseTo(0, 9);
  }
}
function closed(ways: Ways, a: Footprint, b: Footprint): void {
  for (const [p, q] of [
    [a, b],
    [b, a],
  ] as const) {
    expect(around(ways, p, q)).toBe(null);
    expect(isWithinAround(ways, p, q, Infinity)).toBe(false);
    expect(withinAround(ways, p, q, 500)).toEqual({ within: false, margin: null, way: null });
  }
}

describe('round walls', () => {
  const wall = box(1000, 500, 1100, 2000);

  it('begins at the sides and corners of a rectangular base', () => {
    const square = (x: number, y: number): Footprint =>
      footprintOf({ shape: 'rectangular', length: 200, width: 200 }, { x, y });
    check(waysRound(), square(1000, 1000), disc(1400, 1500, 121), 379);
    // From the corners (800, 600) and (1400, 600) round those of the wall at (1000, 500) and (1100, 500).
    const length = Math.sqrt(200 * 200 + 100 * 100) + 100 + Math.sqrt(300 * 300 + 100 * 100);
    expect(around(waysRound(wall), square(700, 700), square(1500, 700))!.tenths).toBeCloseTo(length, 8);
    expect(isWithinAround(waysRound(wall), square(700, 700), square(1500, 700), Math.ceil(length))).toBe(true);
    expect(isWithinAround(waysRound(wall), square(700, 700), square(1500, 700), Math.floor(length))).toBe(false);
    closed(
      waysRound(box(500, 500, 900, 510), box(500, 890, 900, 900), box(500, 500, 510, 900), box(890, 500, 900, 900)),
      square(700, 700),
      disc(1500, 700),
    );
  });

  it('is the straight gap where no wall is between', () => {
    check(waysRound(), disc(1000, 1000, 125), disc(1300, 1400, 121), 254);
    check(waysRound(wall), disc(100, 1000, 125), disc(500, 1000, 125), 150);
    check(waysRound(wall), disc(100, 1000, 300), disc(500, 1000, 125), 0);
    // Along the wall, touching it all the way, and past its corner.
    check(waysRound(wall), disc(1000, 600), disc(1000, 1800), 1200);
    check(waysRound(wall), disc(1000, 100), disc(1000, 2500), 2400);
    check(waysRound(wall), disc(1000, 1000), disc(500, 1000), 500);
    check(waysRound(wall), disc(1000, 500), disc(700, 100), 500);
    check(waysRound(wall), disc(1000 - 300, 500 + 400), disc(1000 + 300, 500 - 400), 1000);
  });

  it('goes round a wall by its corners, exactly', () => {
    const ways = waysRound(wall);
    // 500 to the corner (300, 400), 100 along the end, 500 again.
    check(ways, disc(700, 900), disc(1400, 900), 1100);
    check(ways, disc(700, 900, 142.5), disc(1400, 900, 103.5), 854);
    expect(around(ways, disc(700, 900, 250), disc(1400, 900, 250))!.way).toEqual(
      points(850, 700, 1000, 500, 1100, 500, 1250, 700),
    );
  });

  it('goes round from a long base at right angles to its side', () => {
    const ways = waysRound(wall);
    // The core runs along (4, 3) through (700, 900), from where (3, -4) leads to the corner.
    const core: Footprint = { ax: 700 - 160, ay: 900 - 120, bx: 700 + 160, by: 900 + 120, r: 100 };
    expect(gap(core, disc(1000, 500)).tenths).toBeCloseTo(400, 9);
    check(ways, core, disc(1400, 900, 50), 950);
    const other: Footprint = { ax: 1400 - 80, ay: 900 + 60, bx: 1400 + 160, by: 900 - 120, r: 50 };
    check(ways, core, other, 950);
  });

  it('takes the nearer end, and either where both are as near', () => {
    const ways = waysRound(box(1000, 1000, 1100, 1600));
    check(ways, disc(600, 1300), disc(1500, 1300), 1100);
    expect(around(ways, disc(600, 1301), disc(1500, 1301))!.way[1]).toEqual({ x: 1000, y: 1600 });
    expect(around(ways, disc(600, 1299), disc(1500, 1299))!.way[1]).toEqual({ x: 1000, y: 1000 });
    expect(isWithinAround(ways, disc(600, 1301), disc(1500, 1301), 1099)).toBe(true);
  });

  it('has no way where walls close a room, and its own ways inside', () => {
    const ring = [
      box(1000, 1000, 2000, 1100),
      box(1000, 1900, 2000, 2000),
      box(1000, 1100, 1100, 1900),
      box(1900, 1100, 2000, 1900),
    ];
    closed(waysRound(...ring), disc(500, 500), disc(1500, 1500));
    check(waysRound(...ring), disc(1200, 1200), disc(1500, 1600), 500);
    // One wall a single step short leaves a way.
    const gapped = [...ring.slice(0, 3), box(1900, 1101, 2000, 1900)];
    expect(around(waysRound(...gapped), disc(500, 500), disc(1500, 1500))).not.toBe(null);
    expect(around(waysRound(...gapped), disc(2500, 1100), disc(1500, 1101))!.tenths).toBeCloseTo(1000, 2);
  });
});

describe('gaps without width', () => {
  it('are closed between walls that share an edge, in part or in whole, or only a corner', () => {
    const [left, right] = [disc(1500, 500), disc(1500, 2500)];
    const across = (...more: Point[][]) => waysRound(box(0, 1000, 1500, 1100), ...more);
    closed(across(box(1500, 1000, 4000, 1100)), left, right);
    closed(across(box(1500, 900, 4000, 1050)), left, right);
    closed(across(box(1500, 1100, 4000, 1200)), left, right);
    closed(across(box(1500, 900, 4000, 1000)), left, right);
    closed(across(points(1500, 1050, 4000, 1000, 4000, 1100)), left, right);
    check(across(box(1501, 1000, 4000, 1100)), disc(1501, 500), disc(1501, 2500), 2000);
  });

  it('are closed from within as well, and open along one wall alone', () => {
    const [left, right] = [box(1000, 1000, 1500, 2000), box(1500, 1000, 2000, 2000)];
    closed(waysRound(left, right), disc(1500, 1200), disc(1500, 1800));
    closed(waysRound(right, left), disc(1500, 1200), disc(1500, 1800));
    check(waysRound(left), disc(1500, 1200), disc(1500, 1800), 600);
    check(waysRound(right), disc(1500, 1200), disc(1500, 1800), 600);
    // Past the end of the other wall the seam is a side.
    const short = box(1500, 1000, 2000, 1500);
    check(waysRound(left, short), disc(1500, 1500), disc(1500, 1800), 300);
  });

  it('are closed at the edge of the table', () => {
    closed(waysRound(box(1000, 0, 1100, 4000)), disc(500, 500), disc(2000, 500));
    closed(waysRound(box(1000, 0, 1100, 2000), box(1000, 2000, 1100, 4000)), disc(500, 2000), disc(2000, 2000));
    check(waysRound(box(1000, 0, 1100, 3999)), disc(500, 3999), disc(2000, 3999), 1500);
    check(waysRound(box(1000, 1, 1100, 4000)), disc(500, 0), disc(2000, 0), 1500);
  });

  it('are closed inside a concave wall, along the cuts that split it', () => {
    const ell = points(1000, 1000, 3000, 1000, 3000, 1100, 1100, 1100, 1100, 3000, 1000, 3000);
    const ways = waysRound(ell);
    expect(around(ways, disc(1200, 1200), disc(900, 900))!.tenths).toBeGreaterThan(3000);
    const cross = waysRound(box(0, 1900, 2000, 2000), box(2000, 2000, 4000, 2100));
    closed(cross, disc(1500, 1500), disc(1500, 2500));
  });

  it('are passed along a row of walls as along one', () => {
    const row = [0, 1, 2, 3, 4].map(i => box(1000 + 200 * i, 1000, 1200 + 200 * i, 1100));
    check(waysRound(...row), disc(1000 - 300, 1100 + 400), disc(2000 + 300, 1100 + 400), 1600);
    check(waysRound(...row), disc(900, 1100), disc(2100, 1100), 1200);
    check(waysRound(...row), disc(1100, 1100), disc(1900, 1100), 800);
    expect(around(waysRound(...row), disc(900, 1100), disc(2100, 1100))!.way).toEqual(points(900, 1100, 2100, 1100));
  });
});

/** Walls on a coarse lattice, where they often touch, share edges or close rooms. */
function latticeBoard(seed: number, count: number): Scene {
  const next = numbers(seed);
  const outlines = Array.from({ length: count }, () => {
    const [x, y] = [100 * next(9), 100 * next(9)];
    const [w, h] = next(2) ? [100 * (1 + next(5)), 100] : [100, 100 * (1 + next(5))];
    return next(6) ? box(x, y, Math.min(1000, x + w), Math.min(1000, y + h)) : points(x, y, x + 100, y, x, y + 100);
  });
  return sceneWith(outlines, 1000, 1000);
}

/** Walls anywhere, some overlapping. */
function wildBoard(seed: number, count: number): Scene {
  const next = numbers(seed);
  const outlines = Array.from({ length: count }, () => {
    const [x, y] = [next(900), next(900)];
    const xy = [x, y, x + 50 + next(300), y + next(150), x + next(150), y + 50 + next(300)];
    return next(2) ? points(...xy) : box(x, y, x + 20 + next(300), y + 20 + next(60));
  });
  return sceneWith(outlines, 1000, 1000);
}

function freePlace(scene: Scene, next: (below: number) => number): Point {
  for (;;) {
    const p = { x: 10 + 20 * next(50), y: 10 + 20 * next(50) };
    if (scene.solids.every(({ box: b }) => p.x < b.left || p.x > b.right || p.y < b.low || p.y > b.high)) return p;
  }
}

describe('brute force', () => {
  it('agrees with the ways past pushed corners, on lattices and anywhere', () => {
    let detours = 0;
    let none = 0;
    for (let seed = 0; seed < 700; seed++) {
      const scene = seed % 2 ? latticeBoard(seed, 4 + (seed % 6)) : wildBoard(seed, 2 + (seed % 5));
      const next = numbers(seed + 1);
      const [p, q] = [freePlace(scene, next), freePlace(scene, next)];
      const way = around(allWays(scene), disc(p.x, p.y), disc(q.x, q.y));
      const sampled = pushedApart(scene.solids, scene, [p], [q]);
      if (!way) none++;
      if (way && way.way.length > 2) detours++;
      expect(way?.tenths ?? Infinity, `seed ${seed}`).toBeLessThanOrEqual(sampled + 1e-6);
      expect(sampled, `seed ${seed}`).toBeLessThanOrEqual((way?.tenths ?? Infinity) + 60 * PUSH);
    }
    expect(detours).toBeGreaterThan(200);
    expect(none).toBeGreaterThan(10);
  });

  it('agrees with steps on a grid within the error of the grid', () => {
    for (let seed = 0; seed < 150; seed++) {
      const scene = latticeBoard(seed + 5000, 5 + (seed % 8));
      const next = numbers(seed + 2);
      const [p, q] = [freePlace(scene, next), freePlace(scene, next)];
      const length = around(allWays(scene), disc(p.x, p.y), disc(q.x, q.y))?.tenths ?? Infinity;
      const stepped = gridApart(scene.solids, scene, 20, [p, q]);
      expect(stepped, `seed ${seed}`).toBeGreaterThanOrEqual(length - 1e-6);
      // Each corner is passed up to a step off, and lines bend by the few directions of the grid.
      expect(stepped, `seed ${seed}`).toBeLessThanOrEqual(1.028 * length + 40 * 4);
    }
  });

  it('agrees for long bases with their cores cut finely', () => {
    for (let seed = 0; seed < 120; seed++) {
      const scene = seed % 2 ? latticeBoard(seed, 6) : wildBoard(seed, 4);
      const next = numbers(seed + 3);
      const core = (): Footprint => {
        const p = freePlace(scene, next);
        const [ox, oy] = [next(9) - 4, next(9) - 4];
        return { ax: p.x - ox, ay: p.y - oy, bx: p.x + ox, by: p.y + oy, r: 2.5 };
      };
      const [a, b] = [core(), core()];
      const isClear = [a, b].every(({ ax, ay, bx, by }) =>
        scene.solids.every(
          s =>
            Math.min(ax, bx) > s.box.right ||
            Math.max(ax, bx) < s.box.left ||
            Math.min(ay, by) > s.box.high ||
            Math.max(ay, by) < s.box.low,
        ),
      );
      if (!isClear) continue;
      const cut = (f: Footprint): Point[] =>
        Array.from({ length: 41 }, (_, i) => ({
          x: f.ax + ((f.bx - f.ax) * i) / 40,
          y: f.ay + ((f.by - f.ay) * i) / 40,
        }));
      const way = around(allWays(scene), a, b);
      const sampled = Math.max(0, pushedApart(scene.solids, scene, cut(a), cut(b)) - 5);
      expect(way?.tenths ?? Infinity, `seed ${seed}`).toBeLessThanOrEqual(sampled + 1e-6);
      expect(sampled, `seed ${seed}`).toBeLessThanOrEqual((way?.tenths ?? Infinity) + 0.4);
    }
  });
});

describe('properties', () => {
  it('is the same both ways, mirrored and turned; no shorter than the gap; walls never shorten it', () => {
    for (let seed = 0; seed < 300; seed++) {
      const scene = seed % 2 ? latticeBoard(seed, 7) : wildBoard(seed, 5);
      const next = numbers(seed + 4);
      const [p, q] = [freePlace(scene, next), freePlace(scene, next)];
      const [a, b] = [disc(p.x, p.y, 5), disc(q.x, q.y, 2.5)];
      const length = around(allWays(scene), a, b)?.tenths ?? Infinity;
      expect(around(allWays(scene), b, a)?.tenths ?? Infinity).toBeCloseTo(length, 8);
      expect(length).toBeGreaterThanOrEqual(gap(a, b).tenths - 1e-9);
      const fewer = maskOf(scene, solid => solid.index % 3 !== 0);
      expect(around(waysOf(scene, fewer), a, b)?.tenths ?? Infinity).toBeLessThanOrEqual(length + 1e-9);
      const x = Math.floor(2 * Math.min(length, 5000)) / 2;
      const holds = isWithinAround(allWays(scene), a, b, x);
      expect(holds).toBe(length === x);
      expect(isWithinAround(allWays(scene), a, b, x + 0.5)).toBe(length !== Infinity);
      if (!isGapWithin(a, b, x)) expect(holds).toBe(false);
      for (const turn of [
        (s: Point) => ({ x: 1000 - s.x, y: s.y }),
        (s: Point) => ({ x: s.y, y: s.x }),
        (s: Point) => ({ x: 1000 - s.y, y: s.x }),
      ]) {
        const turned = sceneWith(
          scene.solids.map(s => s.corners.map(turn)),
          1000,
          1000,
        );
        const [c, d] = [turn(p), turn(q)];
        const again = around(allWays(turned), disc(c.x, c.y, 5), disc(d.x, d.y, 2.5))?.tenths ?? Infinity;
        expect(again).toBeCloseTo(length, 8);
        expect(isWithinAround(allWays(turned), disc(c.x, c.y, 5), disc(d.x, d.y, 2.5), x)).toBe(holds);
      }
    }
  });
});
