// What the compiler and the linter cannot see: names that make the pure packages impure, and files that grow too large.
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

/** Not in engine and rulesets: the machine's clock, randomness, and functions whose last digit differs by platform. */
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
  /^packages\/(engine|skirmish|rulesets|words|bots|table)\/src\//.test(file) && !isTest(file);
const longestOf = (file: string): number =>
  isTest(file) ? LONGEST.test : /\/(content|maps|texts)\//.test(file) ? LONGEST.content : LONGEST.source;

export function violationsIn(file: string, text: string): readonly Violation[] {
  const lines = text.split('\n');
  const found: Violation[] = [];
  if (lines.length - 1 > longestOf(file))
    found.push({ file, line: lines.length - 1, what: `longer than ${longestOf(file)} lines: cut it` });
  if (file.endsWith('.tsx')) found.push(...strangersIn(file, lines));
  if (!isPure(file)) return found;
  for (const [i, line] of withoutWords(text).split('\n').entries())
    for (const [pattern, why] of IMPURE) {
      const match = pattern.exec(line);
      if (match && !isOwnName(text, match[1])) found.push({ file, line: i + 1, what: `${match[0].trim()}: ${why}` });
    }
  return found;
}

/** What a page may import: its own files, our packages by name, React. */
const KNOWN = /^(\.{1,2}\/|@little-wars\/[a-z]+(\/[a-z-]+)?$|react$|react-dom(\/client)?$)/;

/** Components are not read by dependency-cruiser: their imports are looked at here. */
function strangersIn(file: string, lines: readonly string[]): readonly Violation[] {
  return lines.flatMap((line, i) => {
    const from = /\b(?:from|import) '([^']+)'|\bimport\('([^']+)'\)/.exec(line);
    const name = from?.[1] ?? from?.[2];
    return name === undefined || KNOWN.test(name)
      ? []
      : [{ file, line: i + 1, what: `${name}: not for a page to import` }];
  });
}

/** A name the file makes or imports itself is its own, whatever a browser calls by it. */
const isOwnName = (text: string, name = ''): boolean =>
  /^[a-z]+$/i.test(name) &&
  new RegExp(`(const|let|function) ${name}\\b|import [^;]*\\b${name}\\b[^;]* from '\\.`).test(text);

/** The code with comments and quoted text blanked out, line numbers kept; import paths stay. */
function withoutWords(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, found =>
    found.startsWith("'node:") ? found : found.replace(/[^\n]/g, ' '),
  );
}

function main(): void {
  const files = globSync('{packages,apps,workshop}/**/*.{ts,tsx}', { exclude: name => name === 'node_modules' })
    .map(file => file.replaceAll('\\', '/'))
    .toSorted((a, b) => (a < b ? -1 : 1));
  const found = files.flatMap(file => violationsIn(file, readFileSync(file, 'utf8')));
  for (const { file, line, what } of found) console.error(`${file}:${line}  ${what}`);
  console.log(`architecture: ${files.length} files, ${found.length} violations`);
  if (found.length > 0 || files.length === 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
