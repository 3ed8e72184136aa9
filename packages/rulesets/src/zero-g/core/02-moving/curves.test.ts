import { describe, expect, it } from 'vitest';
import { type Curve, crossings, pointsOf } from './curves.ts';

const circle = (x: number, y: number, r: number): Curve => ({ kind: 'circle', x, y, r });
const line = (x: number, y: number, ux: number, uy: number): Curve => ({ kind: 'line', x, y, ux, uy });
const sorted = (points: readonly { readonly x: number; readonly y: number }[]) =>
  points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).toSorted();

describe('curves', () => {
  it('cross where both are', () => {
    expect(sorted(crossings(line(0, 5, 1, 0), line(3, 0, 0, 1)))).toEqual(['3.000 5.000']);
    expect(crossings(line(0, 5, 1, 0), line(0, 6, 1, 0))).toEqual([]);
    expect(sorted(crossings(line(0, 3, 1, 0), circle(0, 0, 5)))).toEqual(['-4.000 3.000', '4.000 3.000']);
    expect(sorted(crossings(circle(0, 0, 5), line(0, 3, 1, 0)))).toEqual(['-4.000 3.000', '4.000 3.000']);
    expect(crossings(circle(0, 0, 5), line(0, 6, 1, 0))).toEqual([]);
    expect(sorted(crossings(circle(0, 0, 5), circle(6, 0, 5)))).toEqual(['3.000 -4.000', '3.000 4.000']);
    expect(crossings(circle(0, 0, 5), circle(0, 0, 4))).toEqual([]);
    expect(crossings(circle(0, 0, 5), circle(11, 0, 5))).toEqual([]);
  });

  it('have a point in every piece between crossings, also the long way round', () => {
    const round = circle(0, 0, 5);
    expect(pointsOf(round, [])).toEqual([{ x: 5, y: 0 }]);
    // One way round it is three quarters of the circle between these two, the other way a quarter.
    const quarter = pointsOf(round, [
      { x: 5, y: 0 },
      { x: 0, y: 5 },
    ]);
    expect(sorted(quarter)).toEqual(['-3.536 -3.536', '0.000 5.000', '3.536 3.536', '5.000 0.000']);
    expect(sorted(pointsOf(round, [{ x: 5, y: 0 }]))).toEqual(['-5.000 0.000', '5.000 0.000']);
    const across = pointsOf(round, [
      { x: 5, y: 0 },
      { x: -5, y: 0 },
    ]);
    expect(sorted(across)).toEqual(['-5.000 0.000', '0.000 -5.000', '0.000 5.000', '5.000 0.000']);
    const straight = pointsOf(line(0, 0, 1, 0), [
      { x: 8, y: 0 },
      { x: 2, y: 0 },
    ]);
    expect(straight).toEqual([
      { x: 2, y: 0 },
      { x: 5, y: 0 },
      { x: 8, y: 0 },
    ]);
  });
});
