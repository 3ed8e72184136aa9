import { describe, expect, it } from 'vitest';
import { askedAgain } from './asked-again.ts';

describe('what is asked again', () => {
  it('is worked out once for a position, a setup and a key', () => {
    const asked: string[] = [];
    const find = askedAgain((_t: { position: object; setup: object }, key: string) => `${key}${asked.push(key)}`);
    const one = { position: {}, setup: {} };
    expect([find(one, 'a'), find(one, 'a'), find({ ...one }, 'a')]).toEqual(['a1', 'a1', 'a1']);
    expect([find(one, 'b'), find({ ...one, position: {} }, 'b'), find({ ...one, setup: {} }, 'b')]).toEqual([
      'b2',
      'b3',
      'b4',
    ]);
  });
});
