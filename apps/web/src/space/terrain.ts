// Terrain in three dimensions: prisms from bottom to top, dressed by their kind. Dressing stays within the prism that
// the rules know, except for cosmetic twigs and stones.
import type { Board, BoardPiece } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import { type Block, blocksOf } from '../map/relief.ts';
import { type Colour, shaded } from './colour.ts';
import { dress } from './dressing.ts';
import { lookOf } from './kinds.ts';
import type { Palette } from './palette.ts';
import { type Built, chance, prism } from './prisms.ts';
import { Lines, Solids } from './shapes.ts';

/** The parts of pieces below a ceiling, cut off at it. */
export const belowCeiling = (pieces: readonly BoardPiece[], ceiling: number): readonly BoardPiece[] =>
  pieces.map(({ id, parts }) => ({
    id,
    parts: parts.flatMap(part => (part.bottom >= ceiling ? [] : [{ ...part, top: Math.min(part.top, ceiling) }])),
  }));

/** All terrain below a ceiling, as triangles and lines. */
export function buildTerrain({ pieces }: Board, palette: Palette, ceiling: number): Built {
  const built: Built = { solids: new Solids(), lines: new Lines(), palette };
  for (const block of blocksOf(belowCeiling(pieces, ceiling))) build(built, block);
  return built;
}

function build(built: Built, block: Block): void {
  const { form, colour } = lookOf(block.kind);
  const base = tinted(colour(built.palette), block.outline[0]!);
  if (!dress(built, block, form, base)) prism(built, block, form, base);
}

/** Colours vary slightly from piece to piece. */
const tinted = (colour: Colour, { x, y }: Point): Colour => shaded(colour, 0.94 + 0.12 * chance(x, y));

/** The heights of overhead parts, where the view can be cut. Infinity if there are none. */
export const ceilingOver = (pieces: readonly BoardPiece[]): number =>
  Math.min(Infinity, ...pieces.flatMap(({ parts }) => parts.flatMap(({ bottom }) => (bottom > 0 ? [bottom] : []))));
