// Parts of a board that look the same in every ruleset.
import type { BoardPiece, Seat, StatusLine } from '@little-wars/engine';
import type { Scene } from '@little-wars/engine/geometry';

/** The terrain of a scene, with the solids of one piece together and doors as they stand. */
export function piecesOfScene({ solids }: Pick<Scene, 'solids'>): readonly BoardPiece[] {
  const pieces = new Map<string, BoardPiece['parts'][number][]>();
  for (const { piece, kind, corners, bottom, top } of solids) {
    const parts = pieces.get(piece) ?? [];
    parts.push({ kind, outline: corners, bottom, top });
    pieces.set(piece, parts);
  }
  return [...pieces].map(([id, parts]) => ({ id, parts }));
}

export interface Standings {
  /** Values of the whole table, by id, such as the round and the phase. */
  readonly table: { readonly [id: string]: number | string };
  /** What one seat has at a time, by id, such as the initiative; null while nobody has it. */
  readonly held: { readonly [id: string]: Seat | null };
  /** Values of each seat, by id, such as points to score and to spend. */
  readonly seats: readonly { readonly [id: string]: number }[];
}

/** The lines of a status, in order: the table's, then what one seat has, then each seat's. */
export const statusLines = ({ table, held, seats }: Standings): readonly StatusLine[] => [
  ...Object.entries(table).map(([id, value]) => ({ id, seat: null, value })),
  ...Object.entries(held).map(([id, seat]) => ({ id, seat, value: '' })),
  ...seats.flatMap((line, seat) => Object.entries(line).map(([id, value]) => ({ id, seat, value }))),
];
