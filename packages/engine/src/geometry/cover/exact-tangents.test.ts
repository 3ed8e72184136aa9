import { describe, expect, it } from 'vitest';
import { comesShort, type Disc, keepMaking, newLine, newMakings } from './exact-tangents.ts';

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

describe('a line between two discs', () => {
  const line = { ...newLine(), px: 100, py: 0, pr: 10, cx: 0, cy: 0, cr: 20 };
  const disc = (x: number, y: number, r: number): Disc => ({ x, y, r, making: -1 });
  const [p, c] = [disc(100, 0, 10), disc(0, 0, 20)];
  const isShort = (of: Disc, from: Disc): boolean => comesShort(newMakings(), line, of, from);

  it('keeps those off each other that it touches, and others on that side of it', () => {
    expect(isShort(p, c)).toBe(false);
    expect(isShort(disc(100, 50, 10), c)).toBe(false);
    expect(isShort(p, disc(0, -50, 20))).toBe(false);
  });

  it('does not keep off what differs from those in one thing alone', () => {
    expect(isShort(disc(99, 0, 10), c)).toBe(true);
    expect(isShort(disc(100, -1, 10), c)).toBe(true);
    expect(isShort(disc(100, 0, 11), c)).toBe(true);
    expect(isShort(p, disc(1, 0, 20))).toBe(true);
    expect(isShort(p, disc(0, 1, 20))).toBe(true);
  });
});
