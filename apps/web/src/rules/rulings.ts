/** The rulings of one clause in a page of docs/rulings: the rows of its tables that begin with it. */
export const rulingsIn = (page: string, clause: string): readonly string[] =>
  page
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(line => line.split('|').map(cell => cell.trim()))
    .filter(([, first = '']) => clausesIn(first).includes(clause))
    .map(([, , open = '', played = '', because = '']) =>
      plain(`${open} ${played}${because === '' ? '' : ` — ${because}`}`),
    );

/** `KT-2.2`, `KT-4.3, KT-4.5`, with any marks beside them. */
const clausesIn = (cell: string): readonly string[] => cell.match(/\d?[A-Z]+-\d+\.\d+/g) ?? [];

/** Strips emphasis marks. */
const plain = (text: string): string => text.replace(/[`*]/g, '');
