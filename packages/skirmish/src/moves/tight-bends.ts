// Where a path bends if a base only just fits through: other bends would be in the next obstacle or off the table.
import type { Point, Scene } from '@little-wars/engine/geometry';
import { doMeet, type Obstacle } from './obstacles.ts';

/** Other bends are at most this share of an obstacle's radius away from it, plus this many tenths. */
const ROOM = 0.09;
const CLEAR = 4;

/** At this distance beside an obstacle, as a share of its radius, a line to its next bend clears it. */
const BESIDE = 0.42;

const isTight = (room: number, r: number): boolean => room >= -1 && room <= ROOM * r + CLEAR;

/**
 * Between an obstacle and an edge of the table: places along the edge, as near to it as a base of this radius can be,
 * beside the obstacle and opposite its corners.
 */
export function bendsAtEdges(obstacle: Obstacle, { width, depth }: Scene, radius: number): readonly Point[] {
  const { core, r, left, right, low, high } = obstacle;
  const [first, lastX, lastY] = [Math.ceil(radius), Math.floor(width - radius), Math.floor(depth - radius)];
  const rows = [...(isTight(low - first, r) ? [first] : []), ...(isTight(lastY - high, r) ? [lastY] : [])];
  const columns = [...(isTight(left - first, r) ? [first] : []), ...(isTight(lastX - right, r) ? [lastX] : [])];
  if (rows.length + columns.length === 0) return [];
  const along = (list: readonly number[]): readonly number[] =>
    [Math.min(...list) - BESIDE * r, ...list, Math.max(...list) + BESIDE * r].map(Math.round);
  const [xs, ys] = [along(core.map(({ x }) => x)), along(core.map(({ y }) => y))];
  return [...rows.flatMap(y => xs.map(x => ({ x, y }))), ...columns.flatMap(x => ys.map(y => ({ x, y })))];
}

/** Between round bases and whatever is next to them: the middle of the gap, and straight before and behind it. */
export function bendsInGaps(obstacles: readonly Obstacle[]): readonly Point[] {
  const bends: Point[] = [];
  // Two bases give the same bends twice, which count as one.
  for (const base of obstacles)
    if (base.core.length === 1)
      for (const other of obstacles)
        if (other !== base && doMeet(base, other, ROOM * Math.max(base.r, other.r) + CLEAR))
          bends.push(...bendsBetween(base, other));
  return bends;
}

function bendsBetween({ core: [at], r }: Obstacle, other: Obstacle): readonly Point[] {
  const to = nearestOn(other.core, at!);
  const [dx, dy] = [to.x - at!.x, to.y - at!.y];
  const apart = Math.sqrt(dx * dx + dy * dy);
  const room = apart - r - other.r;
  const larger = Math.max(r, other.r);
  if (apart === 0 || !isTight(room, larger)) return [];
  const [ux, uy] = [dx / apart, dy / apart];
  const far = r + room / 2;
  return [0, -BESIDE * larger, BESIDE * larger].map(aside => ({
    x: Math.round(at!.x + ux * far - uy * aside),
    y: Math.round(at!.y + uy * far + ux * aside),
  }));
}

/** The point of a convex core's outline that is nearest to a place outside it. */
function nearestOn(core: readonly Point[], at: Point): Point {
  let nearest = core[0]!;
  let least = Infinity;
  for (const [i, a] of core.entries()) {
    const b = core[(i + 1) % core.length]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : ((at.x - a.x) * dx + (at.y - a.y) * dy) / length;
    const within = Math.min(1, Math.max(0, share));
    const point = { x: a.x + dx * within, y: a.y + dy * within };
    const [px, py] = [at.x - point.x, at.y - point.y];
    if (px * px + py * py < least) {
      least = px * px + py * py;
      nearest = point;
    }
  }
  return nearest;
}
