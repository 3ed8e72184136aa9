// The geometry in this game's own terms.
import type { Direction, Footprint, Point, Sight, Standing, Trip } from '../geometry/index.ts';
import { doOverlap, groundOf, isWithin, overlapsArea, reach, sightToBody, walk } from '../geometry/index.ts';
import * as area from '../geometry/measure-area.ts';
import { inches } from '../geometry/units.ts';
import type { Leg, Numbers, Question, Reason, Seat } from '../kernel/index.ts';
import { BASE, HEIGHT } from './content.ts';
import { baseAt, bodyAt, everySolid, headAt, onGround, sceneFor, soldierOf, standing } from './lookups.ts';
import type { Look, SoldierId } from './types.ts';

const placeOf = (t: Look, id: SoldierId): Standing => baseAt(soldierOf(t, id).at!);

export const isNear = (t: Look, a: SoldierId, b: SoldierId, x: number): boolean =>
  isWithin(placeOf(t, a), placeOf(t, b), x);

/** TOY-5.1: from the head of one to any part of the other; walls block sight, soldiers do not. */
export function sightOf(t: Look, from: SoldierId, to: SoldierId): Sight {
  const scene = sceneFor(t.setup);
  const [eye, body] = [headAt(soldierOf(t, from).at!), bodyAt(soldierOf(t, to).at!)];
  return sightToBody(eye, body, { scene, mask: everySolid(scene) });
}

export const sees = (t: Look, from: SoldierId, to: SoldierId): boolean => sightOf(t, from, to).visible;

export const isOnTable = (t: Look, base: Footprint): boolean => area.isOnTable(base, sceneFor(t.setup));

/** Whether a base is wholly within the strip along its seat's edge. */
export const isWithinStrip = (t: Look, base: Footprint, seat: Seat, strip: number): boolean =>
  seat === 0 ? base.ay + base.r <= strip : base.ay - base.r >= sceneFor(t.setup).depth - strip;

export const isBlocked = (t: Look, base: Footprint, taken: readonly Standing[]): boolean =>
  taken.some(other => doOverlap(base, other)) ||
  sceneFor(t.setup).solids.some(solid => overlapsArea(base, solid.corners));

const BARREL_REACH = inches(2);

export const isByBarrel = (t: Look, id: SoldierId): boolean => {
  const { x, y } = t.position.barrel;
  return isWithin(placeOf(t, id), { ax: x, ay: y, bx: x, by: y, r: 0, z: 0 }, BARREL_REACH);
};

/** TOY-8.1: a distance along a direction, but no farther than the edge. */
export function rollTo(t: Look, { dx, dy }: Direction, distance: number): Point {
  const { width, depth } = sceneFor(t.setup);
  const length = Math.sqrt(dx * dx + dy * dy);
  const clamped = (n: number, most: number): number => Math.max(0, Math.min(most, Math.round(n)));
  const { x, y } = t.position.barrel;
  return { x: clamped(x + (dx * distance) / length, width), y: clamped(y + (dy * distance) / length, depth) };
}

export function tripOf(t: Look, id: SoldierId): Trip {
  const scene = sceneFor(t.setup);
  const others = standing(t.position, (_, other) => other !== id).map(other => ({
    id: String(other),
    ...bodyAt(soldierOf(t, other).at!),
  }));
  const ground = groundOf(scene, {
    passage: () => ({ pass: { how: 'closed' } }),
    others: () => 'closed',
    support: 'centre',
    stands: 'centre',
  });
  return { field: { scene, others }, mover: { size: BASE, height: HEIGHT }, ground };
}

/** TOY-4.1, TOY-4.2: every reason against a move. */
export function reasonsAgainstMove(
  t: Look,
  { model, allowance }: Pick<Question<'move'>, 'model' | 'allowance'>,
  legs: readonly Leg[],
): readonly Reason[] {
  if (legs.length === 0) return [];
  const id = model as SoldierId;
  if (legs.some(leg => leg.how !== 'go')) return [{ reason: 'only-on-foot', clause: 'TOY-4.2' }];
  const { problems } = walk(tripOf(t, id), { from: soldierOf(t, id).at!, legs }, allowance);
  return problems.map(({ id: reason, ...details }) => ({
    reason,
    clause: reason === 'too-long' ? 'TOY-4.1' : 'TOY-4.2',
    ...details,
    at: `[${details.leg}]`,
  }));
}

const TRIES = 20;

/** A place within reach, or staying put. */
export function proposeMove(t: Look, { model, allowance }: Question<'move'>, next: Numbers): readonly Leg[] {
  const id = model as SoldierId;
  const from = soldierOf(t, id).at!;
  const reached = reach(tripOf(t, id), from, allowance);
  for (let i = 0; i < TRIES; i++) {
    const to = onGround({ x: from.x + next(2 * allowance) - allowance, y: from.y + next(2 * allowance) - allowance });
    const path = reached.pathTo(to);
    if (path) return path.legs;
  }
  return [];
}

export { inches };
