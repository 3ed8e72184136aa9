import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { INCH } from '../units.ts';
import { plainCost } from './plain-cost.ts';
import { at, base, box, go, KINDS, randomTrip, rect, trip } from './trips.oracle.ts';
import { walk } from './walk.ts';

describe('a plain way', () => {
  it('costs what its walk costs, and has no problems', () => {
    let plain = 0;
    let good = 0;
    for (let seed = 0; seed < 400; seed++) {
      const kinds = Object.values(KINDS);
      const made = randomTrip({
        seed,
        passage: ({ index }) => kinds[(seed + index) % kinds.length]!,
        table: seed % 2 === 0 ? { atLeast: INCH } : {},
      });
      if (!made) continue;
      const next = numbers(seed);
      for (let i = 0; i < 20; i++) {
        const path = go(made.from, at(next(12 * INCH), next(10 * INCH)));
        const allowance = next(3) === 0 ? Infinity : next(8 * INCH);
        const cost = plainCost(made.trip, path, allowance);
        const walked = walk(made.trip, path, allowance);
        if (walked.problems.length === 0) good++;
        if (cost === null) continue;
        plain++;
        expect(walked.problems).toEqual([]);
        expect(cost).toBe(walked.cost.tenths);
      }
    }
    expect(plain).toBeGreaterThan(500);
    expect(plain).toBeGreaterThan(good / 2);
  });

  const room = trip({ parts: [box('wall', rect(1000, 0, 100, 1000), 800)], others: [base('b', 500, 1500, 125)] });

  it('may touch walls and bases', () => {
    expect(plainCost(room, go(at(875, 200), at(875, 900)))).toBe(700);
    expect(plainCost(room, go(at(876, 200), at(876, 900)))).toBeNull();
    expect(plainCost(room, go(at(250, 1400), at(250, 1600)))).toBe(200);
    expect(plainCost(room, go(at(251, 1400), at(251, 1600)))).toBeNull();
  });

  it('leaves to a walk what is as long as the allowance, or leads nowhere', () => {
    expect(plainCost(room, go(at(875, 200), at(875, 900)), 701)).toBe(700);
    expect(plainCost(room, go(at(875, 200), at(875, 900)), 700)).toBeNull();
    expect(plainCost(room, go(at(875, 200), at(875, 200)))).toBeNull();
    expect(plainCost(room, go(at(200, 200)))).toBeNull();
  });

  it('counts as no less than a piece does', () => {
    const slow = { ...room, ground: { ...room.ground, atLeast: INCH } };
    expect(plainCost(slow, go(at(875, 200), at(875, 300)))).toBe(INCH);
  });

  it('is on the floor alone', () => {
    expect(plainCost(room, go(at(200, 200, 100), at(300, 200, 100)))).toBeNull();
    expect(plainCost(room, { from: at(200, 200), legs: [{ how: 'jump', to: at(300, 200) }] })).toBeNull();
  });
});
