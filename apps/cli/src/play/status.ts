import type { Board, BoardModel, Heading, Seat } from '@little-wars/engine';
import { compassOf } from '@little-wars/engine/geometry';
import type { Teller } from '@little-wars/words';
import { flowing } from './show-map.ts';
import { WIDTH } from './terminal.ts';

/** Turn, score and every model, with two sides next to each other. */
export function statusLines(board: Board, teller: Teller): readonly string[] {
  const word = ({ id, value }: Board['status'][number]): string => {
    const text = typeof value === 'string' && value !== '' ? teller.thing(id, value) : value;
    return value === '' ? teller.text(`status.${id}`) : `${teller.text(`status.${id}`)} ${text}`;
  };
  const all = board.status.filter(({ seat, value }) => seat === null && value !== 0).map(word);
  const seats = [...new Set(board.models.map(({ seat }) => seat))].toSorted((a, b) => a - b);
  const own = (seat: Seat): string =>
    [teller.seat(seat), ...board.status.filter(line => line.seat === seat).map(word)].join(', ');
  return [
    ...flowing(all, ', ', ''),
    ...seats.flatMap(seat => flowing([own(seat)], '', '')),
    ...sides(board, teller, seats),
  ];
}

const HALF = (WIDTH - 2) / 2;

function sides({ models }: Board, teller: Teller, seats: readonly Seat[]): readonly string[] {
  const columns = seats.map(seat => models.filter(model => model.seat === seat).map(model => modelLine(model, teller)));
  const rows = Math.max(0, ...columns.map(column => column.length));
  return Array.from({ length: rows }, (_, i) =>
    columns
      .map(column => (column[i] ?? '').padEnd(HALF))
      .join('  ')
      .trimEnd(),
  );
}

const cut = (text: string, width: number): string => (text.length <= width ? text : `${text.slice(0, width - 1)}.`);

const NAME = 16;

/** The last words of a name that fit: they distinguish a gunner from a sergeant. */
function ending(name: string, width: number): string {
  const words = name.split(' ');
  while (words.length > 1 && words.join(' ').length > width) words.shift();
  return cut(words.join(' '), width);
}

/** `NE`, or `NE x2` where it counts twice. */
function shortHeading({ along, count }: Heading): string {
  const letters = compassOf(along)
    .split('-')
    .map(word => word.charAt(0).toUpperCase());
  return `${letters.join('')}${count === 1 ? '' : ` x${count}`}`;
}

/** A star marks models that may still act. */
function modelLine({ id, name, wounds, heading, conditions, ready, out, at }: BoardModel, teller: Teller): string {
  const left = wounds === null ? '' : `${wounds.left}/${wounds.of}`;
  const state = out
    ? teller.text('condition.out')
    : at === null
      ? teller.text('condition.waiting')
      : [
          ...(heading ? [shortHeading(heading)] : []),
          ...conditions.map(condition => teller.text(`condition.${condition}`)),
        ].join(' ');
  const head = `${ready && !out ? '*' : ' '}${teller.label(id).padEnd(3)} ${ending(name, NAME).padEnd(NAME)} ${left.padStart(5)} `;
  return cut(`${head}${state}`, HALF);
}
