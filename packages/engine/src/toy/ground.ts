// The geometry this game leans on, in its own words.
import type { Direction, Footprint, Point, Standing } from '../geometry/index.ts';
import { INCH, inches } from '../geometry/units.ts';
import type { Leg, Question, Reason, Seat } from '../kernel/index.ts';
import { onGround, sceneFor, soldierOf } from './lookups.ts';
import type { Look, SoldierId } from './types.ts';

export { INCH, inches };

const gapSquared = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
export const isNear = (t: Look, a: SoldierId, b: SoldierId, x: number): boolean =>
  gapSquared(soldierOf(t, a).at!, soldierOf(t, b).at!) <= (x + 250) * (x + 250);
export const sees = (_t: Look, _a: SoldierId, _b: SoldierId): boolean => true;
export const isOnTable = (t: Look, f: Footprint): boolean => {
  const { width, depth } = sceneFor(t.setup);
  return f.ax >= f.r && f.ay >= f.r && f.ax <= width - f.r && f.ay <= depth - f.r;
};
export const isWithinStrip = (t: Look, f: Footprint, seat: Seat, strip: number): boolean =>
  seat === 0 ? f.ay + f.r <= strip : f.ay - f.r >= sceneFor(t.setup).depth - strip;
export const overlapsAny = (_t: Look, f: Standing, taken: readonly Standing[]): boolean =>
  taken.some(o => (o.ax - f.ax) * (o.ax - f.ax) + (o.ay - f.ay) * (o.ay - f.ay) < (o.r + f.r) * (o.r + f.r));
export const isByBarrel = (t: Look, id: SoldierId): boolean =>
  gapSquared(soldierOf(t, id).at!, t.position.barrel) <= (inches(2) + 125) * (inches(2) + 125);
export const rollTo = (t: Look, along: Direction, distance: number): Point => {
  const { width, depth } = sceneFor(t.setup);
  const length = Math.sqrt(along.dx * along.dx + along.dy * along.dy);
  const clamp = (n: number, most: number): number => Math.max(0, Math.min(most, Math.round(n)));
  return {
    x: clamp(t.position.barrel.x + (along.dx * distance) / length, width),
    y: clamp(t.position.barrel.y + (along.dy * distance) / length, depth),
  };
};
export const reasonsAgainstMove = (_t: Look, _q: Question<'move'>, _legs: readonly Leg[]): readonly Reason[] => [];
export const proposeMove = (t: Look, q: Question<'move'>, next: (below: number) => number): readonly Leg[] => {
  const { x, y } = soldierOf(t, q.model as SoldierId).at!;
  return [{ how: 'go', to: onGround({ x: x + next(200), y: y + next(200) }) }];
};
