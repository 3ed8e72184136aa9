import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unsavedOf } from './armor.ts';
import { plainStrike, RECOVERS, rolling, type StrikeCase } from './case.ts';
import { endsOf, everyEnd, type Pool, power, sixesIn } from './dice.ts';
import { strikeOdds } from './strike.ts';

const pool = (change: Partial<Pool>): Pool => ({ dice: 3, faces: 3, explodes: true, free: 0, bought: 0, ...change });
const sums = (of: Pool) => {
  const all = { chance: 0, hits: 0, sixes: 0 };
  everyEnd(endsOf(of), (sixes, others, chance) => {
    all.chance += chance;
    all.hits += chance * (sixes + others);
    all.sixes += chance * sixes;
  });
  return all;
};
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe('VG-3.4 runs of sixes', () => {
  it('are as long as the geometric series predicts', () => {
    expect(sixesIn(0)).toEqual([1]);
    for (const k of [0, 1, 5]) expect(sixesIn(1)[k]).toBeCloseTo((5 / 6) * power(1 / 6, k), 15);
    // Two runs: k + 1 ways to divide k sixes between them.
    for (const k of [0, 1, 5]) expect(sixesIn(2)[k]).toBeCloseTo((k + 1) * (25 / 36) * power(1 / 6, k), 15);
  });
  it('omit nothing that doubles could represent', () => {
    for (const rows of [1, 2, 5, 20]) expect(sum(sixesIn(rows))).toBeCloseTo(1, 14);
  });
});

describe('VG-3 dice', () => {
  const anyPool = fc.record({
    dice: fc.nat({ max: 8 }),
    faces: fc.integer({ min: 1, max: 5 }),
    explodes: fc.boolean(),
    free: fc.nat({ max: 4 }),
    bought: fc.nat({ max: 2 }),
  });
  it('of any kind have chances that add up to 1', () => {
    fc.assert(
      fc.property(anyPool, of => void expect(sums(of).chance).toBeCloseTo(1, 12)),
      { seed: 4, numRuns: 200 },
    );
  });
  it('yield a fifth more when they explode', () => {
    for (const faces of [1, 2, 3, 4, 5]) {
      expect(sums(pool({ faces, dice: 4 })).hits).toBeCloseTo((4 * faces) / 5, 12);
      expect(sums(pool({ faces, dice: 4 })).sixes).toBeCloseTo(4 / 5, 12);
      expect(sums(pool({ faces, dice: 4, explodes: false })).hits).toBeCloseTo((4 * faces) / 6, 12);
    }
  });
  it('VG-3.11 when all are re-rolled, turn each failure into a new die', () => {
    for (const faces of [1, 3, 5]) {
      const failures = (4 * (6 - faces)) / 5;
      expect(sums(pool({ faces, dice: 4, free: 99 })).hits).toBeCloseTo((4 * faces) / 5 + (failures * faces) / 5, 12);
      expect(sums(pool({ faces, dice: 4, free: 99, explodes: false })).hits).toBeCloseTo(
        4 * (1 - power((6 - faces) / 6, 2)),
        12,
      );
    }
  });
  it('VG-11.3 give the same for one bought re-roll as for one free one, if anything failed', () => {
    const [free, bought] = [sums(pool({ free: 1 })), sums(pool({ bought: 1 }))];
    expect(bought.hits).toBeCloseTo(free.hits, 14);
    expect(sums(pool({ bought: 2 })).hits).toBeGreaterThan(sums(pool({ free: 2 })).hits);
  });
});

describe('VG-10.4 armor', () => {
  it('saves the expected number of hits', () => {
    expect(unsavedOf(0, rolling(3), true)).toEqual([1]);
    expect(unsavedOf(1, rolling(3), true)[1]).toBeCloseTo(1 / 2, 15);
    // Two hits: a 6 followed by another success saves both.
    expect(unsavedOf(2, rolling(1), true)[2]).toBeCloseTo(25 / 36, 15);
    expect(sum(unsavedOf(9, rolling(4), true))).toBeCloseTo(1, 12);
  });
});

describe('VG-10.3-6 an attack', () => {
  const base: StrikeCase = {
    ...plainStrike,
    dice: 3,
    hit: rolling(4),
    hurting: [{ armor: rolling(2), damage: 1, mortal: 0 }],
    wounds: 2,
  };
  it('ends in one of three ways for the target', () => {
    const { holds, recovers, removed, lost } = strikeOdds(base);
    expect(holds + recovers + removed).toBeCloseTo(1, 14);
    expect(lost.weights[2]).toBeCloseTo(recovers + removed, 14);
  });
  it('VG-10.6 with overkill, allows fewer recoveries the more wounds are surplus', () => {
    const share = (damage: number): number => {
      const { recovers, removed } = strikeOdds({
        ...base,
        dice: 1,
        wounds: 1,
        hurting: [{ armor: rolling(1), damage, mortal: 0 }],
        explodes: false,
      });
      return recovers / (recovers + removed);
    };
    for (const beyond of [0, 1, 2, 3]) expect(share(1 + beyond)).toBeCloseTo(RECOVERS[Math.min(2, beyond)]!, 12);
  });
  it('VG-10.18 allows no recovery for a target that was already down', () => {
    expect(strikeOdds({ ...base, wasDown: true })).toMatchObject({ recovers: 0, felled: 0 });
  });
  it('VG-10.10 deals mortal wounds past all armor, for every six', () => {
    const hurting = [0, 1].map(mortal => ({ armor: rolling(5), damage: 0, mortal }));
    const { average } = strikeOdds({ ...base, hurting, wounds: 40 });
    expect(average).toBeCloseTo(3 / 5, 12);
  });
  it('VG-3.8 without dice scores no hits', () => {
    expect(strikeOdds({ ...base, dice: 0 })).toMatchObject({ average: 0, hits: 0, removed: 0, holds: 1 });
  });
});
