import type { Board, BoardPiece, Heading, Id, Seat } from '@little-wars/engine';
import { type Compass, compassOf, type Point } from '@little-wars/engine/geometry';

/** A cell of the map; colour is added later. */
export interface Cell {
  readonly sign: string;
  readonly as: 'empty' | 'zone' | 'terrain' | 'mark' | Seat;
}

export interface Drawn {
  /** Rows from north to south, without the frame. */
  readonly rows: readonly (readonly Cell[])[];
  /** The size of a column and a row. */
  readonly across: number;
  readonly down: number;
  /** The terrain signs used on the map: by class where the rules have classes, otherwise by kind. */
  readonly signs: ReadonlyMap<string, Sign>;
  readonly zones: ReadonlyMap<string, string>;
}

/** What a sign of the legend stands for. */
export interface Sign {
  readonly ground: string | null;
  readonly kinds: readonly string[];
}

const EMPTY: Cell = { sign: ' ', as: 'empty' };

/** Signs by kind of terrain; a kind that is not listed gets a spare one. */
const SIGNS: { readonly [kind: string]: string } = {
  wall: '#',
  'ruin-wall': '#',
  bulkhead: '#',
  'access-frame': '#',
  hatch: '+',
  'access-point': "'",
  floor: ':',
  parapet: '=',
  'low-wall': '=',
  barricade: '=',
  pipes: '~',
  'broken-pipes': '~',
  'wall-pipes': '~',
  crates: '%',
  container: '@',
  machine: '&',
  apparatus: '&',
  ladder: 'H',
  tree: '^',
  detritus: '*',
  rubble: '*',
  crater: '*',
  wood: '^',
  marsh: '"',
  hedge: '=',
  fence: '=',
  window: '=',
  stairs: '/',
  building: '#',
  rock: '#',
  debris: '&',
  hull: '#',
};
/** For kinds without a sign, and for classes whose kinds have none to spare. */
const SPARE = ['$', '!', '?', ';', '|', '<', '>', '{', '}', '\\'];
const ZONES = ['.', ','];

/** Sample points per cell in each direction, dense enough not to miss a thin wall. */
const FINE = 4;

const INCH = 254;

/** The table from above, north at the top; a row is twice as high as a column is wide. */
export function drawBoard(board: Board, label: (id: Id) => string, columns: number): Drawn {
  const step = board.width / columns;
  const rows = Math.max(1, Math.round(board.depth / (2 * step)));
  const cells: Cell[][] = Array.from({ length: rows }, () => Array<Cell>(columns).fill(EMPTY));
  const grid: Grid = { cells, columns, rows, across: step, down: board.depth / rows };
  const zones = new Map<string, string>();
  for (const [i, { id, outline }] of board.zones.entries()) {
    const sign = ZONES[i % ZONES.length]!;
    zones.set(id, sign);
    fill(grid, outline, { sign, as: 'zone' }, 1);
  }
  const signs = drawTerrain(grid, board.pieces);
  // Models come first: a mark under a model is shown beside it.
  const shown = board.models.filter(({ at, out }) => at !== null && !out);
  const pointed: Pointed[] = [];
  for (const { id, seat, at, heading } of shown) {
    const placed = letter(grid, at!, label(id), seat);
    if (heading) pointed.push({ ...placed, heading, as: seat });
  }
  pointed.push(...drawMarks(grid, board));
  for (const each of pointed) pointFrom(grid, each);
  return { rows: cells, across: step / INCH, down: grid.down / INCH, signs, zones };
}

interface Grid {
  readonly cells: Cell[][];
  readonly columns: number;
  readonly rows: number;
  readonly across: number;
  readonly down: number;
}

type BoardPart = BoardPiece['parts'][number];

/** The class of a part under the rules, or its kind. */
const groupOf = ({ ground, kind }: BoardPart): string => ground ?? kind;

function drawTerrain(grid: Grid, pieces: readonly BoardPiece[]): ReadonlyMap<string, Sign> {
  // Lower parts are drawn first, floors before the walls that reach up to them, ladders last.
  const rank = ({ kind, bottom, top }: BoardPart): number =>
    kind === 'floor' ? bottom - 1 : kind === 'ladder' ? 1e6 : top;
  const parts = pieces.flatMap(piece => piece.parts).toSorted((a, b) => rank(a) - rank(b));
  const signs = signsFor(parts);
  for (const part of parts) fill(grid, part.outline, { sign: signs.get(groupOf(part))!, as: 'terrain' }, FINE);
  const legend = new Map<string, Sign>();
  for (const part of parts) {
    const sign = signs.get(groupOf(part))!;
    const kinds = new Set([...(legend.get(sign)?.kinds ?? []), part.kind]);
    legend.set(sign, { ground: part.ground ?? null, kinds: [...kinds] });
  }
  return legend;
}

