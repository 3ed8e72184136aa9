import type { Board } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import pc from 'picocolors';
import { type Cell, type Drawn, drawBoard } from './map.ts';
import { WIDTH } from './terminal.ts';

const RULER = 3;
const EVERY = 5;
/** The most rows, so that the map and a question fit on a screen. */
const TALLEST = 30;

/** Colours are never needed to read the map: seats have letters, terrain has signs. */
const SEATS = [pc.cyan, pc.yellow, pc.green, pc.magenta];

const brushFor = (as: Cell['as']): ((text: string) => string) => {
  if (typeof as === 'number') return text => pc.bold((SEATS[as % SEATS.length] ?? pc.cyan)(text));
  return as === 'mark' ? pc.bold : as === 'empty' ? String : pc.dim;
};

/** Colours a row; consecutive cells of one colour are painted together. */
function painted(cells: readonly Cell[]): string {
  let row = '';
  for (let i = 0; i < cells.length; ) {
    const { as } = cells[i]!;
    const end = cells.findIndex((cell, k) => k > i && cell.as !== as);
    const run = cells.slice(i, end < 0 ? cells.length : end);
    row += brushFor(as)(run.map(({ sign }) => sign).join(''));
    i += run.length;
  }
  return row;
}

/** The map as lines, with a frame, rulers in inches and a legend. */
export function mapLines(board: Board, teller: Teller, colour: boolean): readonly string[] {
  const columns = Math.min(WIDTH - RULER - 2, Math.floor((2 * TALLEST * board.width) / board.depth));
  const drawn = drawBoard(board, teller.label, columns);
  const plain = (cells: readonly Cell[]): string => cells.map(({ sign }) => sign).join('');
  const edge = `${' '.repeat(RULER)}+${'-'.repeat(columns)}+`;
  const rows = drawn.rows.map(
    (cells, i) => `${rowLabel(drawn, i).padStart(RULER)}|${colour ? painted(cells) : plain(cells)}|`,
  );
  return [edge, ...rows, edge, ruler(drawn, columns), ...legend(board, drawn, teller)];
}

/** A label every five inches from the south edge. */
function rowLabel({ rows, down }: Drawn, row: number): string {
  const low = (rows.length - 1 - row) * down;
  const mark = Math.ceil(low / EVERY) * EVERY;
  return mark < low + down - 1e-9 ? String(mark) : '';
}

function ruler({ across }: Drawn, columns: number): string {
  const signs = Array<string>(columns + RULER + 2).fill(' ');
  for (let inch = 0; inch / across < columns; inch += EVERY)
    for (const [i, digit] of Array.from(String(inch)).entries())
      signs[RULER + 1 + Math.floor(inch / across) + i] = digit;
  return signs.join('').slice(0, WIDTH).trimEnd();
}

/** Kinds of terrain by name, after their class if the rules have classes. */
function terrainLegend({ signs }: Drawn, teller: Teller): readonly string[] {
  return [...signs].map(([sign, { ground, kinds }]) => {
    const names = [...new Set(kinds.map(kind => teller.text(`kind.${kind}`)))];
    if (ground === null) return `${sign} ${names.join(', ')}`;
    const name = teller.text(`ground.${ground}`);
    const others = names.filter(each => each !== name);
    return others.length === 0 ? `${sign} ${name}` : `${sign} ${name} (${others.join(', ')})`;
  });
}

function legend(board: Board, drawn: Drawn, teller: Teller): readonly string[] {
  const { zones } = drawn;
  const marks = [...new Set(board.marks.map(({ kind }) => kind))].map(kind => `() ${teller.text(`mark.${kind}`)}`);
  const areas = board.zones.map(({ id, kind, seat }) => {
    const whose = seat === null ? '' : ` ${teller.seat(seat)}`;
    return `${zones.get(id)} ${teller.text(`zone.${kind}`)}${whose}`;
  });
  const heads = [...board.models, ...board.marks].some(({ heading }) => heading)
    ? ['^ > v < / \\ which way it heads']
    : [];
  return flowing([...terrainLegend(drawn, teller), ...marks, ...areas, ...heads], '   ');
}

/** Joins short texts into lines, as many per line as fit. */
export function flowing(texts: readonly string[], between: string, indent = '    '): readonly string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + between.length + text.length <= WIDTH)
      lines[lines.length - 1] = last + between + text;
    else lines.push(indent + text.slice(0, WIDTH - indent.length));
  }
  return lines;
}
