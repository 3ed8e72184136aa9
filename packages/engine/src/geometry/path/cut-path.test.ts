import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import { INCH } from '../units.ts';
import { cutPath } from './cut-path.ts';
import type { Path } from './path.ts';
import { at, base, box, go, randomTrip, rect, trip } from './trips.oracle.ts';
import { walk } from './walk.ts';

const endOf = (path: Path | null): unknown => path && (path.legs.at(-1)?.to ?? path.from);

describe('a path cut at an allowance', () => {
  const plain = trip({});

  it('is the whole path when it can be paid', () => {
    const path = go(at(1000, 1000), at(1762, 2016));
    expect(cutPath(plain, path, 1270)).toEqual(path);
  });

  it('ends at the last spot that can be paid', () => {
    expect(endOf(cutPath(plain, go(at(1000, 1000), at(3000, 1000)), 6 * INCH))).toEqual(at(2524, 1000));
    expect(endOf(cutPath(plain, go(at(1000, 1000), at(1000, 1500), at(3000, 1500)), 6 * INCH))).toEqual(at(2024, 1500));
    expect(endOf(cutPath(plain, go(at(1000, 1000), at(1000, 1500)), 0))).toEqual(at(1000, 1000));
  });

  it('steps back from where it may not end', () => {
    const fence = trip({ parts: [box('fence', rect(2000, 0, 100, 3000), 250)] });
    const path = go(at(1000, 1000), at(3000, 1000));
    expect(endOf(cutPath(fence, path, 1000))).toEqual(at(1875, 1000));
    expect(endOf(cutPath(fence, path, 1000 + 508))).toEqual(at(1875, 1000));
    expect(endOf(cutPath(fence, path, 1225 + 508))).toEqual(at(2225, 1000));
    // What was passed before forbids nothing here.
    const two = trip({
      parts: [box('fence', rect(1300, 0, 100, 3000), 250), box('fence', rect(2000, 0, 100, 3000), 250)],
    });
    expect(endOf(cutPath(two, path, 1000 + 2 * 508))).toEqual(at(1875, 1000));
    const over = trip({ others: [base('b', 2000, 1000, 125)], table: { others: () => 'over' } });
    expect(endOf(cutPath(over, path, 1100))).toEqual(at(1750, 1000));
  });

  it('does not stop half-way up', () => {
    const yard = trip({
      parts: [box('floor', rect(2000, 0, 1000, 2000), 508)],
      table: { climb: { within: INCH, price: ({ height }) => height } },
    });
    const path: Path = {
      from: at(1000, 1000),
      legs: [
        { how: 'go', to: at(1870, 1000) },
        { how: 'climb', to: at(2010, 1000, 508) },
        { how: 'go', to: at(2500, 1000, 508) },
      ],
    };
    expect(endOf(cutPath(yard, path, 1200))).toEqual(at(1870, 1000));
    expect(endOf(cutPath(yard, path, 870 + 140 + 508))).toEqual(at(2010, 1000, 508));
    expect(endOf(cutPath(yard, path, 870 + 140 + 508 + 100))).toEqual(at(2110, 1000, 508));
  });

  it('is always legal, and a tenth or two short of the allowance at most', () => {
    const next = numbers(4);
    let cut = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const scenario = randomTrip({ seed, pieces: 2, bodies: 1 });
      if (!scenario) continue;
      const path = go(scenario.from, at(next(3000), next(2500)), at(next(3000), next(2500)));
      if (walk(scenario.trip, path).problems.length > 0) continue;
      const allowance = 200 + next(1500);
      const shortened = cutPath(scenario.trip, path, allowance)!;
      const judged = walk(scenario.trip, shortened, allowance);
      expect(judged.problems).toEqual([]);
      const whole = walk(scenario.trip, path).cost.tenths;
      expect(judged.cost.tenths).toBeGreaterThan(Math.min(whole, allowance) - 2.5);
      cut++;
    }
    expect(cut).toBeGreaterThan(30);
  });
});
