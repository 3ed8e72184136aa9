/** A plain text table: columns fit their content, and the last one is cut to the width of the terminal. */
export function drawTable(head: readonly string[], rows: readonly (readonly string[])[], width = 80): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map(row => row[i]!.length)));
  const before = widths.slice(0, -1).reduce((sum, w) => sum + w + 2, 0);
  const last = Math.max(widths.at(-1)! > 0 ? 10 : 0, width - before);
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) =>
        i === head.length - 1
          ? cut(cell, last)
          : isNumber(rows, i)
            ? cell.padStart(widths[i]!)
            : cell.padEnd(widths[i]!),
      )
      .join('  ')
      .trimEnd();
  const rule = widths.map((w, i) => '-'.repeat(i === head.length - 1 ? Math.min(w, last) : w)).join('  ');
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const cut = (text: string, width: number): string => (text.length <= width ? text : `${text.slice(0, width - 1)}…`);

const isNumber = (rows: readonly (readonly string[])[], i: number): boolean =>
  rows.length > 0 && rows.every(row => /^[\d,.]+$/.test(row[i]!));
