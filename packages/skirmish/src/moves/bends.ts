// Where a path bends around an obstacle.
import { AROUND, type Point } from '@little-wars/engine/geometry';
import type { Obstacle } from './obstacles.ts';

/** The gap between an obstacle and a base at a bend around it. */
const CLEAR = 3;

/** Sixteen bends around a circle, far enough out for the straight lines between them to clear it. */
const ROUND = AROUND.filter((_, i) => i % 2 === 0);
const OUT_ROUND = 1.021;
/** The same for the quarter turn at a corner. */
const OUT_CORNER = 1.083;

export const bendsAround = (obstacle: Obstacle): readonly Point[] =>
  obstacle.core.length === 1 ? aroundPoint(obstacle) : aroundCorners(obstacle);

function aroundPoint({ core: [at], r }: Obstacle): readonly Point[] {
  const far = (r + CLEAR) * OUT_ROUND;
  return ROUND.map(([x, y]) => ({ x: Math.round(at!.x + x * far), y: Math.round(at!.y + y * far) }));
}

function aroundCorners({ core, r }: Obstacle): readonly Point[] {
  const n = core.length;
  const out = r + CLEAR;
  return core.flatMap((corner, i) => {
    const [ax, ay] = outward(core[(i + n - 1) % n]!, corner);
    const [bx, by] = outward(corner, core[(i + 1) % n]!);
    const turn = 1 + ax * bx + ay * by;
    const length = Math.sqrt((ax + bx) * (ax + bx) + (ay + by) * (ay + by));
    const at = (x: number, y: number, far: number): Point => ({
      x: Math.round(corner.x + x * far),
      y: Math.round(corner.y + y * far),
    });
    const places = [at(ax, ay, out), at(bx, by, out)];
    if (length > 0.1) places.push(at((ax + bx) / length, (ay + by) / length, out * OUT_CORNER));
    // Where lines along both sides meet, and half way from there to each side.
    if (turn > 0.5) {
      const [mx, my] = [(ax + bx) / turn, (ay + by) / turn];
      places.push(at(mx, my, out), at((ax + mx) / 2, (ay + my) / 2, out), at((bx + mx) / 2, (by + my) / 2, out));
    }
    return places;
  });
}

/** The outward direction of an edge of counter-clockwise corners. */
export function outward(a: Point, b: Point): readonly [number, number] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  return [dy / length, -dx / length];
}
