import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flowOf, sequence } from '../testing/flow.ts';
import { explain, tableOf } from './explain.ts';
import { add, limit, multiply, set } from './steps.ts';

const nothing = sequence<object>('nothing', 'R-1', s => [s.run('R-1', 'do nothing', (_t, v) => v)]);

/** What books do to a characteristic: doubled, halved, better, worse, rounded up, never below 1. */
const FACTORS = { doubled: 2, tripled: 3, halved: 1 / 2 } as const;
const BONUSES = { 'one-more': 1, 'two-more': 2, 'one-less': -1, 'three-less': -3 } as const;
type Changes = keyof typeof FACTORS | keyof typeof BONUSES;

const rules = flowOf([nothing], {
  ...Object.fromEntries(
    Object.entries(FACTORS).map(([id, factor]) => [
      id,
      { clause: '8E-1', modify: { size: multiply((n: number) => n * factor) } },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(BONUSES).map(([id, bonus]) => [
      id,
      { clause: '9E-1', modify: { size: add((n: number) => n + bonus) } },
    ]),
  ),
  counts: { clause: '9E-1', modify: { size: set(() => 3) } },
  rounded: { clause: '9E-1', modify: { size: limit((n: number) => Math.max(1, Math.ceil(n))) } },
});
const sizeOf = (base: number, uses: readonly string[]) =>
  explain(tableOf(rules, { uses: uses.map(rule => ({ rule })) }, { log: [] }), 'size', base, {});

describe('modifiers of a characteristic', () => {
  it('multiply before they add, and round at the end (8E-1, 9E-1)', () => {
    expect(sizeOf(4, ['one-more', 'doubled', 'rounded']).value).toBe(9);
    expect(sizeOf(3, ['rounded', 'one-more', 'halved']).value).toBe(3);
    expect(sizeOf(5, ['rounded', 'halved', 'three-less']).value).toBe(1);
    expect(sizeOf(9, ['doubled', 'one-more', 'counts', 'rounded']).value).toBe(7);
  });

  it('give the same value in whatever order their rules came into play', () => {
    const ids = fc.constantFrom<Changes>(
      ...(Object.keys(FACTORS) as Changes[]),
      ...(Object.keys(BONUSES) as Changes[]),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(ids, { maxLength: 8 }), (base, uses) => {
        const factor = uses.reduce((product, id) => product * (id in FACTORS ? FACTORS[id as 'doubled'] : 1), 1);
        const bonus = uses.reduce((sum, id) => sum + (id in BONUSES ? BONUSES[id as 'one-more'] : 0), 0);
        const wanted = Math.max(1, Math.ceil(base * factor + bonus));
        for (const order of [uses, uses.toReversed()]) expect(sizeOf(base, ['rounded', ...order]).value).toBe(wanted);
      }),
    );
  });

  it('are explained in the order in which they act', () => {
    expect(sizeOf(4, ['one-more', 'rounded', 'halved', 'one-less']).changes).toEqual([
      { rule: 'halved', clause: '8E-1', before: 4, after: 2 },
      { rule: 'one-more', clause: '9E-1', before: 2, after: 3 },
      { rule: 'one-less', clause: '9E-1', before: 3, after: 2 },
      { rule: 'rounded', clause: '9E-1', before: 2, after: 2 },
    ]);
  });
});
