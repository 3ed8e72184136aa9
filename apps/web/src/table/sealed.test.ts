import { begin, type Game, type Question } from '@little-wars/engine';
import { toy } from '@little-wars/engine/toy';
import { rulesets } from '@little-wars/rulesets';
import type { TableMatch } from '@little-wars/table';
import { describe, expect, it } from 'vitest';
import { played } from '../../../../packages/table/src/playing.oracle.ts';
import { hasSealed, isSealedQuestion } from './sealed.ts';

const [setup] = toy.ready;
const matchAt = (state: object): TableMatch => ({ ruleset: toy, setup, state }) as unknown as TableMatch;

describe('a shared table', () => {
  const open = begin(toy as never, setup as never) as ReturnType<typeof begin<Game>>;
  const plain = { ...open, question: { ...(open.question as Question), secret: false } };

  it('is covered for a secret question, and not for a public one', () => {
    expect(isSealedQuestion(matchAt(plain))).toBe(false);
    expect(isSealedQuestion(matchAt({ ...plain, question: { ...plain.question, secret: true } }))).toBe(true);
  });

  it('shows what both may see: not a secret bid', () => {
    const bid = { ...plain, position: { ...plain.position, bids: [1, null] } };
    expect([0, 1].map(seat => hasSealed(matchAt(bid), seat))).toEqual([true, false]);
    expect(hasSealed(matchAt(plain), 0)).toBe(false);
  });

  it('is covered a few times in a game with hidden cards, though they stay hidden to its end', () => {
    const ruleset = rulesets.find(({ id }) => id === 'kill-team')!;
    const { match, moments } = played(ruleset, { seed: 'hot seat', answers: 300 });
    const asked = moments.filter(({ question }) => question.to !== 'dice');
    const covered = asked.filter(({ before }) => isSealedQuestion({ ...match, state: before }));
    const sealed = asked.filter(({ before, question }) =>
      hasSealed({ ...match, state: before }, question.to as number),
    );
    expect(sealed.length).toBeGreaterThan(100);
    expect(covered.length).toBeGreaterThan(0);
    expect(covered.length).toBeLessThan(16);
  });
});
