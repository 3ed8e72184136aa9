import { hints, numbers } from '@little-wars/engine';
import { inches, type Spot } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { hasLikelyPlace, hasPlace, type PlaceSearch } from './placing.ts';

describe('whether there is a place', () => {
  /** Places are legal in a few squares of a table. */
  const searchIn = (low: number, squares: readonly Spot[], side: number, tried: () => void): PlaceSearch => ({
    box: [
      { x: low, y: low },
      { x: low + inches(8), y: low + inches(6) },
    ],
    isLegal: ({ at }) => {
      tried();
      return squares.some(({ x, y, z }) => at.z === z && Math.abs(at.x - x) <= side && Math.abs(at.y - y) <= side);
    },
  });

  it('is the same whatever was found before, on this table or another', () => {
    const next = numbers('places');
    const likely = hints<Spot>(2);
    const counts = { yes: 0, no: 0 };
    for (let i = 0; i < 300; i++) {
      const low = next(3) * 100;
      const squares = Array.from({ length: next(3) }, () => ({ x: next(2500), y: next(2000), z: 0 }));
      const side = 10 + next(60);
      const isThere = hasPlace(searchIn(low, squares, side, () => undefined));
      // Asked twice, so that the second time there is something to remember.
      for (let again = 0; again < 2; again++)
        expect(
          hasLikelyPlace(
            searchIn(low, squares, side, () => undefined),
            likely,
            next(2),
          ),
        ).toBe(isThere);
      counts[isThere ? 'yes' : 'no']++;
    }
    expect(Math.min(counts.yes, counts.no)).toBeGreaterThan(50);
  });

  it('takes one try where there was one before', () => {
    const likely = hints<Spot>(1);
    let tried = 0;
    const search = searchIn(0, [{ x: 1016, y: 508, z: 0 }], 60, () => tried++);
    expect(hasLikelyPlace(search, likely, 0)).toBe(true);
    expect(tried).toBeGreaterThan(1);
    tried = 0;
    expect(hasLikelyPlace(search, likely, 0)).toBe(true);
    expect(tried).toBe(1);
  });
});
