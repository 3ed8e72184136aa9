import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asked, readFaces } from './asked.ts';
import { enumerated } from './enumerated.ts';
import { outcomesAlike } from './outcomes.ts';
import { rollOf } from './rolls.oracle.ts';
import { scripted } from './scripted.ts';

describe('scripted dice', () => {
  const attack = rollOf('roll attack dice', 2);

  it('give the faces of the script in order, and list what is left', () => {
    const dice = scripted([
      ['roll attack dice', 5, 3],
      ['roll defence dice', 6],
    ]);
    expect(dice(attack)).toEqual([5, 3]);
    expect(dice.left()).toEqual([['roll defence dice', 6]]);
    expect(dice(rollOf('roll defence dice', 1))).toEqual([6]);
    expect(dice.left()).toEqual([]);
  });

  it('say which roll did not match', () => {
    const met = 'roll 1 is 2d6 for "roll attack dice", but';
    expect(() => scripted([])(attack)).toThrow(`${met} no dice are left in the script`);
    expect(() => scripted([['scatter', 1, 2]])(attack)).toThrow(`${met} the script has dice for "scatter"`);
    expect(() => scripted([['roll attack dice', 1]])(attack)).toThrow(`${met} the script has 1 dice: 1`);
    expect(() => scripted([['roll attack dice', 1, 7]])(attack)).toThrow(`${met} the script has a face 7`);
    expect(() => scripted([['roll attack dice', 1, 1.5]])(attack)).toThrow('a face 1.5');
    expect(() => scripted([['roll attack dice', 0, 7]])(attack)).toThrow('a face 0');
  });

  it('keep their place when a roll did not match', () => {
    const dice = scripted([['roll attack dice', 5, 3]]);
    expect(() => dice(rollOf('scatter', 2))).toThrow();
    expect(dice(attack)).toEqual([5, 3]);
  });
});

describe('asked dice', () => {
  const four = { count: 4, sides: 6 };
  const problemsOf = (roll: { count: number; sides: number }, typed: unknown) => {
    const read = readFaces(roll, typed);
    return read.ok ? [] : read.problems;
  };

  it('leave the roll to people', () => expect(asked(rollOf('x', 1))).toBeNull());

  it.each(['5 3 2 1', '5,3,2,1', '5321', ' 5, 3;2\t1 ', '53 21', '5 3 21'])('read "%s"', typed => {
    expect(readFaces(four, typed)).toEqual({ ok: true, value: [5, 3, 2, 1] });
  });

  it('read two-digit faces if the dice have them', () => {
    expect(readFaces({ count: 2, sides: 20 }, '12 3')).toEqual({ ok: true, value: [12, 3] });
    expect(problemsOf({ count: 2, sides: 20 }, '12')).toMatchObject([{ problem: 'wrong-number-of-dice', given: 1 }]);
    expect(readFaces({ count: 1, sides: 100 }, '100')).toEqual({ ok: true, value: [100] });
  });

  it('read faces run together only if all are digits and none has two', () => {
    expect(readFaces({ count: 2, sides: 9 }, '91')).toEqual({ ok: true, value: [9, 1] });
    expect(problemsOf({ count: 2, sides: 10 }, '91')).toMatchObject([
      { path: '', problem: 'wrong-number-of-dice', given: 1 },
      { path: '[0]', problem: 'no-such-face', face: 91 },
    ]);
    expect(problemsOf({ count: 3, sides: 6 }, '53 x')).toMatchObject([
      { path: '', problem: 'wrong-number-of-dice', given: 2 },
      { path: '[0]', problem: 'no-such-face', face: 53 },
      { path: '[1]', problem: 'not-a-face', typed: 'x' },
    ]);
  });

  it('read texts of up to 10,000 letters, and repeat no more than 20 of a wrong word', () => {
    const one = { count: 1, sides: 6 };
    expect(readFaces(one, '3'.padEnd(10_000))).toEqual({ ok: true, value: [3] });
    expect(problemsOf(one, '3'.padEnd(10_001))).toEqual([{ path: '', problem: 'too-long', longest: 10_000 }]);
    expect(problemsOf(one, 'x'.repeat(21))).toMatchObject([{ problem: 'not-a-face', typed: 'x'.repeat(20) }]);
  });

  it('report every problem with its path', () => {
    expect(problemsOf(four, '7 x 3')).toEqual([
      { path: '', problem: 'wrong-number-of-dice', wanted: 4, given: 3 },
      { path: '[0]', problem: 'no-such-face', face: 7, sides: 6 },
      { path: '[1]', problem: 'not-a-face', typed: 'x', sides: 6 },
    ]);
    expect(problemsOf({ count: 1, sides: 6 }, '10')).toMatchObject([
      { path: '[0]', problem: 'no-such-face', face: 10 },
    ]);
    expect(problemsOf(four, '')).toMatchObject([{ problem: 'wrong-number-of-dice', given: 0 }]);
    expect(problemsOf(four, '5 3 2 -1')).toMatchObject([{ path: '[3]', problem: 'not-a-face' }]);
    expect(problemsOf(four, 5321)).toMatchObject([{ path: '', problem: 'not-text' }]);
    expect(problemsOf(four, '1'.repeat(20_000))).toMatchObject([{ path: '', problem: 'too-long' }]);
  });

  it('never throw, and give only faces that the dice have', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9 ,;x]*$/), fc.anything());
    fc.assert(
      fc.property(typed, fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 20 }), (x, count, sides) => {
        const read = readFaces({ count, sides }, x);
        if (!read.ok) return void expect(read.problems.length).toBeGreaterThan(0);
        expect(read.value.length).toBe(count);
        expect(read.value.filter(face => !(face >= 1 && face <= sides))).toEqual([]);
      }),
      { seed: 7, numRuns: 2000 },
    );
  });
});

