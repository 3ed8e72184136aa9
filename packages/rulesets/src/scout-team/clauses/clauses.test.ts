import { describe, expect, it } from 'vitest';
import { carriedOut } from '../carried-out.ts';
import { clauses } from './index.ts';

/** How many clauses each section has, 9E-1 and ST-1 first. */
const CORE = [7, 7, 3, 10, 10, 9, 23, 14, 8, 8, 6, 8];
const TEAM = [8, 13, 2, 6, 15, 8, 6, 2, 10, 8];

const numbered = (prefix: string, sections: readonly number[]): readonly string[] =>
  sections.flatMap((count, section) => Array.from({ length: count }, (_, i) => `${prefix}-${section + 1}.${i + 1}`));

describe('clauses of Scout Team', () => {
  it('are all there, each once and in the order of the documents', () => {
    expect(clauses.map(({ id }) => id)).toEqual([...numbered('9E', CORE), ...numbered('ST', TEAM)]);
    expect(clauses).toHaveLength(191);
  });

  it('have a title each that fits a line, like no other, in one phrase', () => {
    for (const { id, title } of clauses) {
      expect(title.length, id).toBeGreaterThan(12);
      expect(title.length, id).toBeLessThanOrEqual(110);
      expect(title, id).toMatch(/^[A-Z0-9]/);
      expect(title, id).not.toMatch(/\.$|\. |9E-|ST-|\s{2}|^\s|\s$/);
    }
    expect(new Set(clauses.map(({ title }) => title)).size).toBe(clauses.length);
  });

  it('have code where no step, fact, reason or special rule is named by them', () => {
    const ids = clauses.map(({ id }) => id);
    for (const [clause, code] of Object.entries(carriedOut)) {
      expect(ids).toContain(clause);
      expect(code, clause).toEqual(expect.anything());
    }
  });
});
