// Shades the places a model could stand on by what they mean: pattern and numeral first, colour on top.
import { memo, useMemo } from 'react';
import type { Shade } from '../table/looking.ts';
import { numeralsOf, pathOf } from './cells.ts';
import { SHADE_NAMES } from './shade-names.ts';
import { useShading } from './shading.ts';
import { CELL, type Stand } from './standing.ts';
import type { Upright } from './upright.ts';
import '../styles/shade.css';
import '../styles/overlay.css';

/** Name and pattern of each level. */
const LEVELS: { readonly [S in Shade]: readonly (readonly [pattern: string, words: string])[] } = {
  seen: [
    ['dots', 'unseen'],
    ['thin', 'in cover'],
    ['lines', 'open to 1'],
    ['cross', 'open to 2 or more'],
  ],
  sees: [
    ['dots', 'sees nobody'],
    ['thin', '1'],
    ['lines', '2'],
    ['cross', '3 or more'],
  ],
  damage: [
    ['bars', 'deals more'],
    ['dots', 'a little more'],
    ['plain', 'about even'],
    ['lines', 'takes a little more'],
    ['cross', 'takes more'],
  ],
};

export interface ShadedProps {
  readonly stand: Stand;
  readonly by: Shade;
  readonly upright: Upright;
  /** Tenths per pixel: patterns and numerals keep their size at every zoom. */
  readonly px: number;
}

/** Clipped to the reach by its mask. */
export const Shaded = memo(function Shaded({ stand, by, upright, px }: ShadedProps) {
  const { cells, isDone } = useShading(stand, by);
  const paths = useMemo(() => LEVELS[by].map((_, level) => pathOf(cells, level, upright)), [cells, by, upright]);
  const numerals = useMemo(() => numeralsOf(cells), [cells]);
  return (
    <g className={`shaded by-${by}`} data-done={isDone}>
      <Patterns px={px} />
      <g mask="url(#reach-mask)">
        {LEVELS[by].map(([pattern], level) => (
          <g key={pattern} className={`level-${level}`}>
            <path d={paths[level]} className="tint" />
            {pattern === 'plain' ? null : <path d={paths[level]} fill={`url(#shade-${pattern})`} />}
          </g>
        ))}
      </g>
      {numerals.map(({ column, row, count }) => (
        <text key={`${column} ${row}`} x={(column + 0.5) * CELL} y={upright.y((row + 0.5) * CELL)}>
          {count > 0 && by === 'damage' ? `+${count}` : `${count}`.replace('-', '−')}
        </text>
      ))}
    </g>
  );
});

/** In pixels, at every zoom. */
const PATTERNS = {
  dots: { size: 7, d: 'M2 3.5h.01', width: 2.4 },
  thin: { size: 9, d: 'M-1 10L10 -1M-1 1L1 -1M8 10L10 8', width: 1 },
  lines: { size: 5, d: 'M-1 6L6 -1M-1 1L1 -1M4 6L6 4', width: 1.5 },
  cross: { size: 5, d: 'M-1 6L6 -1M-1 1L1 -1M4 6L6 4M-1 -1L6 6M-1 4L1 6M4 -1L6 1', width: 1.4 },
  bars: { size: 5, d: 'M2.5 0V5', width: 1.8 },
} as const;

export const Patterns = ({ px }: Pick<ShadedProps, 'px'>) => (
  <defs>
    {Object.entries(PATTERNS).map(([name, { size, d, width }]) => (
      <pattern
        key={name}
        id={`shade-${name}`}
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${px})`}
      >
        <path d={d} className="shade-ink" strokeWidth={width} strokeLinecap="round" fill="none" />
      </pattern>
    ))}
  </defs>
);

/** The legend. */
export function ShadeKey({ by, px }: Pick<ShadedProps, 'by' | 'px'>) {
  const [width, height] = [22, 14];
  return (
    <ul className="shade-key" aria-label={`Shaded by ${SHADE_NAMES[by]}`}>
      {LEVELS[by].map(([pattern, words], level) => (
        <li key={pattern}>
          <svg
            className={`shaded by-${by}`}
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
  );
}
