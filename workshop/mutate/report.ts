import { isAlive, isEquivalent, type Result, type Score } from './results.ts';

const COLUMNS = ['area', 'mutants', 'tried', 'killed', 'equivalent', 'survived', 'score', '95 % interval', 'to reach'];

/** Prints the scores as a table for docs/testing.md. */
export function printScores(scores: readonly Score[]): void {
  const rows = scores.map(({ area, mutants, killed, equivalent, survived, left, score, interval }) => [
    area.name,
    ...[mutants, mutants - left, killed, equivalent, survived].map(String),
    score === null ? 'not tried' : `${score.toFixed(1)} %`,
    interval === null ? (score === null ? '' : 'all tried') : interval.map(each => each.toFixed(1)).join(' to '),
    area.target === null ? '' : `${area.target} %`,
  ]);
  for (const row of [COLUMNS, COLUMNS.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
}

export function printSurvivors(
  mutants: readonly { readonly id: string }[],
  results: ReadonlyMap<string, Result>,
): void {
  for (const { id } of mutants) {
    const result = results.get(id);
    if (!result || !isAlive(result) || isEquivalent(result)) continue;
    const { file, line, from, to, code, fate } = result;
    console.log(`${file}:${line}  ${from} => ${to}${fate === 'untested' ? '  (no test reaches it)' : ''}\n    ${code}`);
  }
}
