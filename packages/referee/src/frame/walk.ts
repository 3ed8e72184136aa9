import type { FactShape } from '@little-wars/engine';
import { type Book, type Check, type Faults, fault, type On } from './check.ts';
import type { Finding } from './finding.ts';
import type { Told, Turn } from './told.ts';

type Handler<L, F extends FactShape> = (ledger: L, fact: F, turn: Turn<F>) => Faults;

/** The checks that look at a fact, by its type. The one place where the type of a fact is forgotten. */
function byType<L, F extends FactShape>(checks: readonly Check<L, F>[], when: 'on' | 'after') {
  const handlers = new Map<string, (readonly [Check<L, F>, Handler<L, F>])[]>();
  for (const check of checks)
    for (const [type, handler] of Object.entries((check[when] ?? {}) as On<L, F>)) {
      const list = handlers.get(type) ?? [];
      list.push([check, handler as Handler<L, F>]);
      handlers.set(type, list);
    }
  return handlers;
}

/** What the checks say, as findings of one input after another. */
interface Report<L, F extends FactShape> {
  readonly findings: Finding[];
  input: number;
  add(check: Pick<Check<L, F>, 'name' | 'clause'>, faults: Faults): void;
}

function reportOn<L, F extends FactShape>(game: string): Report<L, F> {
  const report: Report<L, F> = {
    findings: [],
    input: 0,
    add(check, faults) {
      if (faults === null) return;
      if ('expected' in faults)
        report.findings.push({ game, input: report.input, check: check.name, clause: check.clause, ...faults });
      else for (const each of faults) report.add(check, each);
    },
  };
  return report;
}

/** Reads a game from its first fact to its last: everything the checks have against it. */
export function walk<L, F extends FactShape>(book: Book<L, F>, told: Told<F>): readonly Finding[] {
  const report = reportOn<L, F>(told.game);
  const before = byType(book.checks, 'on');
  const after = byType(book.checks, 'after');
  const ledger = book.open(told);
  for (const [input, turn] of told.turns.entries()) {
    report.input = input;
    for (const check of book.checks) if (check.turn) report.add(check, check.turn(ledger, turn));
    book.turn(ledger, turn);
    for (const fact of turn.facts)
      try {
        for (const [check, handler] of before.get(fact.type) ?? []) report.add(check, handler(ledger, fact, turn));
        book.note(ledger, fact, turn);
        for (const [check, handler] of after.get(fact.type) ?? []) report.add(check, handler(ledger, fact, turn));
      } catch (error) {
        // What cannot follow from the facts before it cannot be read on.
        report.add(
          { name: UNREADABLE, clause: fact.clause },
          fault(`${fact.type} after what went before`, String(error)),
        );
        return report.findings;
      }
  }
  for (const check of book.checks) if (check.end) report.add(check, check.end(ledger, told));
  return report.findings;
}

/** The name of a finding where the referee had to stop reading. */
export const UNREADABLE = 'a game that can be followed';
