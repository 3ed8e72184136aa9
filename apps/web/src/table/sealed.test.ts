import { begin, type Game, type Question } from '@little-wars/engine';
import { toy } from '@little-wars/engine/toy';
import type { TableMatch } from '@little-wars/table';
import { describe, expect, it } from 'vitest';
import { isSealedFrom } from './sealed.ts';

const [setup] = toy.ready;
const matchAt = (state: object): TableMatch => ({ ruleset: toy, setup, state }) as unknown as TableMatch;

describe('a table that changes hands', () => {
  it('is covered where something sealed would be seen, and only there', () => {
    const open = begin(toy as never, setup as never) as ReturnType<typeof begin<Game>>;
    const plain = { ...open, question: { ...(open.question as Question), secret: false } };
    expect(isSealedFrom(matchAt(plain), 1, 0)).toBe(false);
    expect(isSealedFrom(matchAt({ ...plain, question: { ...plain.question, secret: true } }), 1, 0)).toBe(true);
    const bid = { ...plain, position: { ...plain.position, bids: [1, null] } };
    expect(isSealedFrom(matchAt(bid), 0, 1)).toBe(true);
    expect(isSealedFrom(matchAt(bid), 0, null)).toBe(true);
  });
});
