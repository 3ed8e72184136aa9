import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

const limits = { longest: 1000, deepest: 3 };
const problemIn = (text: string): unknown => {
  const read = parseJson(text, limits);
  return read.ok ? null : read.problems[0];
};

describe('text from outside', () => {
  it('is parsed within its limits, with or without a byte order mark', () => {
    expect(parseJson('{"a":[[1]]}', limits)).toEqual({ ok: true, value: { a: [[1]] } });
    expect(parseJson('\uFEFF[]', limits)).toEqual({ ok: true, value: [] });
    expect(parseJson('7'.padEnd(1000), limits)).toEqual({ ok: true, value: 7 });
  });

  it('is refused where it is too long or too deep, or no JSON', () => {
    expect(problemIn('7'.padEnd(1001))).toEqual({ path: '', problem: 'too-long', longest: 1000 });
    expect(problemIn('[[[[]]]]')).toEqual({ path: '', problem: 'too-deep', deepest: 3 });
    expect(problemIn('[{"a":[{}]}]')).toMatchObject({ problem: 'too-deep' });
    expect(problemIn('{')).toEqual({ path: '', problem: 'not-json' });
    expect(problemIn('')).toMatchObject({ problem: 'not-json' });
  });

  it('does not count brackets in quotes, nor those closed again', () => {
    expect(parseJson('["[[[[","\\"[[[[",[],[],[],{"{":"}"}]', limits).ok).toBe(true);
    expect(problemIn('["\\\\",[[[]]]]')).toMatchObject({ problem: 'too-deep' });
    expect(problemIn('"never closed [[[[')).toMatchObject({ problem: 'not-json' });
  });

  it('takes time in proportion to its length', () => {
    const wide = { longest: 20_000_000, deepest: 60 };
    expect(parseJson('['.repeat(5_000_000), wide).ok).toBe(false);
    expect(parseJson(`"${'\\"['.repeat(2_000_000)}`, wide).ok).toBe(false);
  });
});
