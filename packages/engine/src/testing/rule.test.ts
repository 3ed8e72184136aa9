import { describe, expect, it } from 'vitest';
import { assertsSomething } from './rule.ts';

describe('a test of a rule', () => {
  it('fails if it is empty or asserts nothing', () => {
    expect(() => assertsSomething(() => {})).toThrow('asserts nothing');
    expect(() => assertsSomething(() => void [1, 2].map(x => x + 1))).toThrow('asserts nothing');
  });

  it('passes if it asserts something, however often', () => {
    assertsSomething(() => expect(1).toBe(1));
    assertsSomething(() => {
      for (const x of [1, 2]) expect(x).toBeGreaterThan(0);
    });
  });
});
