import type { FactShape } from '@little-wars/engine';
import { type Book, type Check, type Faults, fault, type On } from './check.ts';
import type { Finding } from './finding.ts';
import type { PlayedGame, Turn } from './played-game.ts';

type Handler<L, F extends FactShape> = (ledger: L, fact: F, turn: Turn<F>) => Faults;

/** The checks for each fact type. The only place where the type of a fact is erased. */
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

/** Collects the objections of checks as findings, input by input. */
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

/** Walks a game from its first fact to its last and returns every finding. */
export function walk<L, F extends FactShape>(book: Book<L, F>, told: PlayedGame<F>): readonly Finding[] {
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
        // A fact that cannot follow from the previous ones ends the walk.
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
