// Distances between segments on a small lattice, where ends touch, lines are parallel and many distances are equal.
import { describe, expect, it } from 'vitest';
import { numbers } from '../testing/boards.ts';
import {
  comparePointDistance,
  compareSegmentDistance,
  doSegmentsCross,
  nearestPointOn,
  nearestPoints,
  type Segment,
} from './segment-distance.ts';

/** The square of the distance between two segments as a fraction of whole numbers: brute force over their ends. */
function squareApart(a: Segment, b: Segment): readonly [bigint, bigint] {
  const all = [toEnd(a.ax, a.ay, b), toEnd(a.bx, a.by, b), toEnd(b.ax, b.ay, a), toEnd(b.bx, b.by, a)];
  const least = all.reduce((p, q) => (p[0] * q[1] <= q[0] * p[1] ? p : q));
  return doCross(a, b) ? [0n, 1n] : least;
}

function toEnd(x: number, y: number, { ax, ay, bx, by }: Segment): readonly [bigint, bigint] {
  const [dx, dy, ex, ey] = [bx - ax, by - ay, x - ax, y - ay].map(BigInt) as [bigint, bigint, bigint, bigint];
  const [along, length] = [ex * dx + ey * dy, dx * dx + dy * dy];
  if (along <= 0n) return [ex * ex + ey * ey, 1n];
  if (along >= length) return [(ex - dx) ** 2n + (ey - dy) ** 2n, 1n];
  return [(dx * ey - dy * ex) ** 2n, length];
}

function doCross(a: Segment, b: Segment): boolean {
  const side = (c: Segment, x: number, y: number): number =>
    Math.sign((c.bx - c.ax) * (y - c.ay) - (c.by - c.ay) * (x - c.ax));
  return side(a, b.ax, b.ay) * side(a, b.bx, b.by) < 0 && side(b, a.ax, a.ay) * side(b, a.bx, a.by) < 0;
}

const SIZE = 7;
function* pairs(count: number): Generator<readonly [Segment, Segment]> {
  const next = numbers(11);
  const segment = (): Segment => {
    const [ax, ay] = [next(SIZE), next(SIZE)];
    return next(4) === 0 ? { ax, ay, bx: ax, by: ay } : { ax, ay, bx: next(SIZE), by: next(SIZE) };
  };
  for (let n = 0; n < count; n++) yield [segment(), segment()];
}

describe('the distance between two segments', () => {
  it('is compared with a bound exactly, whatever touches, crosses or is parallel', () => {
    const equal = new Set<number>();
    for (const [a, b] of pairs(4000)) {
      const [n, d] = squareApart(a, b);
      for (const near of [-1, 0, 1, 2, 2.5, 3, 5]) {
        const twice = BigInt(2 * near);
        const sign = near < 0 ? 1 : Number(4n * n > twice * twice * d) - Number(4n * n < twice * twice * d);
        expect(compareSegmentDistance(a, b, { near, square: 0 }), JSON.stringify([a, b, near])).toBe(sign);
        if (a.ax === a.bx && a.ay === a.by) expect(comparePointDistance(a.ax, a.ay, b, { near, square: 0 })).toBe(sign);
        if (sign === 0) equal.add(near);
      }
      for (const square of [1, 2, 4, 5, 8, 18]) {
        const sign = Number(n > BigInt(square) * d) - Number(n < BigInt(square) * d);
        expect(compareSegmentDistance(a, b, { near: 0, square }), JSON.stringify([a, b, square])).toBe(sign);
      }
    }
    expect([...equal].sort()).toEqual([0, 1, 2, 2.5, 3, 5].filter(near => equal.has(near)));
    expect(equal.size).toBeGreaterThan(3);
  });

  it('is compared with a sum of a number and a root exactly', () => {
    // From (0, 0) to the line y = x + 2 it is √2, to (3, 4) it is 5, to (1, 1) √2.
    const point = { ax: 0, ay: 0, bx: 0, by: 0 };
    const slope = { ax: -3, ay: -1, bx: 2, by: 4 };
    expect(compareSegmentDistance(point, slope, { near: 0, square: 2 })).toBe(0);
    expect(compareSegmentDistance(point, slope, { near: -1, square: 2 })).toBe(1);
    expect(compareSegmentDistance(point, slope, { near: 0.25, square: 2 })).toBe(-1);
    expect(compareSegmentDistance(slope, point, { near: 0, square: 2 })).toBe(0);
    expect(compareSegmentDistance(point, { ax: 3, ay: 4, bx: 9, by: 4 }, { near: 3, square: 4 })).toBe(0);
    expect(compareSegmentDistance(point, { ax: 3, ay: 4, bx: 9, by: 4 }, { near: 3, square: 4.25 })).toBe(-1);
    expect(compareSegmentDistance(point, { ax: 3, ay: 4, bx: 9, by: 4 }, { near: 3, square: 3.75 })).toBe(1);
    // 2 √2 = √2 + √2, beside a slope: the doubles cannot tell.
    const far = { ax: -3, ay: 1, bx: 1, by: 5 };
    expect(compareSegmentDistance(point, far, { near: 0, square: 8 })).toBe(0);
  });

  it('lies between the places that are given', () => {
    for (const [a, b] of pairs(2000)) {
      const { p, q, distance } = nearestPoints(a, b);
      const [n, d] = squareApart(a, b);
      expect(distance).toBeCloseTo(Math.sqrt(Number(n) / Number(d)), 9);
      expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeCloseTo(distance, 9);
      for (const [at, on] of [
        [p, a],
        [q, b],
      ] as const) {
        const place = nearestPointOn(on, at);
        expect(Math.hypot(place.x - at.x, place.y - at.y)).toBeLessThan(1e-9);
      }
      expect(doSegmentsCross(a, b)).toBe(doCross(a, b));
    }
  });
});
