import { describe, expect, it } from 'vitest';
import { flowOf, played, question, sequence } from '../testing/flow.ts';
import { questionOf, withOptions } from './choices.ts';
import type { Question } from './questions.ts';
import { mayRead, viewOf } from './view.ts';

describe('the question of a view', () => {
  const asks = sequence<object>('asks', 'V-1', s => [
    s.ask('V-1', question('pick', 'pick-one'), {
      to: () => 0,
      ask: () => ({ of: 'x', options: ['a'] }),
      then: (_t, v) => v,
    }),
  ]);
  const rules = flowOf([asks]);
  const setup = { uses: [] };

  it('is none once nothing is asked any more', () => {
    const over = played(rules, asks.start({}), [0, 'a']);
    expect(questionOf(rules, setup, over)).toBeNull();
    expect(viewOf(rules, setup, over, 0)).toEqual({ seat: 0, position: {}, question: null, at: [] });
  });

  it('is the very one of the state where its options are listed already', () => {
    const { question: openQuestion } = played(rules, asks.start({}));
    expect(withOptions(openQuestion!, null)).toBe(openQuestion);
  });

  it('must come from a ruleset whose sequences have names of their own', () => {
    expect(() => played(flowOf([asks, asks]), asks.start({}))).toThrow('flow: two sequences named "asks"');
  });
});

describe('whether a seat may read the open question', () => {
  const questionTo = (to: Question['to'], secret: boolean) =>
    ({ kind: 'count', to, secret, purpose: 'p', clause: 'V-1', least: 0, most: 1 }) as const;
  const readers = (question: Question | null): readonly boolean[] => [0, 1, null].map(seat => mayRead(question, seat));

  it('goes by whom it is put to: a seat reads its own, secret or not', () => {
    expect(readers(questionTo(0, false))).toEqual([true, false, false]);
    expect(readers(questionTo(1, true))).toEqual([false, true, false]);
  });

  it('is yes for everybody where dice are rolled in the open, and where nothing is asked', () => {
    expect(readers(questionTo('dice', false))).toEqual([true, true, true]);
    expect(readers(questionTo('dice', true))).toEqual([false, false, false]);
    expect(readers(null)).toEqual([true, true, true]);
  });
});
