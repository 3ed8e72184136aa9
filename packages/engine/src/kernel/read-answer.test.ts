import { describe, expect, it } from 'vitest';
import { readAs } from '../read.ts';
import { answerShapes } from './read-answer.ts';

const read = (at: unknown) => readAs(answerShapes.place, { at });
const problemsOf = (at: unknown): readonly string[] => {
  const made = read(at);
  return made.ok ? [] : made.problems.map(({ path, problem }) => `${path} ${problem}`);
};

describe('a spot in an answer', () => {
  it('is read into a fresh one, with no zero below nothing', () => {
    const given = { x: 1, y: -0, z: 3 };
    const made = read(given);
    expect(made).toEqual({ ok: true, value: { at: { x: 1, y: 0, z: 3 } } });
    expect(made.ok && made.value.at).not.toBe(given);
    expect(made.ok && Object.is(made.value.at.y, 0)).toBe(true);
  });

  it('may have been made in any way, as long as it is one', () => {
    const bare = Object.assign(Object.create(null), { z: 3, y: 2, x: 1 });
    const hidden = Object.defineProperty({ x: 1, y: 2 }, 'z', { value: 3 });
    for (const given of [{ z: 3, x: 1, y: 2 }, bare, hidden])
      expect(read(given)).toEqual({ ok: true, value: { at: { x: 1, y: 2, z: 3 } } });
  });

  it('is refused with every problem, each in its place', () => {
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

  it('that cannot be looked at is a problem where it cannot', () => {
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
