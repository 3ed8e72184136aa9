import { WIDTH } from './odds/histogram.ts';

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
