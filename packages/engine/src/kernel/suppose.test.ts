import { describe, expect, it } from 'vitest';
import { standardSetup, toy } from '../toy/index.ts';
import { begin } from './answer.ts';
import { tableOf } from './explain.ts';
import { supposing } from './suppose.ts';

describe('supposing', () => {
  it('gives a table with part of the position replaced, and leaves the original unchanged', () => {
    const { position } = begin(toy, standardSetup);
    const t = tableOf(toy, standardSetup, position);
    const then = supposing(t, { round: 7 } as Partial<typeof position>);
    expect(then.position).toEqual({ ...position, round: 7 });
    expect(t.position).toBe(position);
    expect(then.setup).toBe(standardSetup);
  });
});
