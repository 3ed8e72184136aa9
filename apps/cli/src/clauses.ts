import { globSync, readFileSync } from 'node:fs';
import type { Clause } from '@little-wars/engine';
import { parseAst } from 'vite';

/** Where one clause is implemented and tested. */
export interface Coverage {
  readonly ruleset: string;
  readonly clause: string;
  readonly title: string;
  /** Places in the code that implement it, as path:line. */
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

const CLAUSE = /\b\d?[A-Z][A-Z0-9]*-\d+(?:\.\d+)?\b/g;
const ONLY_A_CLAUSE = /^\d?[A-Z][A-Z0-9]*-\d+(?:\.\d+)?$/;

/**
 * Files that only describe clauses do not implement them: lists, texts, guides, advice, odds, display and naming, the
 * referee, and everything tests use.
 */
const TELLS =
  /(^|\/)clauses(\.ts$|\/)|\/(texts|testing|guide|advice|odds|lobby|tabletop|telling)\/|^packages\/(referee|words|bots|table)\/|\.oracle\.ts$/;
const isTest = (file: string): boolean => file.endsWith('.test.ts');

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** Expressions that only add a type to a value; the rest of a type is not executed. */
const AROUND_VALUES: readonly string[] = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/**
 * The clauses that code names by a string literal: in a step, fact, reason, special rule or record. Comments, sentences
 * and types do not count.
 */
function clausesNamed(text: string): readonly { readonly clause: string; readonly start: number }[] {
  const named: { clause: string; start: number }[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (typeof value !== 'object' || value === null || typeof (value as Node).type !== 'string') return;
    const node = value as Node;
    if (node.type.startsWith('TS') && !AROUND_VALUES.includes(node.type)) return;
    const { value: literal } = node;
    if (node.type === 'Literal' && typeof literal === 'string' && ONLY_A_CLAUSE.test(literal))
      named.push({ clause: literal, start: node.start });
    for (const field of Object.values(node)) visit(field);
  };
  visit(parseAst(text, { lang: 'ts' }));
  return named;
}

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
    } else if (!TELLS.test(file)) {
      for (const { clause, start } of clausesNamed(text)) note(code, clause, `${file}:${lineAt(text, start)}`);
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
