// The pieces from which players, the generator and the editor build tables, each with its low left corner at (0, 0).
import type { Piece } from '@little-wars/engine/geometry';
import {
  area,
  block,
  container,
  crates,
  fence,
  hedge,
  lowWall,
  machine,
  pipes,
  points,
  ruin,
  wall,
} from '@little-wars/engine/pieces';

/** What a piece is on a table: to climb, to go around, to wade through, or to step over. */
export const ROLES = ['building', 'block', 'ground', 'obstacle'] as const;
export type Role = (typeof ROLES)[number];

export interface StockPiece {
  readonly id: string;
  readonly role: Role;
  readonly piece: Piece;
}

const stock = (role: Role, piece: Piece): StockPiece => ({ id: piece.id, role, piece });

export const STOCK: readonly StockPiece[] = [
  stock(
    'building',
    ruin({
      id: 'corner-ruin',
      at: [0, 0.1],
      size: [7, 5],
      south: 'open',
      east: 'broken',
      north: [
        ['tall', 3],
        ['broken', 7],
      ],
      west: 'open',
      ladders: [{ side: 'south', at: 3.5 }],
    }),
  ),
  stock(
    'building',
    ruin({
      id: 'tower',
      at: [0, 0.1],
      size: [5, 4.5],
      south: 'open',
      east: [
        ['open', 2],
        ['tall', 4.5],
      ],
      north: 'broken',
      west: 'tall',
      ladders: [{ side: 'south', at: 2.5 }],
    }),
  ),
  stock(
    'building',
    container({ id: 'container', at: [0, 0.1], size: [5.6, 2.6], ladders: [{ side: 'south', at: 2.8 }] }),
  ),
  stock('block', block('building', 'barn', { at: [0, 0], size: [4.5, 4] }, 4)),
  stock('block', block('rock', 'rock', { at: [0, 0], size: [3, 2.5] }, 3)),
  stock('block', machine({ id: 'pump', at: [0, 0], size: [2.6, 2.2] })),
  stock('block', wall({ id: 'wall', along: points([0, 0.15], [4, 0.15]) })),
  stock('ground', area('wood', 'wood', points([1, 0], [7.5, 0.3], [8.5, 3], [6.5, 6], [1.5, 5.5], [0, 2.5]))),
  stock('ground', area('wood', 'copse', points([0.6, 0], [4, 0.4], [5, 2.6], [3, 4], [0, 3]))),
  stock('ground', area('marsh', 'marsh', points([0, 0.6], [4.5, 0], [6, 3.4], [0.5, 5]))),
  stock('ground', area('rubble', 'rubble', points([0, 0.5], [4.5, 0], [5.5, 3], [0.5, 3.5]))),
  stock('ground', area('crater', 'crater', points([0.6, 0], [3, 0.2], [3.8, 2], [2.4, 3.6], [0, 2.6]))),
  stock('obstacle', hedge({ id: 'hedge', along: points([0, 0.25], [4.5, 0.25]) })),
  stock('obstacle', fence({ id: 'fence', along: points([0, 0.1], [5, 0.1]) })),
  stock('obstacle', lowWall({ id: 'low-wall', along: points([0, 0.15], [4, 0.15], [4, 2.5]) })),
  stock('obstacle', pipes({ id: 'pipes', along: points([0, 0.4], [4, 0.4]) })),
  stock(
    'obstacle',
    crates('crates', [
      { at: [0, 0], size: [1.8, 1.5], height: 1.5 },
      { at: [1.8, 0], size: [1.3, 1.3], height: 1 },
    ]),
  ),
];

/** The names of the pieces, as a ruleset's texts have them. */
export const stockTexts = (): { readonly [id: string]: string } =>
  Object.fromEntries(STOCK.map(({ id }) => [`terrain.${id}`, id.replaceAll('-', ' ')]));
