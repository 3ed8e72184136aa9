import { describe, expect, it } from 'vitest';
import { addedAt, changed, changedAt, replacedAt, staying } from './change.ts';

describe('position updates', () => {
  it('leave the original list unchanged', () => {
    const list = Object.freeze([1, 2, 3]);
    expect(replacedAt(list, 1, 9)).toEqual([1, 9, 3]);
    expect(addedAt(list, 2, -4)).toEqual([1, 2, -1]);
    expect(list).toEqual([1, 2, 3]);
  });

  it('return the same list when every item stays, and a new one when an item is removed', () => {
    const list = [1, 2, 3];
    expect(staying(list, item => item < 4)).toBe(list);
    expect(staying(list, item => item !== 2)).toEqual([1, 3]);
    expect(staying([], () => false)).toEqual([]);
  });

  it('change some fields of a record, even to undefined, and keep the order of its fields', () => {
    const old: { a: number; b: number; c?: number | undefined } = Object.freeze({ a: 1, b: 2, c: 3 });
    expect(JSON.stringify(changed(old, { b: 5 }))).toBe('{"a":1,"b":5,"c":3}');
    expect(changed(old, { c: undefined })).toEqual({ a: 1, b: 2, c: undefined });
    expect(old).toEqual({ a: 1, b: 2, c: 3 });
  });

  it('return the same list when nothing changes, and otherwise share every unchanged item', () => {
    const list = [{ at: 1 }, { at: 2 }];
    expect(changedAt(list, 1, { at: 2 })).toBe(list);
    expect(changedAt(list, 1, {})).toBe(list);
    const then = changedAt(list, 1, { at: 3 });
    expect(then).toEqual([{ at: 1 }, { at: 3 }]);
    expect(then[0]).toBe(list[0]);
  });
});
