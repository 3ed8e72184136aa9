import { describe, expect, it } from 'vitest';
import { atLeast, averageOf, binomial, chanceOf, chancesOf, mapped, six, wholeWeights } from './distribution.ts';

describe('distributions', () => {
  const two = { weights: [1, 2, 1], total: 4 };
  it('give chances, averages and exact weights', () => {
    expect(chancesOf(two)).toEqual([0.25, 0.5, 0.25]);
    expect([chanceOf(two, 1), chanceOf(two, 7), atLeast(two, 1), atLeast(two, -1), averageOf(two)]).toEqual([
      0.5, 0, 0.75, 1, 1,
    ]);
    expect(wholeWeights(two)).toEqual({ weights: [1n, 2n, 1n], total: 4n });
    expect(wholeWeights({ weights: [0.5], total: 1 })).toBeNull();
    expect(wholeWeights({ weights: [1, 0.5], total: 2 })).toBeNull();
    expect(wholeWeights({ weights: [1], total: 2 ** 60 })).toBeNull();
    expect(wholeWeights({ weights: [1], total: 2 ** 53 })).toBeNull();
    expect(wholeWeights({ weights: [1], total: 2 ** 53 - 1 })?.total).toBe(9007199254740991n);
    expect(mapped(two, x => 2 * x)).toEqual({ weights: [1, 0, 2, 0, 1], total: 4 });
  });
  it('count the results of up to twenty dice exactly', () => {
    expect(six(20)).toBe(3656158440062976);
    expect(Number.isSafeInteger(six(20))).toBe(true);
  });
  it('have exact binomials', () => {
    expect([binomial(0, 0), binomial(5, 2), binomial(30, 15)]).toEqual([1, 10, 155117520]);
  });
});
