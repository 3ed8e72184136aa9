// Draws a base: a thick line with round ends, or a polygon.
import type { Footprint, Point } from '@little-wars/engine/geometry';
import { middleOf } from './lying.ts';
import type { Upright } from './upright.ts';

interface Props {
  readonly base: Footprint;
  readonly upright: Upright;
  readonly className?: string;
  /** Its drawn width, as a share of its own width. */
  readonly share?: number;
  /** How much wider it is drawn on all sides. */
  readonly out?: number;
}

export function Base({ base, upright, className, share = 1, out = 0 }: Props) {
  const { ax, ay, bx, by, r, corners } = base;
  if (corners)
    return (
      <polygon
        className={className}
        points={upright.corners(scaled(corners, middleOf(base), share))}
        strokeWidth={2 * out}
        strokeLinejoin="round"
      />
    );
  return (
    <line
      className={className}
      x1={ax}
      y1={upright.y(ay)}
      x2={bx}
      y2={upright.y(by)}
      strokeWidth={2 * (r * share + out)}
    />
  );
}

const scaled = (corners: readonly Point[], about: Point, share: number): readonly Point[] =>
  corners.map(({ x, y }) => ({ x: about.x + (x - about.x) * share, y: about.y + (y - about.y) * share }));
