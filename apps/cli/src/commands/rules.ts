import { fileURLToPath } from 'node:url';
import { rulesets } from '@little-wars/rulesets';
import { type Coverage, coverageOf, readSources } from '../clauses.ts';
import { drawTable } from '../table.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

export function rulesCommand({ ruleset, json }: { readonly ruleset?: string; readonly json?: boolean }): void {
  const { coverage, unknown } = coverageOf(rulesets, readSources(root));
  const shown = coverage.filter(row => ruleset === undefined || row.ruleset === ruleset);
  if (json) console.log(JSON.stringify(shown, null, 2));
  else printTables(shown);
  for (const place of unknown) console.error(`${place}: no ruleset has this clause`);
  if (unknown.length > 0) process.exitCode = 1;
}

function printTables(coverage: readonly Coverage[]): void {
  for (const id of new Set(coverage.map(row => row.ruleset))) {
    const rows = coverage.filter(row => row.ruleset === id);
    const count = (places: 'implementedIn' | 'provenBy'): number => rows.filter(row => row[places].length > 0).length;
    console.log(
      `\n${id}: ${rows.length} clauses, ${count('implementedIn')} carried out, ${count('provenBy')} proven\n`,
    );
    console.log(drawTable(['clause', 'code', 'tests', 'title'], rows.map(rowOf)));
  }
}

const rowOf = ({ clause, implementedIn, provenBy, title }: Coverage): readonly string[] => [
  clause,
  String(implementedIn.length),
  String(provenBy.length),
  title,
];
