// What blocks sight and what gives cover, as the selected model sees the table.
import type { Board } from '@little-wars/engine';
import { memo, useEffect, useMemo, useState } from 'react';
import { pathOf } from './cells.ts';
import { type Lens, squareOf, squaresOf } from './lens.ts';
import { Patterns } from './shade.tsx';
import { inSlices, NOTHING } from './shading.ts';
import type { Upright } from './upright.ts';
import '../styles/overlay.css';

/** Pattern and name of each level. */
const LEVELS = [
  ['plain', 'seen clearly'],
  ['thin', 'in cover'],
  ['lines', 'obscured'],
  ['dots', 'not seen'],
] as const;

export interface LensedProps {
  readonly lens: Lens;
  readonly board: Board;
  readonly upright: Upright;
  readonly px: number;
}

export const Lensed = memo(function Lensed({ lens, board, upright, px }: LensedProps) {
  const [{ cells, isDone }, show] = useState(NOTHING);
  useEffect(() => {
    show(NOTHING);
    return inSlices(squaresOf(lens, board), show);
  }, [lens, board]);
  const side = squareOf(board);
  const paths = useMemo(() => LEVELS.map((_, level) => pathOf(cells, level, upright, side)), [cells, upright, side]);
  return (
    <g className="shaded by-lens" data-done={isDone}>
      <Patterns px={px} />
      {LEVELS.map(([pattern], level) => (
        <g key={pattern} className={`level-${level}`}>
          <path d={paths[level]} className="tint" />
          {pattern === 'plain' ? null : <path d={paths[level]} fill={`url(#shade-${pattern})`} />}
        </g>
      ))}
    </g>
  );
});

/** The legend, and whose view it is. */
export function LensKey({ who, px }: { readonly who: string | null; readonly px: number }) {
  const [width, height] = [22, 14];
  if (who === null) return <p>Choose a model to see what it sees, and what is in cover from it.</p>;
  return (
    <>
      <p>{`An enemy there, to ${who}:`}</p>
      <ul className="shade-key" aria-label={`What ${who} would see`}>
        {LEVELS.map(([pattern, words], level) => (
          <li key={pattern}>
            <svg
              className="shaded by-lens"
              aria-hidden="true"
              width={width}
              height={height}
              viewBox={`0 0 ${width * px} ${height * px}`}
            >
              <g className={`level-${level}`}>
                <rect width={width * px} height={height * px} className="tint" />
                {pattern === 'plain' ? null : (
                  <rect width={width * px} height={height * px} fill={`url(#shade-${pattern})`} />
                )}
              </g>
            </svg>{' '}
            {words}
          </li>
        ))}
      </ul>
    </>
  );
}
