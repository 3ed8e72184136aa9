import { describe, expect, it } from 'vitest';
import {
  type Direction,
  discOf,
  gap,
  gapToOutline,
  gapToSpot,
  slimmer,
  standing,
  sticksOut,
  within,
} from './measure.ts';

const SQUARE = { shape: 'rectangular', length: 250, width: 250 } as const;
const CAVALRY = { shape: 'rectangular', length: 500, width: 250 } as const;
const at = (x: number, y: number, z = 0) => ({ x, y, z });
const on = (x: number, y: number, along?: Direction, z = 0) => standing(SQUARE, at(x, y, z), along);
const box = (left: number, low: number, right: number, high: number) => [
  at(left, low),
  at(right, low),
  at(right, high),
  at(left, high),
];

describe('the referee’s tape at a base with corners', () => {
  it('measures from sides and corners, to the tenth', () => {
    expect(gap(on(1000, 1000), on(1504, 1100))).toBe(254);
    expect(within(on(1000, 1000), on(1504, 1100), 254)).toBe(true);
    expect(within(on(1000, 1000), on(1505, 1100), 254)).toBe(false);
    expect(gap(on(1000, 1000), on(1550, 1650))).toBe(500);
    expect(gap(on(1000, 1000), on(1000, 1250 + 400, undefined, 300))).toBe(500);
    expect(gap(on(1000, 1000), standing({ shape: 'round', diameter: 320 }, at(1425, 1525)))).toBe(340);
    expect(gap(on(1000, 1000), on(1200, 1100))).toBe(0);
    expect(gapToSpot(on(1000, 1000), at(1000, 1200))).toBe(75);
    expect(gapToSpot(on(1000, 1000), at(1010, 990))).toBe(0);
    expect(gapToOutline(on(1000, 1000), box(1200, 0, 1300, 2000))).toBe(75);
  });

  it('rotates it about its middle, with corners on whole tenths', () => {
    const { corners } = standing(CAVALRY, at(0, 0), { dx: 6, dy: 8 });
    expect(corners).toEqual([
      { x: -50, y: -275 },
      { x: 250, y: 125 },
      { x: 50, y: 275 },
      { x: -250, y: -125 },
    ]);
    for (const { x, y } of standing(CAVALRY, at(0, 0), { dx: 5, dy: 1 }).corners!)
      expect([x, y].every(Number.isInteger)).toBe(true);
  });

  it('computes how far it sticks out of an area, what bounds it, and overlaps', () => {
    const zone = box(0, 0, 1000, 1000);
    expect(sticksOut(on(875, 500), zone)).toBe(0);
    expect(sticksOut(on(885, 500), zone)).toBe(10);
    expect(discOf(on(5, 7)).r).toBeCloseTo(176.78, 2);
    const touching = [on(1000, 1000), on(1250, 1000)] as const;
    expect(gap(touching[0], touching[1])).toBe(0);
    expect(gap(slimmer(touching[0], 0.75), slimmer(touching[1], 0.75))).toBeGreaterThan(0);
    expect(gap(slimmer(on(1000, 1000), 0.75), slimmer(on(1245, 1000), 0.75))).toBe(0);
    const disc = standing({ shape: 'round', diameter: 100 }, at(0, 0));
    expect(slimmer(disc, 5).r).toBe(45);
  });
});
