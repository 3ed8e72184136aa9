import { describe, expect, it } from 'vitest';
import type { Question } from './questions.ts';
import { mayRead } from './view.ts';

describe('whether a seat may read the open question', () => {
  const asked = (to: Question['to'], secret: boolean) =>
    ({ kind: 'count', to, secret, purpose: 'p', clause: 'V-1', least: 0, most: 1 }) as const;
  const readers = (question: Question | null): readonly boolean[] => [0, 1, null].map(seat => mayRead(question, seat));

  it('goes by whom it is put to: a seat reads its own, secret or not', () => {
    expect(readers(asked(0, false))).toEqual([true, false, false]);
    expect(readers(asked(1, true))).toEqual([false, true, false]);
  });

  it('is yes for everybody where dice are rolled in the open, and where nothing is asked', () => {
    expect(readers(asked('dice', false))).toEqual([true, true, true]);
    expect(readers(asked('dice', true))).toEqual([false, false, false]);
    expect(readers(null)).toEqual([true, true, true]);
  });
});
