import { describe, expect, it } from 'vitest';
import { keepMaking, newMakings } from './exact-tangents.ts';

describe('how points were made', () => {
  it('is kept row by row, for more points than there was room at first', () => {
    const makings = newMakings();
    const rows = Array.from({ length: 300 }, (_, i) => {
      const sign = i % 2 ? 1 : -1;
      const making = {
        kind: 1 + (i % 3),
        ax: i,
        ay: 2 * i,
        bx: 3 * i,
        by: 4 * i,
        cx: 5,
        cy: 6,
        k: i / 2,
        ex: 7,
        ey: 8,
      };
      Object.assign(makings.next, { ...making, sign });
      const { kind, ...rest } = making;
      return { row: keepMaking(makings), values: [kind * sign, ...Object.values(rest)] };
    });
    expect(makings.count).toBe(300);
    for (const [i, { row, values }] of rows.entries()) {
      expect(row).toBe(i);
      expect([...makings.rows.subarray(10 * row, 10 * row + 10)]).toEqual(values);
    }
  });
});
