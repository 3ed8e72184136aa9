import { keyed, latest, perObject } from '../cache.ts';
import { type Box, box, convexParts } from './polygon.ts';
import type { Point } from './shape.ts';
import type { Piece, Terrain } from './terrain.ts';
import type { Tenths } from './units.ts';

/** One convex prism of the table, ready for exact work: counter-clockwise, no three corners in a line. */
export interface Solid {
  /** Its index in `Scene.solids` and in masks. */
  readonly index: number;
  readonly piece: string;
  /** Which part of the piece it belongs to. */
  readonly part: number;
  readonly kind: string;
  readonly corners: readonly Point[];
  readonly bottom: Tenths;
  readonly top: Tenths;
  readonly box: Box;
}

/** A table with its terrain compiled once: concave outlines split, doors open or closed. */
export interface Scene {
  readonly width: Tenths;
  readonly depth: Tenths;
  readonly solids: readonly Solid[];
  /** The scene that pieces were added to, if any: its solids come first, and caches about them stay valid. */
  readonly upon?: Scene;
}

/** Which solids take part in a question: 1 at the index of each that does. Made once per scene and ruleset table. */
export type Mask = Uint8Array;

/** Keyed by the doors that are open: doors are opened seldom, so a match has few such sets. */
const scenesOf = perObject((_terrain: Terrain) => keyed<string, Scene>(256));

/** The scene of a terrain with the doors of these pieces open; cached. */
export function sceneOf(terrain: Terrain, openDoors: readonly string[] = []): Scene {
  const open = new Set(openDoors);
  const key = open.size === 0 ? '[]' : JSON.stringify([...open].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  return scenesOf(terrain)(key, () => compile(terrain, open));
}

function compile(terrain: Terrain, open: ReadonlySet<string>): Scene {
  const solids: Solid[] = [];
  for (const piece of terrain.pieces) solids.push(...solidsOf(piece, open.has(piece.id), solids.length));
  return { width: terrain.width, depth: terrain.depth, solids };
}

/** A scene with more pieces set up on it. */
export function withPieces(scene: Scene, pieces: readonly Piece[]): Scene {
  const solids = scene.solids.slice();
  for (const piece of pieces) solids.push(...solidsOf(piece, false, solids.length));
  return { width: scene.width, depth: scene.depth, solids, upon: scene };
}

/** Cached by piece, so that a piece at the same index keeps its solids, and caches about them stay valid. */
const compiledPiece = perObject((piece: Piece) =>
  latest((isOpen: boolean, first: number) => compilePiece(piece, isOpen, first)),
);

const solidsOf = (piece: Piece, isOpen: boolean, first: number): readonly Solid[] =>
  compiledPiece(piece)(isOpen, first);

/** The solids of a piece, given the index of the first one in the scene. */
function compilePiece(piece: Piece, isOpen: boolean, first: number): readonly Solid[] {
  const solids: Solid[] = [];
  for (const [part, { kind, outline, bottom, top, open: leaf }] of piece.parts.entries())
    for (const corners of convexParts(leaf && isOpen ? leaf : outline))
      solids.push({
        index: first + solids.length,
        piece: piece.id,
        part,
        kind,
        corners,
        bottom,
        top,
        box: box(corners),
      });
  return solids;
}

/**
 * The solids of a scene whose kind (and shape) a ruleset's table lets take part; `before` is the mask of what it is set
 * up on.
 */
export function maskOf({ solids }: Scene, takesPart: (solid: Solid) => boolean, before?: Mask): Mask {
  const mask = new Uint8Array(solids.length);
  if (before) mask.set(before);
  for (let i = before?.length ?? 0; i < solids.length; i++) mask[i] = takesPart(solids[i]!) ? 1 : 0;
  return mask;
}
