// Terrain for pointers and screen readers: each part's description, and its class under the rules. land.tsx draws it.
import type { Board } from '@little-wars/engine';
import { memo, useMemo } from 'react';
import { labelsOn, type TerrainWords, toldPart } from './grounds.ts';
import { silhouetteOf } from './land.tsx';
import { blocksOf } from './relief.ts';
import type { Upright } from './upright.ts';

interface Props {
  readonly pieces: Board['pieces'];
  readonly upright: Upright;
  readonly nameOf: TerrainWords['kind'];
  /** Needed where parts have classes. */
  readonly groundOf?: TerrainWords['ground'];
  /** Pieces that a ruling highlights. */
  readonly pointed: readonly string[];
}

/** Every part of every piece, invisible, with its title: the nearest to the viewer comes last. */
export const Terrain = memo(function Terrain({ pieces, upright, nameOf, groundOf, pointed }: Props) {
  const blocks = useMemo(
    () => blocksOf(pieces).map(block => ({ ...block, d: silhouetteOf(block, upright) })),
    [pieces, upright],
  );
  return (
    <g>
      {blocks.map(({ key, piece, d, isUpper, ...part }) => (
        <path key={key} className="terrain" d={d} data-over={isUpper ? piece : undefined} data-top={part.top}>
          <title>{toldPart(part, nameOf, groundOf)}</title>
        </path>
      ))}
      {/* One shape for the whole piece: an outline around every part would show how it is divided. */}
      <path
        className="pointed"
        d={blocks
          .filter(({ piece }) => pointed.includes(piece))
          .map(({ d }) => d)
          .join('')}
      />
    </g>
  );
});

interface GroundsProps extends Pick<Props, 'pieces' | 'upright'> {
  readonly groundOf: TerrainWords['ground'];
  /** Tenths per pixel. */
  readonly px: number;
}

/** The classes of terrain, written on each piece: in full where there is room, otherwise by the initial. */
export const Grounds = memo(function Grounds({ pieces, upright, groundOf, px }: GroundsProps) {
  return (
    <g className="grounds" style={{ fontSize: 10 * px }}>
      {pieces.flatMap(({ id, parts }) =>
        labelsOn(parts, groundOf, px).map(({ ground, at, label }) => (
          <text key={`${id}/${ground}`} x={at.x} y={upright.y(at.y)} dy="0.35em">
            {label}
          </text>
        )),
      )}
    </g>
  );
});
