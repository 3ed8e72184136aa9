import { describe, expect, it } from 'vitest';
import { keysFor } from './verb-letters.ts';

describe('the key of an action', () => {
  it('is the first letter of its name that nothing else has', () => {
    expect(keysFor(['Dash', 'Drop', 'Guard'])).toEqual(['d', 'o', 'g']);
  });

  it('is never one that means something at the table, and none where none is free', () => {
    expect(keysFor(['Measure', 'Mr'])).toEqual(['a', null]);
  });
});
