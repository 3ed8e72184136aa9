import { isAlive, isEquivalent, isSurvivor, type Listed, type Result, type Score } from './results.ts';

const COLUMNS = ['area', 'mutants', 'equivalent', 'tried', 'killed', 'survived', 'score', '95 % interval', 'to reach'];

/** Prints the scores as a table for docs/testing.md. */
export function printScores(scores: readonly Score[]): void {
  const rows = scores.map(({ area, mutants, equivalent, tried, killed, survived, score, interval }) => [
    area.name,
    ...[mutants, equivalent, tried, killed, survived].map(String),
    score === null ? 'not tried' : `${score.toFixed(1)} %`,
    interval === null ? (score === null ? '' : 'all tried') : interval.map(each => each.toFixed(1)).join(' to '),
    area.target === null ? '' : `${area.target} %`,
  ]);
  for (const row of [COLUMNS, COLUMNS.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
}

export function printSurvivors(mutants: readonly Listed[], results: ReadonlyMap<string, Result>): void {
  for (const mutant of mutants) {
    if (!isSurvivor(mutant, results)) continue;
    const { file, line, from, to, code, id } = mutant;
    const note = results.get(id)!.fate === 'untested' ? '  (no test reaches it)' : '';
    console.log(`${file}:${line}  ${from} => ${to}${note}\n    ${code}`);
  }
}

/** Prints what is listed as equivalent and was killed. */
export function printWrongly(mutants: readonly Listed[], results: ReadonlyMap<string, Result>): void {
  for (const mutant of mutants) {
    const result = results.get(mutant.id);
    if (!result || isAlive(result) || !isEquivalent(mutant)) continue;
    const { file, line, from, to } = mutant;
    console.log(`listed as equivalent, but killed: ${file}:${line}  ${from} => ${to}\n    by ${result.by}`);
  }
}
