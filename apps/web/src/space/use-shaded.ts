// Shaded places and the lens, painted flat on the table in space: the same squares as on the map.
import { useEffect, useMemo, useState } from 'react';
import { squareOf, squaresOf } from '../map/lens.ts';
import type { MapProps } from '../map/map-props.ts';
import { inSlices, NOTHING } from '../map/shading.ts';
import { CELL, cellsOf } from '../map/standing.ts';
import { type Ink, paintedSquares } from './painted.ts';
import type { Palette } from './palette.ts';

/** Colour and lines of each level: patterns distinguish them without colour. */
const INKS: { readonly [by: string]: readonly (Ink | null)[] } = {
  seen: [
    { colour: 'good', alpha: 0.3, lines: 0 },
    { colour: 'gold', alpha: 0.35, lines: 1 },
    { colour: 'hurt', alpha: 0.35, lines: 2 },
    { colour: 'hurt', alpha: 0.55, lines: 3 },
  ],
  sees: [
    { colour: 'line', alpha: 0.3, lines: 0 },
    { colour: 'accent', alpha: 0.2, lines: 1 },
    { colour: 'accent', alpha: 0.35, lines: 2 },
    { colour: 'accent', alpha: 0.5, lines: 3 },
  ],
  damage: [
    { colour: 'good', alpha: 0.5, lines: 3 },
    { colour: 'good', alpha: 0.3, lines: 1 },
    { colour: 'line', alpha: 0.3, lines: 0 },
    { colour: 'hurt', alpha: 0.35, lines: 2 },
    { colour: 'hurt', alpha: 0.55, lines: 3 },
  ],
  lens: [
    null,
    { colour: 'gold', alpha: 0.3, lines: 1 },
    { colour: 'hurt', alpha: 0.3, lines: 2 },
    { colour: 'paper', alpha: 0.75, lines: 0 },
  ],
};

/** Null while nothing is shaded. */
export function useShaded({ board, stand, lens, looking }: MapProps, palette: Palette | undefined) {
  const [{ cells }, show] = useState(NOTHING);
  const by = lens ? 'lens' : looking.shade;
  useEffect(() => {
    show(NOTHING);
    if (lens) return inSlices(squaresOf(lens, board), show);
    if (stand && looking.shade) return inSlices(cellsOf(stand, looking.shade), show);
    return undefined;
  }, [lens, stand, looking.shade, board]);
  const side = lens ? squareOf(board) : CELL;
  return useMemo(
    () => (palette && by && cells.length > 0 ? paintedSquares(board, { cells, side, inks: INKS[by]! }, palette) : null),
    [palette, by, cells, side, board],
  );
}
