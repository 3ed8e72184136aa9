// What lies below a table in space: stars, a nebula, and wreckage as solid rocks. Fetched with the first such table.
import { memo } from 'react';
import { seeded } from './materials.ts';
import { type Block, isNear } from './relief.ts';
import type { Upright } from './upright.ts';
import '../styles/stars.css';

/** The side of the square of sky that repeats. */
const TILE = 2600;

/** Stars of three sizes at random places, the same on every table. */
const STARS: readonly string[] = [
  [7, 220],
  [13, 60],
  [22, 14],
].map(([size, count], kind) => {
  const next = seeded(31 + kind);
  const star = (): string => {
    const [x, y] = [next() * TILE, next() * TILE].map(Math.round);
    const r = Math.round(size! * (0.6 + 0.6 * next()));
    return `M${x} ${y! - r}L${x! + r / 3} ${y! - r / 3}L${x! + r} ${y}L${x! + r / 3} ${y! + r / 3}L${x} ${y! + r}L${x! - r / 3} ${y! + r / 3}L${x! - r} ${y}L${x! - r / 3} ${y! - r / 3}z`;
  };
  return Array.from({ length: count! }, star).join('');
});

/** Where clouds lie, as shares of the table, and how far they reach. */
const CLOUDS: readonly (readonly [x: number, y: number, r: number])[] = [
  [0.18, 0.24, 0.55],
  [0.82, 0.62, 0.6],
  [0.46, 0.94, 0.45],
  [0.66, 0.08, 0.35],
];

/** The sky reaches beyond the table, which has no edge in space. */
export const Stars = memo(function Stars({ width, depth }: { readonly width: number; readonly depth: number }) {
  const sky = { x: -width, y: -depth, width: 3 * width, height: 3 * depth };
  return (
    <g className="sky">
      <defs>
        <pattern id="stars" width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          {STARS.map((d, i) => (
            <path key={d} className={`stars-${i}`} d={d} />
          ))}
        </pattern>
        {CLOUDS.map((_, i) => (
          <radialGradient key={i} id={`cloud-${i}`}>
            <stop offset="0" className={`cloud-${i}`} stopOpacity="0.5" />
            <stop offset="0.45" className={`cloud-${i}`} stopOpacity="0.18" />
            <stop offset="1" className={`cloud-${i}`} stopOpacity="0" />
          </radialGradient>
        ))}
      </defs>
      <rect className="void" {...sky} />
      {CLOUDS.map(([x, y, r], i) => (
        <ellipse
          key={i}
          fill={`url(#cloud-${i})`}
          cx={x * width}
          cy={y * depth}
          rx={r * width}
          ry={0.7 * r * depth}
          transform={`rotate(${-24 + 17 * i} ${x * width} ${y * depth})`}
        />
      ))}
      <rect fill="url(#stars)" {...sky} />
      <rect className="bounds" width={width} height={depth} />
    </g>
  );
});

type Corner = readonly [x: number, y: number];

/** How far in the plateau of a rock begins, and how high its shoulder is, as shares. */
const [PLATEAU, SHOULDER] = [0.44, 0.5];

/** How bright a slope is by the way it looks: the sun stands in the north-west. 0 is the darkest. */
const TONES = 5;

function toneOf([ax, ay]: Corner, [bx, by]: Corner): number {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  // The outside is to the right of an edge, as in relief.ts; in the picture y grows to the south.
  const light = (-(by - ay) * -0.6 + (bx - ax) * -0.8) / long;
  return Math.min(TONES - 1, Math.floor(((1 - light) / 2) * TONES));
}

/** A piece of wreckage with slopes and craters, over the plain block it is. */
export function Rock({ block, upright }: { readonly block: Block; readonly upright: Upright }) {
  const { outline, rim, bottom, top, key } = block;
  const count = outline.length;
  const middle = {
    x: outline.reduce((sum, { x }) => sum + x, 0) / count,
    y: outline.reduce((sum, { y }) => sum + y, 0) / count,
  };
  const next = seeded(key.length * 131 + Math.round(middle.x + middle.y));
  const shoulder = bottom + (top - bottom) * SHOULDER;
  const low = outline.map(({ x, y }): Corner => [x, upright.y(y, shoulder)]);
  const high = outline.map(({ x, y }): Corner => {
    const share = PLATEAU + 0.16 * (next() - 0.5);
    const [px, py] = [x + (middle.x - x) * share, y + (middle.y - y) * share];
    return [Math.round(px), upright.y(Math.round(py), top)];
  });
  const path = (corners: readonly Corner[]): string => `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  const reach = Math.min(...outline.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
  const craters = Array.from({ length: reach > 200 ? 3 : 1 }, () => {
    const [angle, far] = [next() * 6.3, next() * 0.4 * reach];
    return {
      cx: Math.round(middle.x + far * Math.cos(angle)),
      cy: upright.y(Math.round(middle.y + far * Math.sin(angle)), top),
      r: Math.round(reach * (0.07 + 0.11 * next())),
    };
  });
  return (
    <g className="rock">
      {rim.filter(isNear).map(([a, b], i) => (
        <path
          key={i}
          className="tone-4"
          d={path([
            [a.x, upright.y(a.y, bottom)],
            [b.x, upright.y(b.y, bottom)],
            [b.x, upright.y(b.y, shoulder)],
            [a.x, upright.y(a.y, shoulder)],
          ])}
        />
      ))}
      {low.map((from, i) => {
        const k = (i + 1) % count;
        return (
          <path key={i} className={`tone-${toneOf(from, low[k]!)}`} d={path([from, low[k]!, high[k]!, high[i]!])} />
        );
      })}
      <path className="tone-1" d={path(high)} />
      {craters.map(({ cx, cy, r }, i) => (
        <g key={i}>
          <ellipse className="tone-0" cx={cx + 0.16 * r} cy={cy + 0.18 * r} rx={r} ry={0.86 * r} />
          <ellipse className="tone-4" cx={cx} cy={cy} rx={r} ry={0.86 * r} />
        </g>
      ))}
    </g>
  );
}
