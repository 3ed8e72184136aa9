import type { Problem } from '@little-wars/engine';
import { type Catalogue, problems, say } from '@little-wars/words';
import { WIDTH } from './odds/histogram.ts';

/** A problem as a line: its place in the user's own words, and what is wrong there; a clause if it has one. */
export function tellFound({ path, problem, ...parameters }: Problem, own: Catalogue = {}): string {
  const words = say([own, problems], problem, parameters);
  const clause = typeof parameters['clause'] === 'string' ? ` (${parameters['clause']})` : '';
  return `${path === '' ? '' : `${path}: `}${words}${clause}`;
}

/** Says why nothing was done, a line or more for each reason, and ends in failure. */
export function complain(lines: readonly string[]): void {
  for (const line of lines) console.error(wrap(line));
  process.exitCode = 1;
}

/** Text in lines of the width of a terminal, those after the first set in; a word that is too long stays whole. */
export function wrap(text: string, width = WIDTH, indent = '  '): string {
  const lines: string[] = [];
  const [blanks] = /^ */.exec(text)!;
  const [first = '', ...words] = text.slice(blanks.length).split(' ');
  let line = blanks + first;
  for (const word of words) {
    const longer = `${line} ${word}`;
    if (longer.length <= width) line = longer;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line].join('\n');
}
