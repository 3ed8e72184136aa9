// Checks what the compiler and the linter cannot: impure names in pure packages, state that outlives a call, and files
// that are too large.
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CLOSURE, statefulAmong, statesOf } from './state.ts';

const layers: { readonly [name: string]: string } = createRequire(import.meta.url)('./core.cjs');

export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

/** Banned in pure packages: the clock, randomness, and functions whose last digit differs between platforms. */
const IMPURE: readonly (readonly [RegExp, string])[] = [
  [
    /\bMath\.(random|a?sinh?|a?cosh?|a?tanh?|atan2|hypot|pow|exp|expm1|log|log2|log10|log1p|cbrt)\b/,
    'not the same on every machine',
  ],
  [/(?<!\*)\*\*(?!\*)/, 'not the same on every machine'],
  [/\b(Date|performance|Intl|setTimeout|setInterval|queueMicrotask|crypto)\b(?=[.(\s])/, 'clock, locale or randomness'],
  [
    /(?<![.\w])(window|document|navigator|localStorage|process|Buffer|require)\s*[.(]/,
    'belongs to one kind of machine',
  ],
  [/\.sort\(\)|\.toSorted\(\)|\.localeCompare\(/, 'order by locale or by text: give a comparator'],
  [/\bfrom 'node:/, 'belongs to one kind of machine'],
  [/^\s*(export )?(enum|namespace)\b/, 'not plain data'],
];

const LONGEST = { source: 300, content: 500, test: 400 };

const isTest = (file: string): boolean => /\.(test|oracle)\.ts$|\/testing\//.test(file);
const isPure = (file: string): boolean =>
  /^packages\/(engine|skirmish|rulesets|words|bots|table|campaign|referee)\/src\//.test(file) && !isTest(file);
const longestOf = (file: string): number =>
  isTest(file) ? LONGEST.test : /\/(content|maps|texts)\//.test(file) ? LONGEST.content : LONGEST.source;

export function violationsIn(file: string, text: string): readonly Violation[] {
  const lines = text.split('\n');
  const violations: Violation[] = [];
  if (lines.length - 1 > longestOf(file))
    violations.push({ file, line: lines.length - 1, what: `longer than ${longestOf(file)} lines: cut it` });
  if (isReferee(file)) violations.push(...sharedIn(file, lines));
  if (isInnermost(file)) violations.push(...contentIn(file, text));
  if (!isPure(file)) return violations;
  for (const [i, line] of withoutWords(text).split('\n').entries())
    for (const [pattern, why] of IMPURE) {
      const match = pattern.exec(line);
      if (match && !isOwnName(text, match[1]))
        violations.push({ file, line: i + 1, what: `${match[0].trim()}: ${why}` });
    }
  return violations;
}

const isReferee = (file: string): boolean => file.startsWith('packages/referee/src/') && !isTest(file);

/** The referee shares no code: whatever it takes from another package is a type. */
const sharedIn = (file: string, lines: readonly string[]): readonly Violation[] =>
  lines.flatMap((line, i) =>
    /\bfrom '@little-wars\//.test(line) && !/^(import|export) type \{.*\} from '@little-wars\/engine';$/.test(line)
      ? [{ file, line: i + 1, what: 'the referee takes types of the engine only, and nothing of other packages' }]
      : [],
  );

const inLayers = (file: string, ...names: readonly string[]): boolean =>
  names.some(name => new RegExp(layers[name]!).test(file));

const isInnermost = (file: string): boolean => inLayers(file, 'CORE', 'BESIDE') && !isTest(file);

/**
 * The core and the modules beside it take nothing but types from content; what is printed they get from lookups.
 * (dependencies.cjs says which modules the core may import at all; it cannot tell types from code.)
 */
function contentIn(file: string, text: string): readonly Violation[] {
  return [...text.matchAll(/^(?:import|export) (?!type\b)[^;']*from '(\.[^']+)';$/gm)].flatMap(({ 1: from, index }) => {
    const imported = posix.join(posix.dirname(file), from!);
    if (!inLayers(imported, 'RULESET') || inLayers(imported, 'CORE', 'BESIDE', 'LOOKUPS')) return [];
    const line = text.slice(0, index).split('\n').length;
    return [{ file, line, what: `${from}: the core takes only types from content; look up what is printed` }];
  });
}

/** Packages whose modules must have no mutable state at top level. */
const STATELESS = /^packages\/(engine|skirmish|rulesets|words|bots|table|campaign|referee)\/src\//;

/** The cache helper is the one place for memory that outlives a call. */
const CACHE = 'packages/engine/src/cache.ts';

const isStateless = (file: string): boolean => STATELESS.test(file) && !isTest(file) && file !== CACHE;

const ADVICE = 'state that outlives a call: pass it along, or cache it by packages/engine/src/cache.ts';

/** State at the top level of modules, also what functions of other modules return. */
export function stateIn(files: readonly (readonly [file: string, text: string])[]): readonly Violation[] {
  const modules = statesOf(files.filter(([file]) => isStateless(file)));
  const isStateful = statefulAmong(modules);
  return modules.flatMap(({ file, mutable, calls }) => [
    ...mutable.map(({ line, what }) => ({ file, line, what: `${what}: ${ADVICE}` })),
    ...calls
      .filter(({ of }) => of.some(imported => isStateful(file, imported)))
      .map(({ line }) => ({ file, line, what: `${CLOSURE}: ${ADVICE}` })),
  ]);
}

/** A name that the file declares or imports itself is its own, even if the browser has a global of that name. */
const isOwnName = (text: string, name = ''): boolean =>
  /^[a-z]+$/i.test(name) &&
  new RegExp(`(const|let|function) ${name}\\b|import [^;]*\\b${name}\\b[^;]* from '\\.`).test(text);

/** The code with comments and quoted text blanked out; line numbers and `node:` imports are kept. */
function withoutWords(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, quoted =>
    quoted.startsWith("'node:") ? quoted : quoted.replace(/[^\n]/g, ' '),
  );
}

function main(): void {
  const files = globSync('{packages,apps,workshop}/**/*.{ts,tsx}', { exclude: name => name === 'node_modules' })
    .map(file => file.replaceAll('\\', '/'))
    .toSorted((a, b) => (a < b ? -1 : 1));
  const texts = files.map(file => [file, readFileSync(file, 'utf8')] as const);
  const violations = [...texts.flatMap(([file, text]) => violationsIn(file, text)), ...stateIn(texts)];
  for (const { file, line, what } of violations) console.error(`${file}:${line}  ${what}`);
  console.log(`architecture: ${files.length} files, ${violations.length} violations`);
  if (violations.length > 0 || files.length === 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