describe('enumerated dice', () => {
  /** The first die says how many are rolled after it. */
  const play = (dice: ReturnType<typeof enumerated>): number => {
    const [first] = dice.source(rollOf('how many', 1, { sides: 3 }))!;
    const then = dice.source(rollOf('then', first!, { sides: 2 }))!;
    return then.reduce((a, b) => a + b, 0);
  };

  it('go through every combination once, with exact chances', () => {
    const dice = enumerated();
    let [ways, sum] = [0, 0n];
    do {
      play(dice);
      const { weight, total } = dice.chance();
      sum += (weight * 24n) / total;
      ways++;
    } while (dice.next());
    expect(ways).toBe(2 + 4 + 8);
    expect(sum).toBe(24n);
  });

  it('go through all faces of one roll, and of three in a row', () => {
    for (const rolls of [1, 3]) {
      const dice = enumerated();
      const seen = new Set<string>();
      do seen.add(String(Array.from({ length: rolls }, () => dice.source(rollOf('one die', 1)))));
      while (dice.next());
      expect(seen.size).toBe(6 ** rolls);
    }
  });

  it('give the same chances whether faces are grouped or not', () => {
    const chances = (dice: ReturnType<typeof enumerated>): Map<number, bigint> => {
      const byResult = new Map<number, bigint>();
      do {
        const result = play(dice);
        const { weight, total } = dice.chance();
        byResult.set(result, (byResult.get(result) ?? 0n) + (weight * 24n) / total);
      } while (dice.next());
      return byResult;
    };
    const grouped = chances(enumerated(roll => outcomesAlike(roll, face => face)));
    expect(Object.fromEntries(grouped)).toEqual(Object.fromEntries(chances(enumerated())));
  });

  it('throw if the game differs between playthroughs, or there are too many dice', () => {
    const dice = enumerated();
    dice.source(rollOf('a', 1));
    dice.next();
    expect(() => dice.source(rollOf('a', 2))).toThrow('was another one the time before');
    expect(() => enumerated().source(rollOf('a', 100))).toThrow('too many results to list');
  });
});
