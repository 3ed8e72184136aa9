import { describe, expect, it } from 'vitest';
import { numbers } from '../testing/boards.ts';
import { isInsideTogether } from './inside-together.ts';
import { filling } from './measure.oracle.ts';
import { convexParts, sideOf } from './polygon.ts';
import type { Footprint, Point } from './shape.ts';

const disc = (x: number, y: number, r: number): Footprint => ({ ax: x, ay: y, bx: x, by: y, r });
const long = (ax: number, ay: number, bx: number, by: number, r: number): Footprint => ({ ax, ay, bx, by, r });
const points = (...xy: number[]): Point[] => xy.flatMap((x, i) => (i % 2 ? [] : [{ x, y: xy[i + 1]! }]));
const block = (x: number, y: number, width: number, depth: number): Point[] =>
  points(x, y, x + width, y, x + width, y + depth, x, y + depth);
const rectangle = (x: number, y: number, width: number, depth: number): Footprint => ({
  ...disc(x + width / 2, y + depth / 2, Math.min(width, depth) / 2),
  corners: block(x, y, width, depth),
});

/** Points all over a base. */
function allOver(foot: Footprint): readonly Point[] {
  if (!foot.corners) return filling(foot, 12);
  const [low, , high] = foot.corners as [Point, Point, Point];
  const steps = Array.from({ length: 25 }, (_, i) => i / 24);
  return steps.flatMap(a => steps.map(b => ({ x: low.x + a * (high.x - low.x), y: low.y + b * (high.y - low.y) })));
}

describe('inside several outlines together', () => {
  const pair = [block(0, 0, 1000, 1000), block(1000, 0, 1000, 1000)];

  it('seams do not matter, the border does', () => {
    expect(isInsideTogether(disc(1000, 500, 500), pair)).toBe(true);
    expect(isInsideTogether(disc(1000, 500, 500.5), pair)).toBe(false);
    expect(isInsideTogether(disc(1000, 501, 500), pair)).toBe(false);
    expect(isInsideTogether(long(500, 500, 1500, 500, 500), pair)).toBe(true);
    expect(isInsideTogether(long(500, 500, 1501, 500, 500), pair)).toBe(false);
    expect(isInsideTogether(rectangle(100, 0, 1800, 1000), pair)).toBe(true);
    expect(isInsideTogether(rectangle(100, 0, 1800, 1001), pair)).toBe(false);
    expect(isInsideTogether(rectangle(201, 0, 1800, 1000), pair)).toBe(false);
    expect(isInsideTogether(disc(3000, 500, 100), pair)).toBe(false);
  });

  it('a gap of a tenth is a gap, and a hole between four is one', () => {
    expect(isInsideTogether(disc(1000, 500, 400), [block(0, 0, 1000, 1000), block(1001, 0, 1000, 1000)])).toBe(false);
    expect(isInsideTogether(disc(1000, 500, 400), [block(0, 0, 1200, 1000), block(900, 0, 1000, 1000)])).toBe(true);
    const ring = [block(0, 0, 1000, 490), block(0, 510, 1000, 490), block(0, 400, 490, 200), block(510, 400, 490, 200)];
    expect(isInsideTogether(disc(250, 250, 250), ring)).toBe(true);
    expect(isInsideTogether(disc(490, 490, 20), ring)).toBe(false);
    // Corner to corner is no way through.
    expect(isInsideTogether(disc(1000, 1000, 50), [block(0, 0, 1000, 1000), block(1000, 1000, 900, 900)])).toBe(false);
  });

  it('an edge in line with the middle of a base, but past it, does not cut it', () => {
    const bent = [block(0, 0, 500, 1000), block(500, 0, 500, 1000), block(0, 1000, 500, 1000)];
    expect(isInsideTogether(disc(250, 1000, 250), bent)).toBe(true);
    expect(isInsideTogether(disc(251, 1000, 250), bent)).toBe(false);
    expect(isInsideTogether(long(250, 900, 250, 1100, 250), bent)).toBe(true);
  });

  it('a concave outline by its parts, at a corner that bends in', () => {
    const ell = convexParts(points(0, 0, 3000, 0, 3000, 1000, 1000, 1000, 1000, 3000, 0, 3000));
    expect(ell.length).toBeGreaterThan(1);
    expect(isInsideTogether(disc(700, 600, 500), ell)).toBe(true);
    expect(isInsideTogether(disc(700, 600, 500.5), ell)).toBe(false);
    expect(isInsideTogether(disc(500, 500, 500), ell)).toBe(true);
  });

  it('agrees with points sampled all over a base, on random heaps of triangles and blocks', () => {
    const draw = numbers(7);
    const between = (low: number, high: number): number => low + draw(high - low + 1);
    let [inside, missed] = [0, 0];
    for (let n = 0; n < 400; n++) {
      const outlines = Array.from({ length: between(2, 4) }, () => {
        const [x, y] = [between(0, 600), between(0, 600)];
        const flat = block(x, y, between(300, 900), between(300, 900));
        return between(0, 2) === 0 ? [flat[0]!, flat[1]!, flat[2]!] : flat;
      });
      const [x, y] = [between(200, 1000), between(200, 1000)];
      const shape = between(0, 2);
      const foot =
        shape === 0
          ? disc(x, y, between(80, 250))
          : shape === 1
            ? long(x, y, x + between(0, 200), y + between(0, 200), between(50, 150))
            : rectangle(x, y, 2 * between(40, 160), 2 * between(40, 160));
      const isIn = isInsideTogether(foot, outlines);
      const isEach = allOver(foot).every(point => outlines.some(outline => sideOf(outline, point) >= 0));
      // Sampling may miss a sliver, but never finds one that is not there.
      if (isIn) expect(isEach).toBe(true);
      if (isIn) inside++;
      else if (isEach) missed++;
    }
    expect(inside).toBeGreaterThan(40);
    expect(missed).toBeLessThan(12);
  });
});
