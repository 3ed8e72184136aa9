import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { maskOf, sceneOf } from '../scene.ts';
import type { Footprint, Point } from '../shape.ts';
import {
  areAreasWithinAround,
  freeStretches,
  isAreaWithinAround,
  isLineWithinAround,
  isWhollyWithinAround,
} from './areas.ts';
import { around, waysOf } from './distance.ts';

const points = (...xy: number[]): Point[] => xy.flatMap((x, i) => (i % 2 ? [] : [{ x, y: xy[i + 1]! }]));
const box = (left: number, low: number, right: number, high: number): Point[] =>
  points(left, low, right, low, right, high, left, high);
const disc = (x: number, y: number, r = 0): Footprint => ({ ax: x, ay: y, bx: x, by: y, r });

function waysRound(...outlines: readonly (readonly Point[])[]) {
  const pieces = outlines.map((outline, i) => ({
    id: `p${i}`,
    parts: [{ kind: 'wall', outline, bottom: 0, top: 100 }],
  }));
  const scene = sceneOf({ width: 4000, depth: 4000, pieces });
  return waysOf(
    scene,
    maskOf(scene, () => true),
  );
}

const wall = box(1000, 500, 1100, 2000);
const ends = (list: readonly Footprint[]): number[][] => list.map(({ ax, ay, bx, by }) => [ax, ay, bx, by]);

describe('what of a line can be measured to', () => {
  it('is what no wall covers; along a wall, and where two walls meet, it is free', () => {
    const ways = waysRound(wall);
    expect(ends(freeStretches(ways, points(500, 1000, 1500, 1000)))).toEqual([
      [500, 1000, 1000, 1000],
      [1100, 1000, 1500, 1000],
    ]);
    expect(ends(freeStretches(ways, points(1050, 1000, 1050, 3000)))).toEqual([[1050, 2000, 1050, 3000]]);
    expect(ends(freeStretches(ways, points(1000, 1000, 1000, 3000)))).toEqual([[1000, 1000, 1000, 3000]]);
    expect(freeStretches(ways, points(1050, 600, 1050, 700))).toEqual([]);
    const two = waysRound(wall, box(1100, 500, 1200, 2000));
    expect(ends(freeStretches(two, points(500, 1000, 1500, 1000)))).toEqual([
      [500, 1000, 1000, 1000],
      [1200, 1000, 1500, 1000],
    ]);
    expect(ends(freeStretches(ways, points(1100, 1000, 1500, 1000)))).toEqual([[1100, 1000, 1500, 1000]]);
  });

  it('is the same in whatever order the walls are listed', () => {
    const walls = [box(1000, 500, 1100, 2000), box(2000, 500, 2100, 2000), box(1500, 500, 1600, 2000)];
    for (const order of [
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [1, 0, 2],
    ])
      expect(ends(freeStretches(waysRound(...order.map(i => walls[i]!)), points(500, 1000, 3000, 1000)))).toEqual([
        [500, 1000, 1000, 1000],
        [1100, 1000, 1500, 1000],
        [1600, 1000, 2000, 1000],
        [2100, 1000, 3000, 1000],
      ]);
    // One inside another, and one that goes on from it.
    const nested = waysRound(box(1000, 500, 1600, 2000), box(1100, 500, 1200, 2000), box(1500, 500, 1800, 2000));
    expect(ends(freeStretches(nested, points(500, 1000, 3000, 1000)))).toEqual([
      [500, 1000, 1000, 1000],
      [1800, 1000, 3000, 1000],
    ]);
  });

  it('ends at a slope to the nearest tenth', () => {
    const ways = waysRound(points(1000, 500, 1101, 500, 1000, 800));
    const [, right] = freeStretches(ways, points(900, 650, 1200, 650));
    expect([right!.ax, right!.ay]).toEqual([1051, 650]);
  });
});

