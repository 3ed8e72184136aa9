import { describe, expect, it } from 'vitest';
import { readAs, type Shape } from '../read.ts';
import type { AnswerOf, AskOf, Id, Kind } from './questions.ts';
import { answerShapes, formChecks } from './read-answer.ts';

const read = (at: unknown) => readAs(answerShapes.place, { at });
const problemsOf = (at: unknown): readonly string[] => {
  const parsed = read(at);
  return parsed.ok ? [] : parsed.problems.map(({ path, problem }) => `${path} ${problem}`);
};

describe('a spot in an answer', () => {
  it('is read into a fresh one, without negative zero', () => {
    const spot = { x: 1, y: -0, z: 3 };
    const parsed = read(spot);
    expect(parsed).toEqual({ ok: true, value: { at: { x: 1, y: 0, z: 3 } } });
    expect(parsed.ok && parsed.value.at).not.toBe(spot);
    expect(parsed.ok && Object.is(parsed.value.at.y, 0)).toBe(true);
  });

  it('may be any kind of object with the right fields', () => {
    const bare = Object.assign(Object.create(null), { z: 3, y: 2, x: 1 });
    const hidden = Object.defineProperty({ x: 1, y: 2 }, 'z', { value: 3 });
    for (const spot of [{ z: 3, x: 1, y: 2 }, bare, hidden])
      expect(read(spot)).toEqual({ ok: true, value: { at: { x: 1, y: 2, z: 3 } } });
  });

  it('is refused with every problem, each with its path', () => {
    expect(problemsOf({ x: 1, y: 2 })).toEqual(['at.z missing']);
    expect(problemsOf({ x: 1, y: 2, z: 3, w: 4 })).toEqual(['at.w unknown-field']);
    expect(problemsOf({ x: 0.5, y: '2', z: 40_000 })).toEqual([
      'at.x not-a-whole-number',
      'at.y not-a-whole-number',
      'at.z out-of-range',
    ]);
    expect(problemsOf([1, 2, 3])).toEqual(['at not-a-record']);
    expect(problemsOf(null)).toEqual(['at not-a-record']);
  });

  it('that throws when read is a problem with its path', () => {
    const spot = {
      x: 1,
      get y(): number {
        throw new Error('no');
      },
      z: 3,
    };
    expect(problemsOf(spot)).toEqual(['at.y unreadable']);
  });
});

describe('a spot or direction in an answer', () => {
  it('stays within what geometry decides exactly, in every field', () => {
    for (const field of ['x', 'y', 'z']) {
      for (const far of [32_768, -32_768]) {
        const at = { x: 1, y: 2, z: 3, [field]: far };
        expect(read(at)).toEqual({ ok: true, value: { at } });
        expect(problemsOf({ ...at, [field]: far + Math.sign(far) })).toEqual([`at.${field} out-of-range`]);
      }
      for (const not of [2 ** 60, 0.5])
        expect(problemsOf({ x: 1, y: 2, z: 3, [field]: not })).toEqual([`at.${field} not-a-whole-number`]);
      const zero = read({ x: 1, y: 2, z: 3, [field]: -0 });
      expect(zero).toEqual({ ok: true, value: { at: { x: 1, y: 2, z: 3, [field]: 0 } } });
    }
  });

  it('is refused where all of it is too far', () => {
    for (const far of [32_769, -32_769])
      expect(problemsOf({ x: far, y: far, z: far })).toEqual(['x', 'y', 'z'].map(field => `at.${field} out-of-range`));
  });

  it('has its coordinates in fields of its own', () => {
    expect(problemsOf(Object.create({ x: 1, y: 2, z: 3 }))).toEqual(['at.x missing', 'at.y missing', 'at.z missing']);
    expect(problemsOf(Object.assign(Object.create({ z: 3 }), { x: 1, y: 2 }))).toEqual(['at.z missing']);
    const hidden = Object.defineProperty({ x: 1, y: 2, w: 4 }, 'z', { value: 3 });
    expect(problemsOf(hidden)).toEqual(['at.w unknown-field']);
    expect(problemsOf('spot')).toEqual(['at not-a-record']);
    expect(problemsOf(undefined)).toEqual(['at not-a-record']);
  });

  it('points somewhere', () => {
    const aim = (dx: number, dy: number) => readAs(answerShapes.aim, { dx, dy });
    expect(aim(0, 0)).toEqual({ ok: false, problems: [{ path: '', problem: 'no-direction' }] });
    for (const [dx, dy] of [
      [0, 1],
      [1, 0],
      [-3, 4],
    ] as const)
      expect(aim(dx, dy)).toEqual({ ok: true, value: { dx, dy } });
  });
});

