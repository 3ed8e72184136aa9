// Editing a table: plain data in, plain data out.
import { inches, type Point, type Tenths } from '@little-wars/engine/geometry';
import {
  boundsOfPlaced,
  type CustomTable,
  type PlacedPiece,
  type Quarter,
  type TableSize,
  troublesOf,
  twinOf,
} from '@little-wars/skirmish/tables';

/** A table being edited. With twins, each piece stands for two: itself and its copy on the other side. */
export interface Edited {
  readonly table: TableSize & { readonly name: string };
  readonly pieces: readonly PlacedPiece[];
  readonly twins: boolean;
  readonly selected: number | null;
}

export type Edit =
  | { readonly do: 'add'; readonly stock: string }
  | { readonly do: 'select'; readonly piece: number | null }
  | { readonly do: 'move'; readonly to: Point }
  | { readonly do: 'nudge'; readonly dx: number; readonly dy: number }
  | { readonly do: 'turn' | 'remove' | 'clear' }
  | { readonly do: 'twins'; readonly on: boolean }
  | { readonly do: 'rename'; readonly name: string }
  | { readonly do: 'resize'; readonly width: Tenths; readonly depth: Tenths }
  | { readonly do: 'lay'; readonly pieces: readonly PlacedPiece[] };

/** Pieces snap to half inches when dragged. */
export const SNAP: Tenths = inches(0.5);

/** The pieces in pairs, each followed by its twin; null if they are not symmetric. */
function halfOf(table: CustomTable): readonly PlacedPiece[] | null {
  const half = table.pieces.filter((_, i) => i % 2 === 0);
  const isSame = (a: PlacedPiece, b: PlacedPiece | undefined): boolean =>
    b !== undefined && a.stock === b.stock && a.turn === b.turn && a.at.x === b.at.x && a.at.y === b.at.y;
  return half.every((piece, k) => isSame(twinOf(table, piece), table.pieces[2 * k + 1])) ? half : null;
}

export function editedOf({ pieces, ...table }: CustomTable): Edited {
  const half = halfOf({ ...table, pieces });
  return { table, pieces: half ?? pieces, twins: half !== null, selected: null };
}

const allOf = (table: TableSize, pieces: readonly PlacedPiece[], twins: boolean): readonly PlacedPiece[] =>
  twins ? pieces.flatMap(piece => [piece, twinOf(table, piece)]) : pieces;

export const tableOf = ({ table, pieces, twins }: Edited): CustomTable => ({
  ...table,
  pieces: allOf(table, pieces, twins),
});

/** Which edited piece a piece of the table belongs to. */
export const ownerOf = ({ twins }: Pick<Edited, 'twins'>, at: number): number => (twins ? Math.floor(at / 2) : at);

export function edit(state: Edited, change: Edit): Edited {
  switch (change.do) {
    case 'add':
      return withNew(state, change.stock);
    case 'select':
      return { ...state, selected: change.piece };
    case 'move':
      return changed(state, piece => movedTo(state.table, piece, change.to));
    case 'nudge':
      return changed(state, piece =>
        movedTo(state.table, piece, { x: piece.at.x + change.dx, y: piece.at.y + change.dy }),
      );
    case 'turn':
      return changed(state, piece => turned(state.table, piece));
    case 'remove':
      return { ...state, pieces: state.pieces.filter((_, i) => i !== state.selected), selected: null };
    case 'clear':
      return { ...state, pieces: [], selected: null };
    case 'twins':
      return withTwins(state, change.on);
    case 'rename':
      return { ...state, table: { ...state.table, name: change.name } };
    case 'resize': {
      const table = { ...state.table, width: change.width, depth: change.depth };
      return { ...state, table, pieces: state.pieces.map(piece => movedTo(table, piece, piece.at)) };
    }
    case 'lay':
      return editedOf({ ...state.table, pieces: change.pieces });
  }
}

const changed = (state: Edited, change: (piece: PlacedPiece) => PlacedPiece): Edited => ({
  ...state,
  pieces: state.pieces.map((piece, i) => (i === state.selected ? change(piece) : piece)),
});

/** Keeps a piece wholly on the table. */
function movedTo({ width, depth }: TableSize, piece: PlacedPiece, { x, y }: Point): PlacedPiece {
  const { left, low, right, high } = boundsOfPlaced(piece);
  const within = (at: number, size: number, most: number): number => Math.max(0, Math.min(at, most - size));
  return { ...piece, at: { x: within(x, right - left, width), y: within(y, high - low, depth) } };
}

/** A quarter turn about the middle of the piece. */
function turned(table: TableSize, piece: PlacedPiece): PlacedPiece {
  const { left, low, right, high } = boundsOfPlaced(piece);
  const spread = Math.floor((right - left - (high - low)) / 2);
  const next = { ...piece, turn: ((piece.turn + 1) % 4) as Quarter };
  return movedTo(table, next, { x: piece.at.x + spread, y: piece.at.y - spread });
}

function withTwins(state: Edited, on: boolean): Edited {
  if (on === state.twins) return state;
  if (on) return { ...state, twins: true, pieces: halfOf(tableOf(state)) ?? state.pieces, selected: null };
  return { ...state, twins: false, pieces: tableOf(state).pieces, selected: null };
}

/** Puts a new piece at the free place nearest to the centre, or in the centre if there is none. */
function withNew(state: Edited, stock: string): Edited {
  const { width, depth } = state.table;
  const first: PlacedPiece = { stock, at: { x: 0, y: 0 }, turn: 0 };
  const { right, high } = boundsOfPlaced(first);
  const middle = { x: (width - right) / 2, y: (depth - high) / 2 };
  const places: Point[] = [];
  for (let x = 0; x + right <= width; x += 2 * SNAP)
    for (let y = 0; y + high <= depth; y += 2 * SNAP) places.push({ x, y });
  const far = ({ x, y }: Point): number => (x - middle.x) ** 2 + (y - middle.y) ** 2;
  places.sort((a, b) => far(a) - far(b));
  const isFree = (at: Point): boolean => {
    const added = tableOf({ ...state, pieces: [...state.pieces, { ...first, at }] });
    const own = added.pieces.length - (state.twins ? 2 : 1);
    return troublesOf(added).every(({ piece }) => piece < own);
  };
  const at = places.find(isFree) ?? { x: Math.floor(middle.x), y: Math.floor(middle.y) };
  return { ...state, pieces: [...state.pieces, { ...first, at }], selected: state.pieces.length };
}

export const newTable = (name: string): CustomTable => ({
  name,
  width: inches(36),
  depth: inches(36),
  pieces: [],
});

/** The titles of the stock, as players read them. */
export const titleOf = (stock: string): string => {
  const words = stock.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
