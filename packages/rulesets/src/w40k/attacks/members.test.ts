import { describe, expect, it } from 'vitest';
import { majorityOf } from './members.ts';

describe('the value of the majority', () => {
  it('is the most common one, and in a tie the highest of those tied', () => {
    expect([majorityOf([3, 4, 3]), majorityOf([3, 4]), majorityOf([4, 3]), majorityOf([5, 3, 4, 3, 4])]).toEqual([
      3, 4, 4, 4,
    ]);
    expect(majorityOf([6])).toBe(6);
  });
});
