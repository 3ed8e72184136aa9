import { describe, it } from 'vitest';
import type { Advising, Game, Ruleset } from '../kernel/index.ts';
import { type Start, starter } from './playing.ts';

/** The words tests are written in: sections and rules, named as the book names them. */
export interface Book<G extends Game> {
  /** A section of the rulebook. */
  section(title: string, rules: () => void): void;
  /** Proves a clause (or several together). A match left open, and a clause that does not exist, fail. */
  rule(clause: string | readonly string[], title: string, body: (start: Start<G>) => void): void;
}

export function bookOf<G extends Game>(ruleset: Ruleset<G> & Pick<Advising<G>, 'clauses'>): Book<G> {
  const known = new Set(ruleset.clauses.map(clause => clause.id));
  return {
    section: (title, rules) => describe(title, rules),
    rule(clause, title, body) {
      const named = typeof clause === 'string' ? [clause] : clause;
      it(`${named.join(' ')} ${title}`, () => {
        for (const id of named) if (!known.has(id)) throw new Error(`${ruleset.id} has no clause ${id}`);
        const { start, settle } = starter(ruleset);
        body(start);
        settle();
      });
    },
  };
}
