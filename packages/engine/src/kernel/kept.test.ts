import { describe, expect, it } from 'vitest';
import { standardSetup, toy } from '../toy/index.ts';
import { begin } from './answer.ts';
import { tableOf } from './explain.ts';
import { keeping, lazily } from './kept.ts';
import { supposing } from './suppose.ts';

describe('what is kept', () => {
  it('is found out once while what it hangs on is the same, for each name', () => {
    const keep = keeping<{ readonly parts: readonly object[] }>(({ parts }) => parts, 2);
    const [a, b, c] = [{ parts: [{}] }, { parts: [{}] }, { parts: [{}] }];
    let asked = 0;
    const find = (): number => ++asked;
    expect([keep(a, 'x', find), keep(a, 'x', find), keep(a, 'y', find)]).toEqual([1, 1, 2]);
    expect([keep(b, 'x', find), keep(a, 'x', find)]).toEqual([3, 1]);
    // A third situation drives the eldest out.
    expect([keep(c, 'x', find), keep(a, 'x', find), keep(b, 'x', find)]).toEqual([4, 5, 6]);
  });

  it('is found out when first asked for', () => {
    let asked = 0;
    const value = lazily(() => ++asked);
    expect(asked).toBe(0);
    expect([value(), value()]).toEqual([1, 1]);
  });
});

describe('supposing', () => {
  it('looks at a table with something else in its position, and leaves the table as it is', () => {
    const { position } = begin(toy, standardSetup);
    const t = tableOf(toy, standardSetup, position);
    const then = supposing(t, { round: 7 } as Partial<typeof position>);
    expect(then.position).toEqual({ ...position, round: 7 });
    expect(t.position).toBe(position);
    expect(then.setup).toBe(standardSetup);
  });
});
