// KT-1  Measuring, engagement range, roll-offs
import { end, latestAtFrom, perObject, type Seat } from '@little-wars/engine';
import {
  areAreasWithinAround,
  around,
  distance,
  isAreaWithinAround,
  isGapWithin,
  isInside,
  isLineWithinAround,
  isWhollyWithin,
  isWhollyWithinAround,
  isWithin,
  isWithinAround,
  isWithinOf,
  type Prism,
  standingAt as pointAt,
  type Scene,
  type Solid,
  type Spot,
  type Standing,
  solidIndexOf,
  type Tenths,
  toInches,
  type Ways,
} from '@little-wars/engine/geometry';
import { type RolledOff, rollOffSteps } from '@little-wars/skirmish';
import { areAreasApart, pointAt as pointOn, sidesOf, stretches } from '../../areas.ts';
import {
  ENGAGEMENT,
  enemiesOf,
  isEnemy,
  operativeOf,
  ownerOf,
  reachOf,
  type Situation,
  sceneOfTable,
  situationOf,
  standingOf,
  waysOfTable,
} from '../../lookups.ts';
import type { Line, Outline } from '../../maps/map.ts';
import { type Look, type OperativeId, question, sequence } from '../../types.ts';
import { canSee } from '../07-line-of-sight/sight.ts';

/** KT-1.2, KT-1.4: measured in 3D between the closest parts of the bases. KT-12.20: around walls. */
export function isWithinReach(t: Look, a: Standing, b: Standing, x: Tenths): boolean {
  // Most pairs are far apart: rule them out by their boxes before measuring.
  if (areApart(a, b, x) || !isWithin(a, b, x)) return false;
  const ways = waysOfTable(t);
  return ways === null || isWithinAroundWalls(ways, a, b, x);
}

/** Whether the boxes around two bases are farther apart than x. */
const areApart = (a: Standing, b: Standing, x: Tenths): boolean => {
  const far = x + a.r + b.r;
  return (
    Math.min(a.ax, a.bx) - Math.max(b.ax, b.bx) > far ||
    Math.min(b.ax, b.bx) - Math.max(a.ax, a.bx) > far ||
    Math.min(a.ay, a.by) - Math.max(b.ay, b.by) > far ||
    Math.min(b.ay, b.by) - Math.max(a.ay, a.by) > far
  );
};

/** The path around walls is measured from above; a difference in height is added by Pythagoras. */
function isWithinAroundWalls(ways: Ways, a: Standing, b: Standing, x: Tenths): boolean {
  if (a.z === b.z) return isWithinAround(ways, a, b, x);
  const way = around(ways, a, b);
  return way !== null && way.tenths * way.tenths + (a.z - b.z) * (a.z - b.z) <= x * x;
}

export function areWithin(t: Look, a: OperativeId, b: OperativeId, x: Tenths): boolean {
  const one = operativeOf(t, a).at!;
  const other = operativeOf(t, b).at!;
  const dx = one.x - other.x;
  const dy = one.y - other.y;
  const far = reachOf(t, a) + reachOf(t, b) + x;
  return dx * dx + dy * dy <= far * far && isWithinReach(t, standingOf(t, a), standingOf(t, b), x);
}

export const isWithinOfSpot = (t: Look, a: OperativeId, spot: Spot, x: Tenths): boolean =>
  isWithinReach(t, standingOf(t, a), pointAt(spot), x);

/** A distance to display, with the path it was measured along. */
export interface Distance {
  readonly inches: number;
  /** From one base to the other, with every bend around walls (KT-12.20). */
  readonly way: readonly Spot[];
}

/** The distance between two bases; null if no path leads around the walls. */
export function distanceBetween(t: Look, a: Standing, b: Standing): Distance | null {
  const ways = waysOfTable(t);
  const straight = distance(a, b);
  if (ways === null) return { inches: straight.inches, way: [straight.from, straight.to] };
  const route = around(ways, a, b);
  if (route === null) return null;
  const way = route.way.map((point, i) => ({ ...point, z: i === 0 ? a.z : b.z }));
  const rise = toInches(a.z - b.z);
  return { inches: Math.sqrt(route.inches * route.inches + rise * rise), way };
}

/** The squared distance between two spots; infinite if no path leads around the walls. */
export function squaredDistance(t: Look, a: Spot, b: Spot): number {
  const [dx, dy, dz] = [a.x - b.x, a.y - b.y, a.z - b.z];
  const ways = waysOfTable(t);
  if (ways === null) return dx * dx + dy * dy + dz * dz;
  const way = around(ways, pointAt(a), pointAt(b));
  return way === null ? Infinity : way.tenths * way.tenths + dz * dz;
}

/** KT-1.3, KT-12.20 */
export function isWhollyWithinReach(t: Look, a: Standing, b: Standing, x: Tenths): boolean {
  if (!isWhollyWithin(a, b, x)) return false;
  const ways = waysOfTable(t);
  return ways === null || isWhollyWithinAround(ways, a, b, x);
}

export const isWhollyWithinOfSpot = (t: Look, a: OperativeId, spot: Spot, x: Tenths): boolean =>
  isWhollyWithinReach(t, standingOf(t, a), pointAt(spot), x);

