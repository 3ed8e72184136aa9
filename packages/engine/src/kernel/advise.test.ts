import { describe, expect, it } from 'vitest';
import { chooseASoldier, move, type Toy, toy } from '../toy/index.ts';
import { advise, adviseBest, bestOf } from './advise.ts';
import type { Question } from './questions.ts';
import { on } from './speaking.ts';
import type { Sight } from './types.ts';

describe('advice', () => {
  it('takes the highest worth, the first of equals, and null from an empty list', () => {
    const list = [
      { worth: 1, id: 'a' },
      { worth: 3, id: 'b' },
      { worth: 3, id: 'c' },
    ];
    expect(bestOf(list)?.id).toBe('b');
    expect(bestOf([])).toBeNull();
  });

  it('adds the worth of the best answer to its reason', () => {
    const weighed = ['a', 'b'].map((answer, worth) => ({ answer, worth, because: { reason: `for-${answer}` } }));
    expect(adviseBest<'pick-one'>(weighed)).toEqual({ answer: 'b', because: { reason: 'for-b', worth: 1 } });
    expect(adviseBest<'pick-one'>([])).toBeNull();
  });

  it('is looked up by question, null for others, and throws on a question that nobody asks', () => {
    const advised = { ...toy, advice: [on(chooseASoldier, () => ({ answer: 1, because: { reason: 'known' } }))] };
    const questionOf = (purpose: string, kind: Question['kind']) => ({ purpose, kind }) as unknown as Question;
    const t = null as unknown as Sight<Toy>;
    expect(advise(advised, t, questionOf(chooseASoldier.purpose, 'pick-one'), () => 0)?.answer).toBe(1);
    expect(advise(advised, t, questionOf(move.purpose, 'move'), () => 0)).toBeNull();
    for (const unknown of [questionOf('toString', 'pick-one'), questionOf(move.purpose, 'pick-one')])
      expect(() => advise(advised, t, unknown, () => 0)).toThrow(/no sequence asks/);
  });
});
