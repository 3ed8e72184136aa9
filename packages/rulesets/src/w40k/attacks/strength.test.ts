import { describe, expect, it } from 'vitest';
import { strengthWith, woundOn } from './strength.ts';

describe('Strength', () => {
  it('of a weapon is a number, the bearer’s, or the bearer’s modified', () => {
    expect([strengthWith(5, 4), strengthWith('user', 4), strengthWith('+2', 4), strengthWith('x2', 4)]).toEqual([
      5, 4, 6, 8,
    ]);
  });

  it('against Toughness: exactly double wounds on 2, exactly half on 6', () => {
    expect([8, 7, 5, 4, 3, 2, 1].map(strength => woundOn(strength, 4))).toEqual([2, 3, 3, 4, 5, 6, 6]);
    expect([woundOn(3, 5), woundOn(2, 5), woundOn(10, 5), woundOn(9, 5)]).toEqual([5, 6, 2, 3]);
  });
});
