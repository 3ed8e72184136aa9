import { describe, expect, it } from 'vitest';
import type { Advising, Game, Ruleset } from '../kernel/index.ts';
import { type Start, starter } from './playing.ts';

/** The vocabulary of rule tests: sections and rules, named as in the book. */
export interface Book<G extends Game> {
  /** A section of the rulebook. */
  section(title: string, rules: () => void): void;
  /**
   * Tests one clause or several together. Fails on a match left open, on an unknown clause, and if nothing was
   * asserted.
   */
  rule(clause: string | readonly string[], title: string, body: (start: Start<G>) => void): void;
}

export function bookOf<G extends Game>(ruleset: Ruleset<G> & Pick<Advising<G>, 'clauses'>): Book<G> {
  const clauses = new Set(ruleset.clauses.map(clause => clause.id));
  return {
    section: (title, rules) => describe(title, rules),
    rule(clause, title, body) {
      const named = typeof clause === 'string' ? [clause] : clause;
      it(`${named.join(' ')} ${title}`, () => {
        for (const id of named) if (!clauses.has(id)) throw new Error(`${ruleset.id} has no clause ${id}`);
        const { start, settle } = starter(ruleset);
        assertsSomething(() => {
          body(start);
          settle();
        });
      });
    },
  };
}

/** Fails if a test asserts nothing: no `expect`, and no question or roll of a match, which asserts that it is asked. */
export function assertsSomething(test: () => void): void {
  const before = expect.getState().assertionCalls;
  test();
  if (expect.getState().assertionCalls === before) throw new Error('this test asserts nothing');
}