/** A sign for each class, or for each kind: similar kinds may share one, classes never do. */
function signsFor(parts: readonly BoardPart[]): ReadonlyMap<string, string> {
  const signs = new Map<string, string>();
  const isUsed = (sign: string): boolean => [...signs.values()].includes(sign);
  const spare = (): string => SPARE.find(sign => !isUsed(sign)) ?? '?';
  for (const part of parts) {
    const group = groupOf(part);
    if (signs.has(group)) continue;
    const kinds = parts.filter(other => groupOf(other) === group).map(({ kind }) => SIGNS[kind]);
    const own = kinds.find(sign => sign !== undefined && (part.ground === undefined || !isUsed(sign)));
    signs.set(group, own ?? spare());
  }
  return signs;
}

/** Fills the cells that have a sample point inside the outline; the one in its middle if it is too thin for any. */
function fill(grid: Grid, outline: readonly Point[], cell: Cell, fine: number): void {
  const { columns, rows, across, down, cells } = grid;
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const first = Math.max(0, Math.floor(Math.min(...xs) / across));
  const last = Math.min(columns - 1, Math.floor(Math.max(...xs) / across));
  const low = Math.max(0, Math.floor(Math.min(...ys) / down));
  const high = Math.min(rows - 1, Math.floor(Math.max(...ys) / down));
  let isEmpty = true;
  const draw = (row: number, column: number): void => {
    cells[rows - 1 - row]![column] = cell;
    isEmpty = false;
  };
  for (let row = low; row <= high; row++)
    for (let column = first; column <= last; column++)
      if (touches(outline, column * across, row * down, { across, down, fine })) draw(row, column);
  if (isEmpty && low <= high && first <= last) draw(Math.floor((low + high) / 2), Math.floor((first + last) / 2));
}

function touches(
  outline: readonly Point[],
  x: number,
  y: number,
  { across, down, fine }: { readonly across: number; readonly down: number; readonly fine: number },
): boolean {
  for (let i = 0; i < fine; i++)
    for (let k = 0; k < fine; k++)
      if (isIn(outline, x + ((i + 0.5) * across) / fine, y + ((k + 0.5) * down) / fine)) return true;
  return false;
}

/** Whether a point is inside, by counting the edges to its east. */
export function isIn(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** Marks of one kind are numbered if there are several. Returns those with a heading. */
function drawMarks(grid: Grid, { marks }: Board): readonly Pointed[] {
  return marks.flatMap(({ id, kind, at, heading }) => {
    const number = /(\d+)$/.exec(id)?.[1] ?? '';
    const several = marks.filter(each => each.kind === kind).length > 1;
    const placed = letter(grid, at, `(${several ? number : kind.charAt(0)})`, 'mark');
    return heading ? [{ ...placed, heading, as: 'mark' as const }] : [];
  });
}

/** Where a text was written. */
interface Written {
  readonly row: number;
  readonly column: number;
  readonly length: number;
}

interface Pointed extends Written {
  readonly heading: Heading;
  readonly as: 'mark' | Seat;
}

/** Signs of headings, and on which side of a text each is drawn, as rows down and columns to the right. */
export const HEADINGS: { readonly [C in Compass]: readonly [sign: string, down: number, right: number] } = {
  north: ['^', -1, 0],
  'north-east': ['/', -1, 1],
  east: ['>', 0, 1],
  'south-east': ['\\', 1, 1],
  south: ['v', 1, 0],
  'south-west': ['/', 1, -1],
  west: ['<', 0, -1],
  'north-west': ['\\', -1, -1],
};

/** Draws a heading beside something; not where a model stands. */
function pointFrom({ cells }: Grid, { row, column, length, heading, as }: Pointed): void {
  const [sign, down, right] = HEADINGS[compassOf(heading.along)];
  const at = right < 0 ? column - 1 : right > 0 ? column + length : column + Math.floor((length - 1) / 2);
  const line = cells[row + down];
  const taken = line?.[at]?.as;
  if (line && taken !== undefined && typeof taken !== 'number') line[at] = { sign, as };
}

/** Offsets in rows and columns to try when the cell is taken. */
const AROUND = [
  [0, 0],
  [0, 1],
  [0, -1],
  [0, 2],
  [0, -2],
  [1, 0],
  [-1, 0],
  [1, 2],
  [-1, -2],
  [1, -2],
  [-1, 2],
] as const;

function letter(grid: Grid, at: Point, text: string, as: 'mark' | Seat): Written {
  const { cells, columns, rows, across, down } = grid;
  const row = rows - 1 - Math.min(rows - 1, Math.max(0, Math.floor(at.y / down)));
  const middle = Math.floor(at.x / across) - Math.floor(text.length / 2);
  const start = (shift: number): number => Math.min(columns - text.length, Math.max(0, middle + shift));
  const isFree = (r: number, c: number): boolean =>
    Array.from(text, (_, i) => cells[r]?.[c + i]).every(
      cell => cell !== undefined && typeof cell.as !== 'number' && (as !== 'mark' || cell.as !== 'mark'),
    );
  const [down1, right] = AROUND.find(([r, c]) => isFree(row + r, start(c))) ?? [0, 0];
  for (const [i, sign] of Array.from(text).entries()) {
    const line = cells[row + down1];
    if (line) line[start(right) + i] = { sign, as };
  }
  return { row: row + down1, column: start(right), length: text.length };
}
