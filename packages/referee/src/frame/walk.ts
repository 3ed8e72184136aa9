import type { FactShape } from '@little-wars/engine';
import type { Book, Check, Faults, On } from './check.ts';
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

/** Reads a game from its first fact to its last: everything the checks have against it. */
export function walk<L, F extends FactShape>(book: Book<L, F>, told: Told<F>): readonly Finding[] {
  const findings: Finding[] = [];
  const before = byType(book.checks, 'on');
  const after = byType(book.checks, 'after');
  let input = 0;
  const report = (check: Check<L, F>, faults: Faults): void => {
    if (faults === null) return;
    if ('expected' in faults)
      findings.push({ game: told.game, input, check: check.name, clause: check.clause, ...faults });
    else for (const each of faults) report(check, each);
  };
  const ledger = book.open(told);
  for (const turn of told.turns) {
    for (const check of book.checks) if (check.turn) report(check, check.turn(ledger, turn));
    book.turn(ledger, turn);
    for (const fact of turn.facts) {
      for (const [check, handler] of before.get(fact.type) ?? []) report(check, handler(ledger, fact, turn));
      book.note(ledger, fact, turn);
      for (const [check, handler] of after.get(fact.type) ?? []) report(check, handler(ledger, fact, turn));
    }
    input++;
  }
  input = Math.max(0, told.turns.length - 1);
  for (const check of book.checks) if (check.end) report(check, check.end(ledger, told));
  return findings;
}
