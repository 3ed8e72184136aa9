import type { Ahead, Heading } from '@little-wars/engine';
import { toldAhead } from '@little-wars/table';
import { drawnEnds, drawnHeading } from './heading.ts';
import { inInches, tenthsOf, type Upright } from './upright.ts';
import '../styles/overlay.css';

/** Arrows outside the rim of something drawn around the origin. */
export function Arrows({ heading, r }: { readonly heading: Heading; readonly r: number }) {
  const { path, stroke, number } = drawnHeading(heading, r);
  return (
    <g className="heading">
      <path d={path} strokeWidth={stroke} />
      {number ? (
        <text x={number.x} y={number.y} fontSize={number.size}>
          {heading.count}
        </text>
      ) : null}
    </g>
  );
}

export interface AheadProps {
  readonly ahead: Ahead;
  readonly upright: Upright;
  /** Tenths per pixel. */
  readonly px: number;
}

/** The line of a drift: a dot at each possible end, larger if likelier. */
export function AheadLine({ ahead, upright, px }: AheadProps) {
  const { from } = ahead;
  const ends = drawnEnds(ahead, px);
  const last = ends.at(-1)?.at ?? from;
  const size = Math.max(90, 11 * px);
  return (
    <g className="ahead">
      <title>{`It drifts: ${toldAhead(ahead).join(', ')}`}</title>
      <line x1={from.x} y1={upright.y(from.y)} x2={last.x} y2={upright.y(last.y)} />
      {ends.map(({ at, inches, chance, size: share, label }) => (
        <g key={`${at.x} ${at.y}`} transform={`translate(${at.x} ${upright.y(at.y)})`}>
          <title>{`${inInches(tenthsOf(inches))}: ${Math.round(100 * chance)}%`}</title>
          <circle r={share * 0.5 * size} />
          {label === null ? null : (
            <text y={-0.9 * size} fontSize={size}>
              {label}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
