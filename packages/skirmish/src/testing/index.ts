export * from './guides.ts';

// Line-ups for tests, and the oracle that odds are checked against.
import type { Leg } from '@little-wars/engine';
import { inches, type Piece, type Spot, type Terrain } from '@little-wars/engine/geometry';
import { part, rectangle, type TerrainKind, type XY } from '@little-wars/engine/pieces';

export * from './dense-moves.ts';
export * from './enumerate.ts';
export * from './offers.ts';
export * from './tray.ts';

/** A model as `[seat, card, x, y]` in inches, with any changes. */
export type Stood<M> = readonly [seat: number, card: string, x: number, y: number, change?: Partial<M>];

export interface LineUps<M> {
  /** In the line-up of a test, seat 0 is blue and seat 1 is red: `field([blue(card, x, y), red(card, x, y)])`. */
  blue(card: string, x: number, y: number, change?: Partial<M>): Stood<M>;
  red(card: string, x: number, y: number, change?: Partial<M>): Stood<M>;
  /** The models of a line-up; by default each is named by its card and index. */
  stand(stood: readonly Stood<M>[]): readonly M[];
}

/** Line-ups of a ruleset; `fresh` makes a model of a card as at the start, with changes. */
export const lineUps = <M>(
  fresh: (seat: number, card: string, at: Spot, change: Partial<M> & { readonly name: string }) => M,
): LineUps<M> => ({
  blue: (card, x, y, change = {}) => [0, card, x, y, change],
  red: (card, x, y, change = {}) => [1, card, x, y, change],
  stand: stood =>
    stood.map(([seat, card, x, y, change], i) =>
      fresh(seat, card, inInches(x, y), { name: `${card}-${i}`, ...(change as Partial<M>) }),
    ),
});

/** A spot in inches. */
export const inInches = (x: number, y: number, z = 0): Spot => ({ x: inches(x), y: inches(y), z: inches(z) });
/** A spot in tenths, for exact distances. */
export const inTenths = (x: number, y: number, z = 0): Spot => ({ x, y, z });

/** Legs of each kind, to spots written as `at` reads them. */
export const legsTo = (at: (x: number, y: number, z?: number) => Spot) => {
  const leg =
    (how: Leg['how']) =>
    (x: number, y: number, z = 0): Leg => ({ how, to: at(x, y, z) });
  return { go: leg('go'), climb: leg('climb'), drop: leg('drop'), jump: leg('jump') };
};

/** A map without terrain, or with only the given pieces. */
export const bareMap = <M extends { readonly id: string; readonly terrain: Terrain }>(
  map: M,
  pieces: readonly Piece[] = [],
): M => ({ ...map, id: 'bare', terrain: { ...map.terrain, pieces } });

/** A box of one kind, in inches: its low corner, its size, from the table up or between two heights. */
export function box(
  kind: TerrainKind,
  [at, size]: readonly [at: XY, size: XY],
  height: number | readonly [number, number],
  id: string = kind,
): Piece {
  const [bottom, top] = typeof height === 'number' ? [0, height] : height;
  return { id, parts: [part(kind, rectangle(at, size), bottom, top)] };
}
