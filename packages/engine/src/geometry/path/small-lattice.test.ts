// Every segment of a small lattice against some cores, by fractions: where things touch, line up and meet at corners.
import { describe, expect, it } from 'vitest';
import type { Point } from '../shape.ts';
import { entersHull, inflated } from './inflated-hull.ts';
import { grown, type Round } from './rounded-core.ts';
import { compareDistance, meetsInside, overlaps, spanOf } from './segment-in-round.ts';

const p = (x: number, y: number): Point => ({ x, y });
const CORES: readonly (readonly Point[])[] = [
  [p(2, 2)],
  [p(1, 1), p(3, 1)],
  [p(1, 3), p(3, 2)],
  [p(1, 1), p(3, 1), p(1, 3)],
  [p(1, 1), p(3, 1), p(3, 3), p(1, 3)],
  [p(2, 0), p(4, 2), p(2, 4), p(0, 2)],
  [p(0, 0), p(4, 1), p(3, 4), p(1, 3)],
];
const PLACES = Array.from({ length: 25 }, (_, i) => p(i % 5, Math.floor(i / 5)));
const PAIRS = PLACES.flatMap(a => PLACES.map(b => [a, b] as const));

const sub = (a: Point, b: Point): Point => p(a.x - b.x, a.y - b.y);
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
const turn = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

/** A fraction with a positive denominator. */
interface Fraction {
  readonly over: number;
  readonly under: number;
}
const lesser = (a: Fraction, b: Fraction): Fraction => (a.over * b.under <= b.over * a.under ? a : b);

/** The square of the distance of a place from a segment. */
function squareTo(at: Point, a: Point, b: Point): Fraction {
  const [e, d] = [sub(at, a), sub(b, a)];
  const along = dot(e, d);
  if (along <= 0) return { over: dot(e, e), under: 1 };
  if (along >= dot(d, d)) return { over: dot(sub(at, b), sub(at, b)), under: 1 };
  return { over: turn(d, e) ** 2, under: dot(d, d) };
}

/** The shares of a segment from where to where it is inside all edges of a core, or null. */
function inside(a: Point, b: Point, core: readonly Point[]): readonly [Fraction, Fraction] | null {
  let from: Fraction = { over: 0, under: 1 };
  let to: Fraction = { over: 1, under: 1 };
  for (const [i, c] of core.entries()) {
    const edge = sub(core[(i + 1) % core.length]!, c);
    const [start, end] = [turn(edge, sub(a, c)), turn(edge, sub(b, c))];
    if (start <= 0 && end <= 0) return null;
    const cut = { over: Math.abs(start), under: Math.abs(start - end) };
    if (start < 0) from = lesser(from, cut) === from ? cut : from;
    if (end < 0) to = lesser(to, cut);
  }
  return from.over * to.under < to.over * from.under ? [from, to] : null;
}

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** Whether a segment runs through the inside of a core, or crosses a core of two points. */
function runsInside(a: Point, b: Point, core: readonly Point[]): boolean {
  if (core.length === 1) return false;
  if (core.length > 2 || isSame(a, b)) return inside(a, b, core) !== null;
  const [c, d] = [core[0]!, core[1]!];
  const sides = (m: Point, n: Point, one: Point, other: Point): number =>
    turn(sub(n, m), sub(one, m)) * turn(sub(n, m), sub(other, m));
  return sides(a, b, c, d) < 0 && sides(c, d, a, b) < 0;
}

/** The square of the distance between a segment and a core. */
function squareBetween(a: Point, b: Point, core: readonly Point[]): Fraction {
  if (runsInside(a, b, core)) return { over: 0, under: 1 };
  return core
    .flatMap((c, i) => {
      const d = core[(i + 1) % core.length]!;
      return [squareTo(c, a, b), squareTo(a, c, d), squareTo(b, c, d)];
    })
    .reduce(lesser);
}

const name = (a: Point, b: Point, core: readonly Point[], r: number): string => JSON.stringify([a, b, core, r]);

