import { INCH, type Spot } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { bestReached, firstApart, isApart, type Prospect, worthOfNearness } from './places.ts';

const spot = (x: number, z = 0): Spot => ({ x, y: 0, z });
const straight = (to: Spot) => [{ how: 'go' as const, to }];
const prospect = (x: number, promise: number, ...worths: readonly number[]): Prospect => ({
  to: spot(x),
  promise,
  worths: worths.map(worth => () => worth),
});

describe('the best place in reach', () => {
  it('is the one of highest worth with a way to it', () => {
    const all = [prospect(1, 9, 5, 3), prospect(2, 8, 7, 6), prospect(3, 7, 7, 4)];
    expect(bestReached(all, straight)).toEqual({ to: spot(2), legs: straight(spot(2)), worth: 6 });
    expect(bestReached(all, to => (to.x === 2 ? null : straight(to)))?.worth).toBe(4);
    expect(bestReached(all, () => null)).toBeNull();
    expect(bestReached([], straight)).toBeNull();
  });

  it('is the first of equals', () => {
    expect(bestReached([prospect(1, 9, 6), prospect(2, 9, 6)], straight)?.to).toEqual(spot(1));
  });

  it('skips the search for a way, and closer inspection, of places that cannot be better', () => {
    const looked: number[] = [];
    const way = (to: Spot) => {
      looked.push(to.x);
      return straight(to);
    };
    const never = (): number => {
      throw new Error('looked at too closely');
    };
    const bounded: Prospect = { to: spot(2), promise: 9, worths: [() => 5, never] };
    const last: Prospect = { to: spot(3), promise: 5, worths: [never] };
    expect(bestReached([prospect(1, 9, 5), bounded, last], way)?.worth).toBe(5);
    expect(looked).toEqual([1]);
  });
});

describe('spots apart', () => {
  it('are farther apart than the given distance, on the same level', () => {
    expect(isApart([spot(0)], spot(100), 100)).toBe(false);
    expect(isApart([spot(0)], spot(101), 100)).toBe(true);
    expect(isApart([spot(0)], spot(0, 700), 100)).toBe(true);
  });

  it('are the first of the ranked spots, up to a limit', () => {
    const ranked = [spot(0), spot(50), spot(150), spot(300), spot(600)];
    expect(firstApart(ranked, { most: 3, apart: 100 })).toEqual([spot(0), spot(150), spot(300)]);
    expect(firstApart(ranked, { most: 9, apart: 100 })).toHaveLength(4);
    expect(firstApart([], { most: 3, apart: 100 })).toEqual([]);
  });
});

describe('nearness', () => {
  it('is worth its full weight in contact and half at 6", by the nearest', () => {
    expect(worthOfNearness(spot(0), [spot(0)], 3)).toBe(3);
    expect(worthOfNearness(spot(0), [spot(20 * INCH), spot(6 * INCH)], 3)).toBe(1.5);
    expect(worthOfNearness(spot(0), [], 3)).toBe(0);
  });
});
