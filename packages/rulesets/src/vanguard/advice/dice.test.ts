import { describe, expect, it } from 'vitest';
import { facesFor, type Strike, shareOfStrike } from './dice.ts';
import { WEIGHTS } from './weights.ts';

const strike: Strike = {
  dice: 2,
  hit: 3,
  armor: 3,
  again: 0,
  hits: 0,
  damage: 1,
  mortal: 0,
  certain: 0,
  wounds: 1,
  full: 1,
  wasDown: false,
  recovery: 0,
  fells: false,
  explodes: false,
};

describe('the dice a soldier evaluates', () => {
  it('succeed on the expected number of faces, always on 6 and never on 1', () => {
    expect([facesFor(4, 0), facesFor(2, 3), facesFor(7, 0), facesFor(5, -2), facesFor(4, 1)]).toEqual([3, 5, 1, 1, 4]);
  });

  it('cost what the odds say: each of two dice gets through one time in four', () => {
    const none = (3 / 4) ** 2;
    expect(shareOfStrike({ ...strike, wasDown: true })).toBeCloseTo(1 - none, 9);
    const [one, two] = [2 * (1 / 4) * (3 / 4), 1 / 16];
    const rises = one * (3 / 6) + two * (2 / 6);
    expect(shareOfStrike(strike)).toBeCloseTo(1 - none - rises * (1 - WEIGHTS.recovered), 9);
    // With two wounds, losing one costs half the share, and losing both is as above.
    expect(shareOfStrike({ ...strike, dice: 1, wounds: 2, full: 2 })).toBeCloseTo((WEIGHTS.wounds / 4) * 0.5, 9);
  });

  it('cost more with exploding sixes, re-rolls, mortal wounds, scored hits and worse armor', () => {
    const plain = shareOfStrike(strike);
    const better: readonly Partial<Strike>[] = [
      { explodes: true, armor: 1 },
      { again: 1 },
      { mortal: 1 },
      { hits: 1 },
      { certain: 1 },
      { armor: 2 },
      { hit: 4 },
      { damage: 2 },
      { recovery: -1 },
    ];
    for (const change of better)
      expect(shareOfStrike({ ...strike, ...change }), JSON.stringify(change)).toBeGreaterThan(plain);
    expect(shareOfStrike({ ...strike, dice: 0 })).toBe(0);
    expect(shareOfStrike({ ...strike, wounds: 3, full: 3, fells: true })).toBeGreaterThan(
      shareOfStrike({ ...strike, wounds: 3, full: 3 }),
    );
  });
});
