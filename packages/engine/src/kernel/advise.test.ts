import { describe, expect, it } from 'vitest';
import { adviseBest, bestOf, byPurpose } from './advise.ts';
import type { Question } from './questions.ts';
import type { Game, Sight } from './types.ts';

describe('advice', () => {
  it('takes the one worth the most, the first of equals, and nothing of nothing', () => {
    const list = [
      { worth: 1, id: 'a' },
      { worth: 3, id: 'b' },
      { worth: 3, id: 'c' },
    ];
    expect(bestOf(list)?.id).toBe('b');
    expect(bestOf([])).toBeNull();
  });

  it('gives the reason of the best together with its worth', () => {
    const weighed = ['a', 'b'].map((answer, worth) => ({ answer, worth, because: { reason: `for-${answer}` } }));
    expect(adviseBest<'pick-one'>(weighed)).toEqual({ answer: 'b', because: { reason: 'for-b', worth: 1 } });
    expect(adviseBest<'pick-one'>([])).toBeNull();
  });

  it('goes by the purpose of a question, and is silent on others', () => {
    const advise = byPurpose<Game, 'pick-one'>({ one: () => ({ answer: 1, because: { reason: 'known' } }) });
    const asked = (purpose: string) => ({ purpose }) as unknown as Question<'pick-one'>;
    const t = null as unknown as Sight<Game>;
    expect(advise(t, asked('one'), () => 0)?.answer).toBe(1);
    expect(advise(t, asked('toString'), () => 0)).toBeNull();
  });
});