/** Whether an outline lies entirely on one side of a base, more than x away. */
function isBeside({ ax, ay, bx, by, r }: Standing, outline: Outline, x: Tenths): boolean {
  const far = r + x;
  const left = Math.min(ax, bx) - far;
  const right = Math.max(ax, bx) + far;
  const low = Math.min(ay, by) - far;
  const high = Math.max(ay, by) + far;
  let west = true;
  let east = true;
  let south = true;
  let north = true;
  for (const at of outline) {
    west &&= at.x < left;
    east &&= at.x > right;
    south &&= at.y < low;
    north &&= at.y > high;
  }
  return west || east || south || north;
}

/** Within x of a terrain part, measured in 3D. */
export function isWithinOfPart(t: Look, a: Standing, part: Prism, x: Tenths): boolean {
  if (isBeside(a, part.corners, x) || !isWithinOf(a, part, x)) return false;
  const ways = waysOfTable(t);
  return ways === null || isAreaWithinAround(ways, a, part.corners, x);
}

/** A scratch buffer per scene, with room for the index of every solid. */
const bufferOf = perObject(({ solids }: Scene) => new Int32Array(solids.length));

/** The terrain parts whose boxes come within x of a base, unordered: a superset of the parts within x. */
export function partsAbout(t: Look, { ax, ay, bx, by, r }: Standing, x: Tenths): readonly Solid[] {
  const scene = sceneOfTable(t);
  const indices = bufferOf(scene);
  const far = r + x;
  const [left, right] = [Math.min(ax, bx) - far, Math.max(ax, bx) + far];
  const [low, high] = [Math.min(ay, by) - far, Math.max(ay, by) + far];
  const count = solidIndexOf(scene).inBox(left, low, right, high, indices);
  return Array.from({ length: count }, (_, i) => scene.solids[indices[i]!]!);
}

/** Within x of an area of the killzone, measured from above. */
export function isNear(t: Look, standing: Standing, area: Outline, x: Tenths): boolean {
  if (isBeside(standing, area, x)) return false;
  if (!isWithinOf(standing, { corners: area, bottom: 0, top: 0 }, x, 'flat')) return false;
  const ways = waysOfTable(t);
  return ways === null || isAreaWithinAround(ways, standing, area, x);
}

/** No part of the base farther than x from an area: both ends of its segment are within x less the radius. */
export const isWhollyNear = (t: Look, { ax, ay, bx, by, r }: Standing, area: Outline, x: Tenths): boolean =>
  isNear(t, pointOn({ x: ax, y: ay }), area, x - r) && isNear(t, pointOn({ x: bx, y: by }), area, x - r);

/** Within x of a line, measured from above. */
export function isNearLine(t: Look, standing: Standing, line: Line, x: Tenths): boolean {
  if (!stretches(line).some(stretch => isGapWithin(standing, stretch, x))) return false;
  const ways = waysOfTable(t);
  return ways === null || isLineWithinAround(ways, standing, line, x);
}

/** No part of the base farther than x from a line. */
export const isWhollyNearLine = (t: Look, { ax, ay, bx, by, r }: Standing, line: Line, x: Tenths): boolean =>
  isNearLine(t, pointOn({ x: ax, y: ay }), line, x - r) && isNearLine(t, pointOn({ x: bx, y: by }), line, x - r);

/** Whether any part of one area is within x of another. */
export function isAreaNear(t: Look, one: Outline, two: Outline, x: Tenths): boolean {
  if (areAreasApart(one, two, x)) return false;
  const isClose = (side: Standing): boolean => isWithinOf(side, { corners: two, bottom: 0, top: 0 }, x, 'flat');
  if (!sidesOf(one).some(isClose) && !isInside(pointOn(two[0]!), one)) return false;
  const ways = waysOfTable(t);
  return ways === null || areAreasWithinAround(ways, one, two, x);
}

/** KT-1.12: within 1" of each other, and at least one sees the other. */
export const areEngaged = (t: Look, a: OperativeId, b: OperativeId): boolean =>
  isEnemy(t, a, b) && areWithin(t, a, b, ENGAGEMENT) && (canSee(t, a, b) || canSee(t, b, a));

const engagedIn = latestAtFrom((t: Look, id: OperativeId, _situation: Situation) =>
  enemiesOf(t, id).filter(enemy => areEngaged(t, id, enemy)),
);

/** The enemies an operative is engaged with. Cached per situation, since it is asked repeatedly between moves. */
export const engagedWith = (t: Look, id: OperativeId): readonly OperativeId[] => engagedIn(t, id, situationOf(t));

export const isEngaged = (t: Look, id: OperativeId): boolean => engagedWith(t, id).length > 0;

/** The other friends of an operative within an enemy's engagement range. */
export const friendsEngagedWith = (t: Look, id: OperativeId, enemy: OperativeId): readonly OperativeId[] =>
  engagedWith(t, enemy).filter(friend => friend !== id && ownerOf(t, friend) === ownerOf(t, id));

export const rollOffDice = question('roll off', 'roll');

/** KT-1.11: a D6 each, the higher wins, ties are re-rolled. Returns the winning seat. */
export const rollOff = sequence<RolledOff, Seat>('roll-off', 'KT-1.11', s => [
  ...rollOffSteps(s, 'KT-1.11', {
    roll: rollOffDice,
    last: 'the higher wins',
    won: (_t, _v, seat) => end(seat),
  }),
]);
