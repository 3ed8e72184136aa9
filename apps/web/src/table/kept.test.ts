import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kept } from './kept.ts';

const copyOf = <T>(value: T): T => structuredClone(value);

describe('what is kept of an earlier value', () => {
  it('is every part that is equal, and nothing else', () => {
    const before = {
      models: [
        { id: 1, at: { x: 1, y: 2 } },
        { id: 2, at: null },
      ],
      marks: ['a'],
    };
    const now = {
      models: [
        { id: 1, at: { x: 1, y: 3 } },
        { id: 2, at: null },
      ],
      marks: ['a'],
    };
    const merged = kept(before, now);
    expect(merged).toEqual(now);
    expect(merged.models[1]).toBe(before.models[1]);
    expect(merged.marks).toBe(before.marks);
    expect(merged.models[0]).not.toBe(before.models[0]);
  });

  it('is all of it where nothing changed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(kept(value, copyOf(value))).toBe(value);
      }),
      { examples: [[JSON.parse('{"__proto__":false}')]] },
    );
  });

  it('never changes what a value says', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
        const said = JSON.stringify(now);
        expect(JSON.stringify(kept(before, now))).toBe(said);
        expect(JSON.stringify(kept([now, before], [before, now]))).toBe(JSON.stringify([before, now]));
      }),
    );
  });

  it('tells missing parts from parts without a value, lists from objects, and shorter lists from longer ones', () => {
    for (const [before, now] of [
      [{ a: 1, b: undefined }, { a: 1 }],
      [{ a: 1 }, { a: 1, b: undefined }],
      [{ b: undefined }, { a: undefined }],
      [[], {}],
      [[1, 2], [1]],
      [[1], [1, 2]],
      [{}, JSON.parse('{"__proto__":{}}')],
      [JSON.parse('{"__proto__":{}}'), {}],
    ])
      expect(kept(before, now)).toStrictEqual(now);
  });
});
