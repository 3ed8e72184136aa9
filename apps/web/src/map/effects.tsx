// What happens on the board: attacks, losses, casualties.
import type { Aim, Board } from '@little-wars/engine';
import { radiusOf } from './facing.ts';
import type { Upright } from './upright.ts';
import type { Seen } from './use-hurts.ts';
import '../styles/effects.css';

export interface AttackProps {
  readonly aim: Aim;
  readonly board: Board;
  readonly upright: Upright;
}

/** The current attack: a tracer from rim to rim, a flash at its origin, a crosshair on the target. */
export function Attack({ aim, board, upright }: AttackProps) {
  const [from, to] = [aim.by, aim.to].map(id => board.models.find(model => model.id === id));
  if (!from?.at || !to?.at) return null;
  const [a, b] = [from, to].map(({ at }) => ({ x: at!.x, y: upright.y(at!.y, at!.z) }));
  const length = Math.max(1, Math.hypot(b!.x - a!.x, b!.y - a!.y));
  const along = ({ x, y }: { x: number; y: number }, by: number) => ({
    x: x + ((b!.x - a!.x) * by) / length,
    y: y + ((b!.y - a!.y) * by) / length,
  });
  const [begin, end] = [along(a!, radiusOf(from)), along(b!, -radiusOf(to))];
  const r = radiusOf(to) * 1.3;
  const line = { x1: begin.x, y1: begin.y, x2: end.x, y2: end.y };
  return (
    <g className={`attack seat-${from.seat}`}>
      <line className="beam" {...line} />
      <line className="tracer" {...line} />
      <path
        className="flash"
        d={STAR}
        transform={`translate(${begin.x} ${begin.y}) rotate(${(Math.atan2(b!.y - a!.y, b!.x - a!.x) * 180) / Math.PI}) scale(${radiusOf(from) / 100})`}
      />
      <circle className="lands" cx={end.x} cy={end.y} r={radiusOf(to) * 0.3} />
      <path
        className="aimed"
        transform={`translate(${b!.x} ${b!.y})`}
        d={`M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0M0 ${-1.3 * r}V${-0.7 * r}M0 ${0.7 * r}V${1.3 * r}M${-1.3 * r} 0H${-0.7 * r}M${0.7 * r} 0H${1.3 * r}`}
      />
    </g>
  );
}

/** A muzzle flash that points east, for a base with a radius of 100. */
const STAR = 'M0 -16L18 -34L26 -14L88 0L26 14L18 34L0 16L-22 0z';

/** Directions and sizes of dust puffs. */
const PUFFS = [
  [-120, 30, 70],
  [110, 50, 80],
  [10, 90, 60],
  [-50, -80, 55],
  [80, -60, 65],
] as const;

export interface HurtsProps {
  readonly hurts: readonly Seen[];
  readonly upright: Upright;
  /** Tenths per pixel. */
  readonly px: number;
}

/** Numbers that rise from hurt models, and dust where a model fell. */
export const Hurts = ({ hurts, upright, px }: HurtsProps) => (
  <g className="hurts">
    {hurts.map(({ key, at, lost, fell }) => (
      <g key={key} transform={`translate(${at.x} ${upright.y(at.y, at.z)})`}>
        {fell ? (
          <g className="dust">
            {PUFFS.map(([x, y, r]) => (
              <circle key={x} cx={x} cy={y} r={r} />
            ))}
          </g>
        ) : (
          <circle className="impact" r="170" />
        )}
        <text className={fell ? 'loss fatal' : 'loss'} y="-150" fontSize={Math.max(170, (fell ? 22 : 18) * px)}>
          {lost > 0 ? `−${lost}` : '✕'}
        </text>
      </g>
    ))}
  </g>
);