describe('the way to a line and to an area round walls', () => {
  const ways = waysRound(wall);

  it('is straight where nothing is between, exactly', () => {
    const line = points(1500, 0, 1500, 4000);
    expect(isLineWithinAround(ways, disc(1200, 1000, 50), line, 250)).toBe(true);
    expect(isLineWithinAround(ways, disc(1200, 1000, 50), line, 249)).toBe(false);
    expect(isAreaWithinAround(ways, disc(1200, 1000, 50), box(1500, 800, 1700, 1200), 250)).toBe(true);
    expect(isAreaWithinAround(ways, disc(1200, 1000, 50), box(1500, 800, 1700, 1200), 249)).toBe(false);
    expect(isAreaWithinAround(ways, disc(1600, 1000), box(1500, 800, 1700, 1200), 0)).toBe(true);
    expect(isAreaWithinAround(ways, disc(1600, 1000), box(1500, 800, 1700, 1200), -1)).toBe(false);
  });

  it('goes round the wall by its corners, exactly', () => {
    // 500 to the corner (300, 400), 100 along its end, 400 down to where the area begins beside the wall.
    const beside = box(1100, 900, 1300, 1200);
    expect(isAreaWithinAround(ways, disc(700, 900), beside, 1000)).toBe(true);
    expect(isAreaWithinAround(ways, disc(700, 900), beside, 999)).toBe(false);
    // Over the wall it would be 300 to the area's part beyond; the part on this side counts where there is one.
    expect(isAreaWithinAround(ways, disc(700, 1000), box(900, 900, 1300, 1200), 200)).toBe(true);
    expect(isAreaWithinAround(ways, disc(700, 1000), box(900, 900, 1300, 1200), 199)).toBe(false);
  });

  it('is the shortest between two areas as well', () => {
    const beside = box(1100, 900, 1300, 1200);
    // From the corner of the one, 500 away from the wall's, to the other.
    expect(areAreasWithinAround(ways, box(600, 900, 700, 1000), beside, 1000)).toBe(true);
    expect(areAreasWithinAround(ways, box(600, 900, 700, 1000), beside, 999)).toBe(false);
    expect(areAreasWithinAround(ways, beside, box(600, 900, 700, 1000), 1000)).toBe(true);
    expect(areAreasWithinAround(ways, beside, box(1150, 1000, 1160, 1010), 0)).toBe(true);
    expect(areAreasWithinAround(ways, box(1150, 1000, 1160, 1010), beside, 0)).toBe(true);
    expect(areAreasWithinAround(ways, beside, box(1400, 900, 1500, 1000), 100)).toBe(true);
    expect(areAreasWithinAround(ways, beside, box(1400, 900, 1500, 1000), 99)).toBe(false);
  });

  it('leads to the side of a wall that is itself the area', () => {
    expect(isAreaWithinAround(ways, disc(700, 1000, 100), wall, 200)).toBe(true);
    expect(isAreaWithinAround(ways, disc(700, 1000, 100), wall, 199)).toBe(false);
  });

  it('is none where walls close a room', () => {
    const ring = waysRound(
      box(1000, 1000, 2000, 1100),
      box(1000, 1900, 2000, 2000),
      box(1000, 1100, 1100, 1900),
      box(1900, 1100, 2000, 1900),
    );
    expect(isAreaWithinAround(ring, disc(500, 1500), box(1300, 1300, 1600, 1600), 4000)).toBe(false);
    expect(isAreaWithinAround(ring, disc(1200, 1500), box(1300, 1300, 1600, 1600), 100)).toBe(true);
  });
});

describe('against points along the rim, one by one', () => {
  const STEP = 20;

  /** The shortest way to any of many points of a rim. */
  function leastTo(ways: ReturnType<typeof waysRound>, f: Footprint, area: readonly Point[]): number {
    let least = Infinity;
    for (const [i, a] of area.entries()) {
      const b = area[(i + 1) % area.length]!;
      const count = Math.ceil(Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y)) / STEP);
      for (let k = 0; k <= count; k++) {
        const at = disc(Math.round(a.x + ((b.x - a.x) * k) / count), Math.round(a.y + ((b.y - a.y) * k) / count));
        const isIn = ways.shapes.some(
          ({ box: { left, right, low, high } }) => at.ax > left && at.ax < right && at.ay > low && at.ay < high,
        );
        if (!isIn) least = Math.min(least, around(ways, f, at)?.tenths ?? Infinity);
      }
    }
    return least;
  }

  it('finds no shorter and no much longer way, over boards of boxes', () => {
    const next = numbers(31);
    const boxAt = (): Point[] => {
      const [x, y] = [200 + next(3000), 200 + next(3000)];
      return next(2) === 0 ? box(x, y, x + 60, y + 300 + next(500)) : box(x, y, x + 300 + next(500), y + 60);
    };
    let tried = 0;
    for (let n = 0; n < 150; n++) {
      const ways = waysRound(...Array.from({ length: 6 }, boxAt));
      const area = boxAt().map(({ x, y }) => ({ x: x + (x % 2), y }));
      const f = disc(next(4000), next(4000));
      const blocked = [f, ...area.map(({ x, y }) => disc(x, y))].some(({ ax, ay }) =>
        ways.shapes.some(({ box: { left, right, low, high } }) => ax >= left && ax <= right && ay >= low && ay <= high),
      );
      if (blocked || isAreaWithinAround(ways, f, area, 0)) continue;
      const least = leastTo(ways, f, area);
      tried++;
      if (least < Infinity) expect(isAreaWithinAround(ways, f, area, Math.ceil(least) + 1)).toBe(true);
      expect(isAreaWithinAround(ways, f, area, Math.max(0, Math.floor(least) - STEP))).toBe(false);
    }
    expect(tried).toBeGreaterThan(60);
  });
});

describe('wholly within round walls', () => {
  it('takes the farthest part of the base', () => {
    const ways = waysRound(wall);
    expect(isWhollyWithinAround(ways, disc(700, 900, 50), disc(1400, 900, 50), 1100)).toBe(true);
    expect(isWhollyWithinAround(ways, disc(700, 900, 50), disc(1400, 900, 50), 1099)).toBe(false);
    expect(isWhollyWithinAround(ways, disc(500, 900, 50), disc(800, 900, 50), 300)).toBe(true);
    expect(isWhollyWithinAround(ways, disc(500, 900, 50), disc(800, 900, 50), 299)).toBe(false);
    const long: Footprint = { ax: 300, ay: 900, bx: 500, by: 900, r: 50 };
    expect(isWhollyWithinAround(ways, long, disc(800, 900, 50), 500)).toBe(true);
    expect(isWhollyWithinAround(ways, long, disc(800, 900, 50), 499)).toBe(false);
  });
});
