import { describe, expect, it } from 'vitest';
import { clauses } from './index.ts';

/** How many clauses each section has, VG-1 first. */
const SECTIONS = [5, 9, 12, 16, 9, 11, 20, 15, 6, 34, 21, 12, 9, 11, 12, 8, 2, 3];

describe('clauses of Kill Team Vanguard', () => {
  it('are all there, each once and in the order of the document', () => {
    const expected = SECTIONS.flatMap((count, section) =>
      Array.from({ length: count }, (_, i) => `VG-${section + 1}.${i + 1}`),
    );
    expect(clauses.map(({ id }) => id)).toEqual(expected);
    expect(clauses).toHaveLength(215);
  });

  it('have a title each that fits a line, like no other, in one phrase', () => {
    for (const { id, title } of clauses) {
      expect(title.length, id).toBeGreaterThan(12);
      expect(title.length, id).toBeLessThanOrEqual(110);
      expect(title, id).toMatch(/^[A-Z]/);
      expect(title, id).not.toMatch(/\.$|\. |VG-|\s{2}|^\s|\s$/);
    }
    expect(new Set(clauses.map(({ title }) => title)).size).toBe(clauses.length);
  });
});
