import { WIDTH } from './odds/histogram.ts';

/** Prints why nothing was done, wrapped, and sets a failing exit code. */
export function complain(lines: readonly string[]): void {
  for (const line of lines) console.error(wrap(line));
  process.exitCode = 1;
}

/** Wraps text to the width of a terminal, indenting all lines but the first; long words are not broken. */
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
