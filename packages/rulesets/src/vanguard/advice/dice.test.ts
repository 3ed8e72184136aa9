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

describe('the dice a soldier reckons with', () => {
  it('succeed on so many faces, a 6 always and a 1 never', () => {
    expect([facesFor(4, 0), facesFor(2, 3), facesFor(7, 0), facesFor(5, -2), facesFor(4, 1)]).toEqual([3, 5, 1, 1, 4]);
  });

  it('cost what the odds say: each of two dice comes through once in four', () => {
    const none = (3 / 4) ** 2;
    expect(shareOfStrike({ ...strike, wasDown: true })).toBeCloseTo(1 - none, 9);
    const [one, two] = [2 * (1 / 4) * (3 / 4), 1 / 16];
    const rises = one * (3 / 6) + two * (2 / 6);
    expect(shareOfStrike(strike)).toBeCloseTo(1 - none - rises * (1 - WEIGHTS.recovered), 9);
    // Of two wounds one is half of all, and both are as above.
    expect(shareOfStrike({ ...strike, dice: 1, wounds: 2, full: 2 })).toBeCloseTo((WEIGHTS.wounds / 4) * 0.5, 9);
  });

  it('cost more with sixes that explode, dice rolled again, mortal wounds, hits scored, and worse armor', () => {
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