describe('on a small lattice', () => {
  it('a segment is as near to a core as fractions say', () => {
    for (const core of CORES)
      for (const [a, b] of PAIRS) {
        const { over, under } = squareBetween(a, b, core);
        for (const r of [0, 0.5, 1, 1.5, 2, 2.5])
          expect(compareDistance(a, b, { core, r }), name(a, b, core, r)).toBe(Math.sign(over - r * r * under));
      }
  });

  it('and as the root of a whole number more says', () => {
    for (const core of CORES)
      for (const [a, b] of PAIRS) {
        const { over, under } = squareBetween(a, b, core);
        for (const [r, q] of [
          [0, 1],
          [0, 2],
          [0, 5],
          [1, 1],
          [0.5, 2],
        ] as const) {
          const apart = Math.sqrt(over / under) - r - Math.sqrt(q);
          const sign = Math.abs(apart) < 1e-9 ? 0 : Math.sign(apart);
          expect(compareDistance(a, b, { core, r, q }), name(a, b, core, r)).toBe(sign);
          expect(overlaps(a, b, { core, r, q })).toBe(sign < 0);
        }
      }
  });

  it('it enters a core by its inside alone', () => {
    for (const core of CORES)
      for (const [a, b] of PAIRS) {
        const runs = runsInside(a, b, core);
        expect(meetsInside(a, b, core), name(a, b, core, 0)).toBe(runs);
        expect(overlaps(a, b, { core, r: 0 })).toBe(runs);
        if (core.length > 2) expect(entersHull(inflated(core, 0), a, b), name(a, b, core, 0)).toBe(runs);
      }
  });

  it('and is inside from where to where it enters and leaves', () => {
    for (const core of CORES.slice(3))
      for (const [a, b] of PAIRS) {
        const span = spanOf(a, b, { core, r: 0 });
        const shares = inside(a, b, core);
        expect(span === null, name(a, b, core, 0)).toBe(shares === null);
        if (!span || !shares || isSame(a, b)) continue;
        expect(span.start.t).toBeCloseTo(shares[0].over / shares[0].under, 12);
        expect(span.end.t).toBeCloseTo(shares[1].over / shares[1].under, 12);
        expect(span.start.by).toBe(shares[0].over === 0 ? 'leg' : 'edge');
        expect(span.end.by).toBe(shares[1].over === shares[1].under ? 'leg' : 'edge');
      }
  });

  it('inside a round it is where its places are nearer than the radius', () => {
    for (const core of CORES)
      for (const r of [0.5, 1, 2])
        for (const [a, b] of PAIRS) {
          const round: Round = { core, r };
          const span = spanOf(a, b, round);
          if (!span || isSame(a, b)) continue;
          const away = (t: number): number => {
            // Whole numbers again, for the same oracle: 64ths of the segment.
            const at = p(64 * a.x + (b.x - a.x) * t, 64 * a.y + (b.y - a.y) * t);
            const large = core.map(({ x, y }) => p(64 * x, 64 * y));
            const { over, under } = squareBetween(at, at, large);
            return Math.sqrt(over / under) / 64 - r;
          };
          for (let t = 0; t <= 64; t += 8) {
            const isIn = t / 64 > span.start.t + 1e-9 && t / 64 < span.end.t - 1e-9;
            const isOut = t / 64 < span.start.t - 1e-9 || t / 64 > span.end.t + 1e-9;
            if (isIn) expect(away(t), name(a, b, core, r)).toBeLessThan(1e-9);
            if (isOut) expect(away(t), name(a, b, core, r)).toBeGreaterThan(-1e-9);
          }
        }
  });

  it('a core grown by a half is as near to a place as the core to the whole of it', () => {
    for (const core of CORES)
      for (const half of [p(1, 0), p(0, 1), p(1, 1), p(-1, 2), p(2, -1), p(-2, 0)])
        for (const at of PLACES) {
          const { over, under } = squareBetween(sub(at, half), sub(at, sub(p(0, 0), half)), core);
          const large = grown(core, { ...half, r: 0, wx: 0, wy: 0 });
          const other = squareBetween(at, at, large);
          expect(other.over * under, name(at, half, core, 0)).toBe(over * other.under);
          for (const [i, a] of large.entries()) {
            const [b, c] = [large[(i + 1) % large.length]!, large[(i + 2) % large.length]!];
            if (large.length > 2) expect(turn(sub(b, a), sub(c, b))).toBeGreaterThan(0);
          }
        }
  });
});
