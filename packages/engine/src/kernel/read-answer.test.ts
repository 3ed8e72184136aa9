import { describe, expect, it } from 'vitest';
import { readAs } from '../read.ts';
import { answerShapes } from './read-answer.ts';

const read = (at: unknown) => readAs(answerShapes.place, { at });
const problemsOf = (at: unknown): readonly string[] => {
  const parsed = read(at);
  return parsed.ok ? [] : parsed.problems.map(({ path, problem }) => `${path} ${problem}`);
};

describe('a spot in an answer', () => {
  it('is read into a fresh one, without negative zero', () => {
    const given = { x: 1, y: -0, z: 3 };
    const parsed = read(given);
    expect(parsed).toEqual({ ok: true, value: { at: { x: 1, y: 0, z: 3 } } });
    expect(parsed.ok && parsed.value.at).not.toBe(given);
    expect(parsed.ok && Object.is(parsed.value.at.y, 0)).toBe(true);
  });

  it('may be any kind of object with the right fields', () => {
    const bare = Object.assign(Object.create(null), { z: 3, y: 2, x: 1 });
    const hidden = Object.defineProperty({ x: 1, y: 2 }, 'z', { value: 3 });
    for (const given of [{ z: 3, x: 1, y: 2 }, bare, hidden])
      expect(read(given)).toEqual({ ok: true, value: { at: { x: 1, y: 2, z: 3 } } });
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
    const given = {
      x: 1,
      get y(): number {
        throw new Error('no');
      },
      z: 3,
    };
    expect(problemsOf(given)).toEqual(['at.y unreadable']);
  });
});
