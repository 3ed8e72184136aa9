// Parts of a board that look the same in every ruleset.
import {
  type Board,
  type BoardNote,
  type BoardPiece,
  perObject,
  type Seat,
  type StatusLine,
} from '@little-wars/engine';
import type { Scene } from '@little-wars/engine/geometry';

type Terrained = Pick<Scene, 'solids'>;

/**
 * The terrain of a scene, with the solids of one piece together and doors as they stand. Tables draw it by identity.
 */
export const piecesOfScene = perObject(({ solids }: Terrained): readonly BoardPiece[] => {
  const pieces = new Map<string, BoardPiece['parts'][number][]>();
  for (const { piece, kind, corners, bottom, top } of solids) {
    const parts = pieces.get(piece) ?? [];
    parts.push({ kind, outline: corners, bottom, top });
    pieces.set(piece, parts);
  }
  return [...pieces].map(([id, parts]) => ({ id, parts }));
});

type GroundOf = (part: BoardPiece['parts'][number]) => string;

const classedPieces = perObject((groundOf: GroundOf) =>
  perObject((scene: Terrained): readonly BoardPiece[] =>
    piecesOfScene(scene).map(piece => ({
      ...piece,
      parts: piece.parts.map(part => ({ ...part, ground: groundOf(part) })),
    })),
  ),
);

/** The table of a scene: its size and its terrain, with the effect of each part on movement. */
export const tableOfScene = (
  scene: Pick<Scene, 'width' | 'depth' | 'solids'>,
  groundOf: GroundOf,
): Pick<Board, 'width' | 'depth' | 'pieces'> => ({
  width: scene.width,
  depth: scene.depth,
  pieces: classedPieces(groundOf)(scene),
});

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

interface Lasting {
  readonly use: { readonly rule: string; readonly seat: Seat };
}

/** Temporary effects, once for each side: stratagems, ploys, tactics. */
export const notesInForce = (effects: readonly Lasting[], clause: string): readonly BoardNote[] =>
  [...new Map(effects.map(({ use }) => [`${use.rule} ${use.seat}`, use])).values()].map(({ rule, seat }) => ({
    kind: 'active',
    seat,
    name: { word: `rule.${rule}` },
    how: null,
    clause,
  }));

/** The mission: its texts are `<of>.<id>` and `<of>-how.<id>`. */
export const missionNote = (of: string, id: string, clause: string): BoardNote => ({
  kind: 'mission',
  seat: null,
  name: { word: `${of}.${id}` },
  how: { word: `${of}-how.${id}` },
  clause,
});
