import { describe, expect, it } from 'vitest';
import { AROUND, flat, placeAround, placeAt, towards } from './places-around.ts';

const here = { x: 1000, y: 1000, z: 50 };

describe('places around a spot', () => {
  it('lie in thirty-two directions, each of length one and none twice', () => {
    expect(new Set(AROUND.map(([x, y]) => `${x.toFixed(6)},${y.toFixed(6)}`)).size).toBe(32);
    for (const [x, y] of AROUND) expect(x * x + y * y).toBeCloseTo(1, 12);
  });

  it('are found at their distance, on the same level', () => {
    for (const direction of AROUND) {
      const place = placeAt(here, direction, 500);
      expect(Math.abs(flat(here, place) - 500)).toBeLessThan(1);
      expect(place.z).toBe(50);
    }
  });

  it('on the way to a point are never further than the most', () => {
    expect(towards(here, { x: 2000, y: 1000 }, 300)).toEqual({ x: 1300, y: 1000, z: 50 });
    expect(towards(here, { x: 1100, y: 1000 }, 300)).toEqual({ x: 1100, y: 1000, z: 50 });
    expect(flat(here, towards(here, { x: 1777, y: 1333 }, 300))).toBeLessThanOrEqual(300);
  });

  it('that pass a test are found the nearest first, or not at all', () => {
    expect(placeAround(here, () => true)).toBe(here);
    const place = placeAround(here, ({ x }) => x >= 1100)!;
    expect(flat(here, place)).toBeLessThan(121);
    expect(placeAround(here, () => false, { farthest: 100 })).toBeNull();
  });

  it('goes no farther towards a point than it may, whichever way that lies', () => {
    const from = { x: 3000, y: 3000, z: 0 };
    for (let turn = 0; turn < 360; turn++) {
      const to = { x: from.x + ((turn * 7919) % 4001) - 2000, y: from.y + ((turn * 104_729) % 4001) - 2000 };
      expect(flat(from, towards(from, to, 600))).toBeLessThanOrEqual(600);
    }
  });
});
