import { globSync, readFileSync } from 'node:fs';
import type { Clause } from '@little-wars/engine';

/** Where one clause is implemented and tested. */
export interface Coverage {
  readonly ruleset: string;
  readonly clause: string;
  readonly title: string;
  /** Places in the code that name it, as path:line. */
  readonly implementedIn: readonly string[];
  /** Tests that prove it, as path:line. */
  readonly provenBy: readonly string[];
}

export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Every source file of the packages. */
export function readSources(root: string): readonly Source[] {
  return globSync('packages/*/src/**/*.ts', { cwd: root })
    .map(file => file.replaceAll('\\', '/'))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map(file => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));
}

const CLAUSE = /\b[A-Z][A-Z0-9]*-\d+(?:\.\d+)?\b/g;

/** Lists and texts only name clauses; they implement nothing. */
const isListing = (file: string): boolean => /(^|\/)clauses(\.ts$|\/)|\/texts\/|\/testing\//.test(file);
const isTest = (file: string): boolean => file.endsWith('.test.ts');

/** The clauses that tests prove: the first argument of `rule(…)`, alone or in a list. */
function clausesProven(text: string): readonly { readonly clause: string; readonly line: number }[] {
  return [...text.matchAll(/\brule\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/g)].flatMap(match =>
    [...match[1]!.matchAll(CLAUSE)].map(([clause]) => ({ clause, line: lineAt(text, match.index) })),
  );
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

export interface Covered {
  readonly coverage: readonly Coverage[];
  /** Tests of a clause that no ruleset has. */
  readonly unknown: readonly string[];
}

/** Finds, for each clause of each ruleset, where the code names it and which tests prove it. */
export function coverageOf(
  rulesets: readonly { readonly id: string; readonly clauses: readonly Clause[] }[],
  sources: readonly Source[],
): Covered {
  const code = new Map<string, string[]>();
  const tests = new Map<string, string[]>();
  const note = (to: Map<string, string[]>, clause: string, place: string): void => {
    const places = to.get(clause) ?? [];
    if (!places.includes(place)) places.push(place);
    to.set(clause, places);
  };
  for (const { file, text } of sources) {
    if (isTest(file)) {
      for (const { clause, line } of clausesProven(text)) note(tests, clause, `${file}:${line}`);
    } else if (!isListing(file)) {
      for (const [i, line] of text.split('\n').entries())
        for (const [clause] of line.matchAll(CLAUSE)) note(code, clause, `${file}:${i + 1}`);
    }
  }
  const ids = new Set(rulesets.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
  return {
    coverage: rulesets.flatMap(({ id: ruleset, clauses }) =>
      clauses.map(({ id: clause, title }) => ({
        ruleset,
        clause,
        title,
        implementedIn: code.get(clause) ?? [],
        provenBy: tests.get(clause) ?? [],
      })),
    ),
    unknown: [...tests]
      .filter(([clause]) => !ids.has(clause))
      .flatMap(([clause, places]) => places.map(p => `${p} ${clause}`)),
  };
}
