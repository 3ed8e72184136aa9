import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box as boundsOf } from '../polygon.ts';
import type { Point } from '../shape.ts';
import { compareReach, compareWidth, covered, gaps, groundAt, groundBelow, isOver, shareOf } from './raised-ground.ts';
import { box, rect, trip } from './trips.oracle.ts';
import { distanceTo } from './walk.oracle.ts';

const top = (corners: readonly Point[]): { corners: readonly Point[]; box: ReturnType<typeof boundsOf> } => ({
  corners,
  box: boundsOf(corners),
});
const p = (x: number, y: number): Point => ({ x, y });

describe('ground', () => {
  const { field, ground } = trip({
    parts: [
      box('floor', rect(1000, 1000, 500, 500), 508, 488),
      box('wall', rect(1000, 1000, 100, 500), 900, 508),
      box('wood', rect(0, 0, 3000, 3000), 1000),
    ],
  });

  it('is the table and every top that carries, edges included', () => {
    expect(groundAt(field.scene, ground, p(500, 500))).toEqual([0]);
    expect(groundAt(field.scene, ground, p(1300, 1300))).toEqual([0, 508]);
    expect(groundAt(field.scene, ground, p(1000, 1200))).toEqual([0, 508, 900]);
    expect(groundAt(field.scene, ground, p(1500, 1500))).toEqual([0, 508]);
    expect(groundBelow(field.scene, ground, p(1050, 1200), 899)).toBe(508);
    expect(groundBelow(field.scene, ground, p(1050, 1200), 507)).toBe(0);
  });
});

describe('a line over tops', () => {
  it('is covered where they abut, and open in between', () => {
    const tops = [top(rect(0, 0, 100, 100)), top(rect(100, 0, 100, 100)), top(rect(250, 0, 100, 100))];
    const parts = covered(p(50, 50), p(300, 50), tops);
    expect(parts).toHaveLength(2);
    const [gap] = gaps(parts);
    expect([shareOf(gap!.start) * 250, shareOf(gap!.end) * 250]).toEqual([150, 200]);
    expect(compareWidth(gap!, 250 * 250, 50)).toBe(0);
    expect(compareWidth(gap!, 250 * 250, 50.5)).toBe(-1);
    expect(compareWidth(gap!, 250 * 250, 49.5)).toBe(1);
    expect(gaps(covered(p(50, 50), p(150, 50), tops))).toEqual([]);
  });

  it('measures slanted gaps exactly', () => {
    // Between x = 300 and x = 600 on a 3-4-5 line: 500 wide.
    const tops = [top(rect(0, 0, 300, 2000)), top(rect(600, 0, 300, 2000))];
    const [gap] = gaps(covered(p(0, 100), p(900, 1300), tops));
    expect(compareWidth(gap!, 900 * 900 + 1200 * 1200, 500)).toBe(0);
  });

  it('measures how far a share of a leg reaches, exactly', () => {
    // A leg of 10: half of it less a front of 10 / 10, against bounds about 4 and 5.
    const half = { top: 1, under: 2 };
    expect([4.5, 5, 5.5].map(bound => compareReach(half, 100, 0, bound))).toEqual([1, 0, -1]);
    expect([3.5, 4, 4.5].map(bound => compareReach(half, 100, 10, bound))).toEqual([1, 0, -1]);
    expect([0, 0.5].map(bound => compareReach(half, 100, 50, bound))).toEqual([0, -1]);
    expect(compareReach(half, 100, 51, 0)).toBe(-1);
    expect(compareReach(half, 100, 49, 0)).toBe(1);
  });

  it('has no gap through a corner shared by two tops', () => {
    const tops = [top(rect(0, 0, 100, 100)), top(rect(100, 100, 100, 100))];
    expect(gaps(covered(p(50, 50), p(150, 150), tops))).toEqual([]);
    expect(gaps(covered(p(50, 51), p(150, 151), tops))).toHaveLength(1);
  });
});

describe('a base wholly over tops', () => {
  const tops = [top(rect(0, 0, 500, 500)), top(rect(500, 0, 500, 300))];

  it('may touch the edge from within, and lie across a joint', () => {
    expect(isOver([p(125, 125)], 125, tops)).toBe(true);
    expect(isOver([p(124, 125)], 125, tops)).toBe(false);
    expect(isOver([p(500, 150)], 125, tops)).toBe(true);
    expect(isOver([p(500, 175)], 125, tops)).toBe(true);
    expect(isOver([p(500, 176)], 125, tops)).toBe(false);
    expect(isOver([p(425, 400)], 125, tops)).toBe(false);
    expect(isOver([p(425, 375)], 125, tops)).toBe(false);
    expect(isOver([p(375, 375)], 125, tops)).toBe(true);
    expect(isOver([p(2000, 2000)], 125, tops)).toBe(false);
  });

  it('is not over a slot of a single tenth, at either end of what an edge has beyond it', () => {
    const left = top(rect(0, 0, 500, 500));
    const isOn = (...more: readonly (readonly Point[])[]): boolean =>
      isOver([p(500, 250)], 125, [left, ...more.map(top)]);
    expect(isOn(rect(500, 0, 300, 374), rect(500, 374, 300, 126))).toBe(true);
    expect(isOn(rect(500, 0, 300, 374), rect(501, 374, 299, 126))).toBe(false);
    expect(isOn(rect(500, 126, 300, 374), rect(500, 0, 300, 126))).toBe(true);
    expect(isOn(rect(500, 126, 300, 374), rect(501, 0, 299, 126))).toBe(false);
    expect(isOn(rect(500, 0, 300, 250), rect(500, 251, 300, 249))).toBe(false);
    expect(isOn(rect(500, 0, 300, 375))).toBe(true);
    expect(isOn(rect(500, 0, 300, 374))).toBe(false);
  });

  it('rounds an inward corner', () => {
    // The corner (500, 300) points into the ground: 3-4-5 away it is just not covered.
    expect(isOver([p(425, 200)], 125, tops)).toBe(true);
    expect(isOver([p(426, 200)], 125, tops)).toBe(false);
  });

  it('agrees with looking at many points of it', () => {
    const number = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });
    const rectangle = fc.tuple(number(0, 400), number(0, 400), number(50, 500), number(50, 500));
    fc.assert(
      fc.property(
        fc.array(rectangle, { minLength: 1, maxLength: 4 }),
        number(100, 600),
        number(100, 600),
        number(10, 120),
        (rectangles, x, y, r) => {
          const some = rectangles.map(([a, b, w, h]) => top(rect(a, b, w, h)));
          const open = (q: Point): number => Math.min(...some.map(({ corners }) => distanceTo(corners, q)));
          let deepest = 0;
          for (let i = 0; i < 40; i++)
            for (const share of [0.2, 0.5, 0.8, 0.999]) {
              const angle = (i * Math.PI) / 20;
              deepest = Math.max(
                deepest,
                open({ x: x + Math.cos(angle) * r * share, y: y + Math.sin(angle) * r * share }),
              );
            }
          const over = isOver([p(x, y)], r, some);
          if (deepest > 0.001) expect(over).toBe(false);
          if (over) expect(deepest).toBeLessThan(0.001);
          // Not over though no sample shows it: then a border lies inside the disc near the samples.
          if (!over && deepest === 0 && some.length === 1) expect(distanceTo(some[0]!.corners, p(x, y))).toBe(0);
        },
      ),
      { seed: 20210814, numRuns: 2000 },
    );
  });
});
