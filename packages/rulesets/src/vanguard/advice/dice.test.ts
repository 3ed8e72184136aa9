import { describe, expect, it } from 'vitest';
import { facesFor, type Spread, successes, throughArmor, unsavedOf } from './dice.ts';

const mean = (spread: Spread): number => spread.reduce((sum, share, n) => sum + n * share, 0);
const total = (spread: Spread): number => spread.reduce((sum, share) => sum + share, 0);

describe('the dice a soldier reckons with', () => {
  it('succeed on so many faces, a 6 always and a 1 never', () => {
    expect([facesFor(4, 0), facesFor(2, 3), facesFor(7, 0), facesFor(5, -2), facesFor(4, 1)]).toEqual([3, 5, 1, 1, 4]);
  });

  it('add up to one, and on average to what exploding dice give', () => {
    for (const faces of [1, 2, 3, 4, 5])
      for (const dice of [0, 1, 2, 4]) {
        expect(total(successes(dice, faces, true))).toBeCloseTo(1, 9);
        // Every die is followed by a sixth of a die, and that by a sixth of one.
        expect(mean(successes(dice, faces, true))).toBeCloseTo((dice * faces) / 5, 6);
        expect(mean(successes(dice, faces, false))).toBeCloseTo((dice * faces) / 6, 9);
      }
  });

  it('let fewer hits through better armor, and none of none', () => {
    expect(throughArmor(0, 3, true)[0]).toBe(1);
    const left = [1, 2, 3, 4, 5].map(armor => mean(throughArmor(3, armor, true)));
    expect(left).toEqual(left.toSorted((a, b) => b - a));
    const plain = { dice: 2, hit: 3, armor: 3, again: 0, explodes: false };
    expect(mean(unsavedOf(plain))).toBeCloseTo(0.5, 9);
    expect(mean(unsavedOf({ ...plain, again: 1 }))).toBeGreaterThan(0.5);
  });
});
