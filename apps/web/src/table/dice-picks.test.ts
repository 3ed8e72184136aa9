import type { Id, Question } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { handfuls, inOrder } from './dice-picks.ts';

const ask = (faces: readonly number[], options: readonly Id[], most: number): Question<'pick-some'> =>
  ({ kind: 'pick-some', of: 'die', options, least: 0, most, about: { faces } }) as unknown as Question<'pick-some'>;

describe('dice to choose among', () => {
  it('are sorted from the lowest, and other options are unchanged', () => {
    expect(inOrder(ask([5, 1, 6, 3], [0, 1, 3], 2))).toEqual([1, 3, 0]);
    const other = { ...ask([], ['b', 'a'], 1), of: 'weapon' } as Question<'pick-some'>;
    expect([inOrder(other), handfuls(other)]).toEqual([['b', 'a'], []]);
  });

  it('have shortcuts for common picks, as far as the question allows, without duplicates', () => {
    expect(handfuls(ask([5, 1, 1, 3], [0, 1, 2, 3], 2))).toEqual([{ title: 'The lowest 2', picks: [1, 2] }]);
    expect(handfuls(ask([5, 1, 4], [0, 1, 2], 3)).map(({ title }) => title)).toEqual(['The lowest 3', 'All ones']);
    expect(handfuls(ask([5], [0], 1))).toEqual([{ title: 'The lowest', picks: [0] }]);
  });
});
