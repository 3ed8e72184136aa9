import { describe, expect, it } from 'vitest';
import { lossesOf, NEVER } from './ignored.ts';

describe('KT-6.1 wounds that are ignored', () => {
  it('are none where no face ignores them', () => {
    expect(lossesOf(3, NEVER)).toEqual([{ lost: 3, chance: 1 }]);
    expect(lossesOf(0, 5)).toEqual([{ lost: 0, chance: 1 }]);
  });

  it('are one die each', () => {
    expect(lossesOf(2, 5).map(({ chance }) => Math.round(chance * 36))).toEqual([4, 16, 16]);
  });

  it.each([2, 4, 6])('follow from those of one wound less, few or many, on %i or more', on => {
    const loses = (on - 1) / 6;
    for (const amount of [2, 10, 64, 65, 66, 300]) {
      const [fewer, now] = [lossesOf(amount - 1, on), lossesOf(amount, on)];
      expect(now.map(({ lost }) => lost)).toEqual(Array.from({ length: amount + 1 }, (_, lost) => lost));
      for (const { lost, chance } of now) {
        const before = (n: number): number => fewer[n]?.chance ?? 0;
        expect(chance).toBeCloseTo(before(lost) * (1 - loses) + before(lost - 1) * loses, 12);
      }
    }
  });
});
