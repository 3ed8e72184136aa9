import { describe, expect, it } from 'vitest';
import { clauses } from './index.ts';

/** How many clauses each section has, KT-1 first. */
const SECTIONS = [13, 15, 20, 12, 7, 9, 10, 22, 27, 4, 15, 25, 3, 69, 16];

describe('clauses of Kill Team', () => {
  it('are all there, each once and in the order of the book', () => {
    const expected = SECTIONS.flatMap((count, section) =>
      Array.from({ length: count }, (_, i) => `KT-${section + 1}.${i + 1}`),
    );
    expect(clauses.map(({ id }) => id)).toEqual(expected);
    expect(clauses).toHaveLength(267);
  });

  it('have a title each that fits a line and is like no other', () => {
    for (const { id, title } of clauses) {
      expect(title.length, id).toBeGreaterThan(12);
      expect(title.length, id).toBeLessThanOrEqual(110);
    }
    expect(new Set(clauses.map(({ title }) => title)).size).toBe(clauses.length);
  });

  it('are titled in one phrase, without full stop and without pointing at other clauses', () => {
    for (const { id, title } of clauses) {
      expect(title, id).toMatch(/^[A-Z]/);
      expect(title, id).not.toMatch(/\.$|\. |KT-|\s{2}|^\s|\s$/);
    }
  });
});
