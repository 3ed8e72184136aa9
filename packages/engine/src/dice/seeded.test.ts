import { describe, expect, it } from 'vitest';
import { wordsOf } from './mix.ts';
import { rollOf } from './rolls.oracle.ts';
import { numbers, seeded, seededDice } from './seeded.ts';
import { type RollKey, tally } from './source.ts';

const attack = rollOf('roll attack dice', 4, { whose: 0 });

describe('the seeded dice', () => {
  it('mix texts into the documented words', () => {
    expect(wordsOf('').map(word => word >>> 0)).toEqual([0xff19274a, 0xad0af653, 0x883c6e20, 0x62295de1]);
    expect(wordsOf('roll attack dice').map(word => word >>> 0)).toEqual([
      0x668efbd2, 0x56c735e4, 0xe357fa50, 0xc3157647,
    ]);
  });

  // Expected values come from an independent implementation of the description.
  it('roll the documented faces', () => {
    const dice = seededDice('little wars');
    expect(dice(attack, 0)).toEqual([3, 5, 4, 1]);
    expect(dice(attack, 1)).toEqual([6, 5, 3, 1]);
    expect(dice({ ...attack, whose: 1 }, 0)).toEqual([4, 6, 6, 3]);
    expect(dice({ ...attack, whose: null }, 0)).toEqual([4, 1, 5, 4]);
    const other = seededDice('00112233445566778899aabbccddeeff');
    expect(other(rollOf('Würfel für den Fall', 10, { whose: 1 }), 7)).toEqual([5, 1, 5, 2, 2, 1, 5, 4, 1, 4]);
    expect(seededDice('')(rollOf('scatter', 3, { sides: 100 }), 2)).toEqual([73, 82, 96]);
  });

  it('give the documented whole numbers', () => {
    const next = numbers('little wars');
    expect(Array.from({ length: 10 }, () => next(100))).toEqual([61, 41, 11, 53, 53, 41, 84, 57, 72, 20]);
    const wide = numbers('little wars');
    expect(Array.from({ length: 3 }, () => wide(0x100000000))).toEqual([1598071561, 2671711641, 2433859411]);
    expect(() => next(0)).toThrow('no number below 0');
    expect(() => next(0x100000001)).toThrow('no number below 4294967297');
  });

  it('skip words from which some numbers would be likelier than others', () => {
    // The words are 1598071561, 2671711641, 2433859411: the second is the first that has no place below 2671711641.
    const bound = numbers('little wars');
    expect([bound(2671711641), bound(2671711641)]).toEqual([1598071561, 2433859411]);
    const above = numbers('little wars');
    expect([above(2671711642), above(2671711642)]).toEqual([1598071561, 2671711641]);
  });

  it('count each key separately, so that other rolls shift nothing', () => {
    const plain = seeded('s');
    const first = [plain(attack), plain(attack), plain(attack)];
    const mixed = seeded('s');
    const others = [
      rollOf('roll defence dice', 4, { whose: 0 }),
      { ...attack, count: 5 },
      { ...attack, sides: 8 },
      { ...attack, whose: 1 },
      { ...attack, whose: null },
    ];
    const again = first.map(() => {
      for (const other of others) mixed(other);
      return mixed(attack);
    });
    expect(again).toEqual(first);
    expect(new Set(first.map(String)).size).toBe(3);
  });

  it('count each seat and each number of dice separately, of many seats too', () => {
    const keys = [null, 0, 1, 2, 99, 100].flatMap(whose => [1, 2, 3].map(count => ({ ...attack, whose, count })));
    const next = tally();
    for (const key of keys) expect(next(key)).toBe(0);
    for (const key of keys) expect(next(key)).toBe(1);
  });

  it('continue after a history', () => {
    const whole = seeded('s');
    const keys: RollKey[] = [attack, attack, { ...attack, whose: 1 }, attack];
    for (const key of keys) whole({ ...attack, ...key });
    const resumed = seeded('s', keys);
    expect(resumed(attack)).toEqual(whole(attack));
    expect(resumed({ ...attack, whose: 1 })).toEqual(whole({ ...attack, whose: 1 }));
  });

  it('refuse rolls that no rule should ask for', () => {
    const dice = seeded('s');
    const tooMany = [{ count: 1001 }, { sides: 1_000_001 }];
    for (const wrong of [{ count: -1 }, { count: 1.5 }, { sides: 0 }, { sides: Number.NaN }, ...tooMany])
      expect(() => dice({ ...attack, ...wrong })).toThrow('no such roll');
    expect(dice({ ...attack, count: 1000, sides: 1_000_000 })!.length).toBe(1000);
    expect(dice({ ...attack, count: 0 })).toEqual([]);
    expect(dice({ ...attack, sides: 1 })).toEqual([1, 1, 1, 1]);
  });
});

/** Pearson's chi-squared statistic for cells that should be equally full. */
const chiSquare = (cells: readonly number[]): number => {
  const wanted = cells.reduce((a, b) => a + b, 0) / cells.length;
  return cells.reduce((sum, n) => sum + (n - wanted) ** 2 / wanted, 0);
};

function cellsOf(cells: number, times: number, cell: (i: number) => number): number[] {
  const counts = Array.from({ length: cells }, () => 0);
  for (let i = 0; i < times; i++) counts[cell(i)]!++;
  return counts;
}

// Fair dice exceed the bound once in a thousand samples (the 99.9 % quantile for cells - 1 degrees of freedom).
describe('the seeded dice are fair', () => {
  const dice = seededDice('fairness');
  const face = (key: RollKey, nth: number, die = 0): number => dice(key, nth)![die]! - 1;

  it.each([
    [6, 20.5, [9837, 9874, 10058, 9923, 10114, 10194]],
    [10, 27.9, null],
    [20, 43.8, null],
    [100, 148.2, null],
  ])('on every face of a die of %i sides', (sides, bound, pinned) => {
    const key = rollOf('one die', 1, { sides });
    const counts = cellsOf(sides, 60_000, nth => face(key, nth));
    if (pinned) expect(counts).toEqual(pinned);
    expect(chiSquare(counts)).toBeLessThan(bound);
  });

  it('in pairs: within a roll, one roll and the next, one purpose and another, one seat and the other', () => {
    const two = rollOf('two dice', 2);
    const one = rollOf('one die', 1);
    const other = rollOf('two die', 1);
    const pairs: ((nth: number) => readonly [number, number])[] = [
      nth => [face(two, nth, 0), face(two, nth, 1)],
      nth => [face(one, nth), face(one, nth + 1)],
      nth => [face(one, nth), face(other, nth)],
      nth => [face({ ...one, whose: 0 }, nth), face({ ...one, whose: 1 }, nth)],
      nth => [face({ ...two, count: 3 }, nth), face(two, nth)],
    ];
    for (const pair of pairs) {
      const counts = cellsOf(36, 36_000, nth => {
        const [a, b] = pair(nth);
        return a * 6 + b;
      });
      expect(chiSquare(counts)).toBeLessThan(66.6);
    }
  });

  it('over seeds and purposes that differ in one letter', () => {
    const key = rollOf('one die', 1);
    const seeds = cellsOf(6, 20_000, i => seededDice(`seed ${i}`)(key, 0)![0]! - 1);
    const purposes = cellsOf(6, 20_000, i => face(rollOf(`purpose ${i}`, 1), 0));
    expect(chiSquare(seeds)).toBeLessThan(20.5);
    expect(chiSquare(purposes)).toBeLessThan(20.5);
  });
});
