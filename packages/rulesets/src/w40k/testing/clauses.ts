// Tests of the clauses of every edition
import { describe, expect, it } from 'vitest';

interface Clause {
  readonly id: string;
  readonly title: string;
}

/** A prefix, and how many clauses each of its sections has. */
export type Numbering = readonly [prefix: string, sections: readonly number[]];

const numbered = ([prefix, sections]: Numbering): readonly string[] =>
  sections.flatMap((count, section) => Array.from({ length: count }, (_, i) => `${prefix}-${section + 1}.${i + 1}`));

export interface Clauses {
  readonly title: string;
  readonly clauses: readonly Clause[];
  readonly numberings: readonly Numbering[];
  readonly carriedOut: object;
  /** How titles begin. */
  readonly beginning?: RegExp;
}

export function testClauses({ title, clauses, numberings, carriedOut, beginning = /^[A-Z]/ }: Clauses): void {
  describe(`clauses of ${title}`, () => {
    it('are complete, each once and in the order of the documents', () => {
      expect(clauses.map(({ id }) => id)).toEqual(numberings.flatMap(numbered));
    });

    it('have a unique one-phrase title that fits a line', () => {
      const prefixes = numberings.map(([prefix]) => `${prefix}-`).join('|');
      for (const { id, title: words } of clauses) {
        expect(words.length, id).toBeGreaterThan(12);
        expect(words.length, id).toBeLessThanOrEqual(110);
        expect(words, id).toMatch(beginning);
        expect(words, id).not.toMatch(new RegExp(`\\.$|\\. |${prefixes}|\\s{2}|^\\s|\\s$`));
      }
      expect(new Set(clauses.map(({ title: words }) => words)).size).toBe(clauses.length);
    });

    it('have code where no step, fact, reason or special rule names them', () => {
      const ids = clauses.map(({ id }) => id);
      for (const [clause, code] of Object.entries(carriedOut)) {
        expect(ids).toContain(clause);
        expect(code, clause).toEqual(expect.anything());
      }
    });
  });
}
