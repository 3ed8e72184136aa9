import { describe, expect, it } from 'vitest';
import { clauses } from './index.ts';

/** How many clauses each section has, 7E-1 and ZG-1 first. */
const CORE = [4, 2, 5, 7, 27, 34, 11, 1, 12, 11, 5];
const VOID = [12, 28, 22, 26, 7, 12, 2, 8];

const numbered = (prefix: string, sections: readonly number[]): readonly string[] =>
  sections.flatMap((count, section) => Array.from({ length: count }, (_, i) => `${prefix}-${section + 1}.${i + 1}`));

describe('clauses of Zero-G', () => {
  it('are complete, each once and in the order of the documents', () => {
    expect(clauses.map(({ id }) => id)).toEqual([...numbered('7E', CORE), ...numbered('ZG', VOID)]);
    expect(clauses).toHaveLength(236);
  });

  it('have a unique one-phrase title that fits a line', () => {
    for (const { id, title } of clauses) {
      expect(title.length, id).toBeGreaterThan(12);
      expect(title.length, id).toBeLessThanOrEqual(110);
      expect(title, id).toMatch(/^[A-Z]/);
      expect(title, id).not.toMatch(/\.$|\. |7E-|ZG-|\s{2}|^\s|\s$/);
    }
    expect(new Set(clauses.map(({ title }) => title)).size).toBe(clauses.length);
  });
});