describe('the form of an answer', () => {
  it('has ids that are whole numbers or short texts', () => {
    const id = (x: unknown) => readAs(answerShapes['pick-one'], x);
    for (const x of [0, 7, '', 'a', 'a'.repeat(200)]) expect(id(x)).toEqual({ ok: true, value: x });
    expect(id(0.5)).toMatchObject({ problems: [{ problem: 'not-a-whole-number' }] });
    for (const x of ['a'.repeat(201), null, undefined, true, {}])
      expect(id(x)).toEqual({ ok: false, problems: [{ path: '', problem: 'not-an-id' }] });
  });

  it('has lists of a stated length at most', () => {
    const lists = [
      ['roll', 1, 1000],
      ['pick-some', 1, 1000],
      ['share', 1, 1000],
      ['move', { how: 'go', to: { x: 0, y: 0, z: 0 } }, 100],
    ] as const;
    for (const [kind, item, most] of lists) {
      expect(readAs(answerShapes[kind] as Shape<unknown>, Array(most).fill(item)).ok).toBe(true);
      expect(readAs(answerShapes[kind] as Shape<unknown>, Array(most + 1).fill(item))).toMatchObject({
        problems: [{ problem: 'too-long', longest: most }],
      });
    }
  });
});

describe('what every ruleset asks of an answer', () => {
  const common = { to: 0, purpose: 'p', clause: 'R-1', secret: false } as const;
  /** The reasons against an answer, without the clause, which all of them have. */
  const against = <K extends Kind>(kind: K, ask: AskOf<K>, answer: AnswerOf<K>): readonly object[] =>
    formChecks[kind]!({ ...common, kind, ...ask } as never, answer).map(({ clause, ...reason }) => {
      expect(clause).toBe('R-1');
      return reason;
    });

  it('of a roll: so many dice, each with a face from one to its sides', () => {
    const roll = (...faces: readonly number[]) => against('roll', { count: 2, sides: 6, whose: null }, faces);
    expect(roll(1, 6)).toEqual([]);
    expect(roll(1)).toEqual([{ reason: 'wrong-number-of-dice', wanted: 2, given: 1 }]);
    expect(roll(0, 7)).toEqual([
      { reason: 'no-such-face', at: '[0]', face: 0, sides: 6 },
      { reason: 'no-such-face', at: '[1]', face: 7, sides: 6 },
    ]);
  });

  it('of a pick: one of the options', () => {
    const pick = (id: Id) => against('pick-one', { of: 'x', options: ['a', 1] }, id);
    expect([pick('a'), pick(1)]).toEqual([[], []]);
    expect(pick('1')).toEqual([{ reason: 'not-an-option', pick: '1' }]);
  });

  it('of several picks: from least to most of the options, each once', () => {
    const some = (...picks: readonly Id[]) =>
      against('pick-some', { of: 'x', options: ['a', 'b', 'c'], least: 1, most: 2 }, picks);
    expect([some('a'), some('c', 'b')]).toEqual([[], []]);
    expect(some()).toEqual([{ reason: 'too-few', least: 1, given: 0 }]);
    expect(some('a', 'b', 'c')).toEqual([{ reason: 'too-many', most: 2, given: 3 }]);
    expect(some('a', 'a')).toEqual([{ reason: 'picked-twice', at: '[1]', pick: 'a' }]);
    expect(some('a', 'd')).toEqual([{ reason: 'not-an-option', at: '[1]', pick: 'd' }]);
  });

  it('of shares: one for each, none below the least, all of the total', () => {
    const share = (...parts: readonly number[]) =>
      against('share', { of: 'x', among: ['a', 'b'], total: 5, least: 1 }, parts);
    expect([share(1, 4), share(2, 3)]).toEqual([[], []]);
    expect(share(5)).toEqual([{ reason: 'wrong-number-of-shares', wanted: 2, given: 1 }]);
    expect(share(5, 0)).toEqual([{ reason: 'share-too-small', at: '[1]', least: 1 }]);
    expect(share(2, 4)).toEqual([{ reason: 'wrong-total', wanted: 5, given: 6 }]);
  });

  it('of a count: from least to most', () => {
    const count = (n: number) => against('count', { least: 2, most: 4 }, n);
    expect([count(2), count(4)]).toEqual([[], []]);
    for (const n of [1, 5]) expect(count(n)).toEqual([{ reason: 'out-of-range', least: 2, most: 4 }]);
  });

  it('of a reaction: one on offer, or to pass', () => {
    const react = (pick: string | null) => against('react', { timing: 't', options: ['a'] }, pick);
    expect([react('a'), react(null)]).toEqual([[], []]);
    expect(react('b')).toEqual([{ reason: 'not-an-option', pick: 'b' }]);
  });
});
