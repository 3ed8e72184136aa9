import { describe, expect, it } from 'vitest';
import { carriedOut } from '../carried-out.ts';
import { clauses } from './index.ts';

/** How many clauses each section has, 8E-1 and RS-1 first. */
const CORE = [6, 4, 7, 15, 9, 29, 12, 10, 1, 4, 2];
const SQUAD = [13, 38, 9, 13, 5, 7, 19, 15, 11, 8];

const numbered = (prefix: string, sections: readonly number[]): readonly string[] =>
  sections.flatMap((count, section) => Array.from({ length: count }, (_, i) => `${prefix}-${section + 1}.${i + 1}`));

describe('clauses of Recon Squad', () => {
  it('are all there, each once and in the order of the documents', () => {
    expect(clauses.map(({ id }) => id)).toEqual([...numbered('8E', CORE), ...numbered('RS', SQUAD)]);
    expect(clauses).toHaveLength(237);
  });

  it('have a title each that fits a line, like no other, in one phrase', () => {
    for (const { id, title } of clauses) {
      expect(title.length, id).toBeGreaterThan(12);
      expect(title.length, id).toBeLessThanOrEqual(110);
      expect(title, id).toMatch(/^[A-Z]/);
      expect(title, id).not.toMatch(/\.$|\. |8E-|RS-|\s{2}|^\s|\s$/);
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
