import fc from 'fast-check';
import { expect } from 'vitest';
import { rule, section } from '../../testing/book.ts';
import { type Allocation, allocations, cancelled, leastFirst, namedAllocation, type Pool } from './saves.ts';

const pool = (criticalHits: number, normalHits: number, criticalSaves: number, normalSaves: number): Pool => ({
  criticalHits,
  normalHits,
  criticalSaves,
  normalSaves,
});
const ways = (...counts: readonly [number, number, number, number]) =>
  allocations(pool(...counts)).map(namedAllocation);

/** Brute force: spends saves one at a time in every order. */
function everyWay({ criticalHits: C, normalHits: N, criticalSaves: c, normalSaves: n }: Pool): readonly Allocation[] {
  const results: Allocation[] = [{ critical: C, normal: N }];
  if (c > 0 && C > 0) results.push(...everyWay(pool(C - 1, N, c - 1, n)));
  if (c > 0 && N > 0) results.push(...everyWay(pool(C, N - 1, c - 1, n)));
  if (n > 1 && C > 0) results.push(...everyWay(pool(C - 1, N, c, n - 2)));
  if (n > 0 && N > 0) results.push(...everyWay(pool(C, N - 1, c, n - 1)));
  return results;
}

section('KT-4.5 Spending saves', () => {
  rule('KT-4.5', 'a normal save cancels a normal hit, two of them or a critical save a critical hit', () => {
    expect(ways(0, 2, 0, 1)).toEqual(['0-1']);
    expect(ways(1, 0, 0, 1)).toEqual(['1-0']);
    expect(ways(1, 0, 0, 2)).toEqual(['0-0']);
    expect(ways(1, 0, 1, 0)).toEqual(['0-0']);
    expect(ways(0, 1, 1, 0)).toEqual(['0-0']);
  });

  rule('KT-4.5', 'the defender chooses where several allocations are possible', () => {
    expect(new Set(ways(1, 2, 0, 2))).toEqual(new Set(['0-2', '1-0']));
    expect(new Set(ways(1, 1, 1, 0))).toEqual(new Set(['0-1', '1-0']));
  });

  rule('KT-4.10', 'the least damaging allocation comes first, even if criticals hurt less than normal hits', () => {
    const first = (normal: number, critical: number) =>
      namedAllocation(leastFirst(allocations(pool(1, 1, 1, 0)), { normal, critical })[0]!);
    expect(first(3, 4)).toBe('0-1');
    expect(first(6, 3)).toBe('1-0');
    expect(first(3, 3)).toBe('0-1');
  });

  rule(['KT-4.5', 'KT-4.10'], 'spending them one by one never lets less damage through', () => {
    const few = fc.integer({ min: 0, max: 4 });
    const damage = fc.integer({ min: 0, max: 7 });
    fc.assert(
      fc.property(fc.tuple(few, few, few, few), damage, damage, (counts, normal, critical) => {
        const total = (left: Allocation) => left.critical * critical + left.normal * normal;
        const brute = everyWay(pool(...counts));
        const allocated = leastFirst(allocations(pool(...counts)), { normal, critical });
        expect(total(allocated[0]!)).toBe(Math.min(...brute.map(total)));
        for (const each of allocated) expect(brute).toContainEqual(each);
      }),
      { seed: 4, numRuns: 300 },
    );
  });

  rule('KT-4.5', 'the hits left are dice on the table', () => {
    const die = (as: 'critical' | 'normal' | 'fail') => ({ face: 4, reRolled: false, as });
    const dice = [die('critical'), die('normal'), die('fail'), die('normal')];
    expect(cancelled(dice, '0-1').map(({ as }) => as)).toEqual(['fail', 'normal', 'fail', 'fail']);
  });
});
