// KT-1.12, KT-3.5  Engagement range along a path
import { perObject } from '@little-wars/engine';
import {
  around,
  type Body,
  firstAlong,
  type Meeting,
  meetings,
  type Path,
  type Point,
  standingAt as pointAt,
  ringThresholds,
  type Scene,
  type Spot,
  sightThresholds,
  solidIndexOf,
} from '@little-wars/engine/geometry';
import {
  bodyAt,
  bodyOf,
  ENGAGEMENT,
  enemiesOf,
  headAt,
  headOf,
  operativeOf,
  reachOf,
  sceneOfTable,
  standingAt,
  standingOf,
  waysOfTable,
} from '../../lookups.ts';
import type { Look, OperativeId } from '../../types.ts';
import { isWithinReach } from '../01-game/measuring.ts';
import { moreEyes, sightFrom } from '../07-line-of-sight/sight.ts';
import { moverOf } from './moves.ts';

/** KT-1.12: whether an operative would be engaged with an enemy if it were at a spot. */
export const isEngagedAt = (t: Look, operative: OperativeId, at: Spot, enemy: OperativeId): boolean =>
  isWithinReach(t, standingAt(t, operative, at), standingOf(t, enemy), ENGAGEMENT) &&
  seesOrSeen(t, operative, at, enemy);

function seesOrSeen(t: Look, operative: OperativeId, at: Spot, enemy: OperativeId): boolean {
  const own = [operative, enemy];
  const [body, theirs] = [bodyAt(t, operative, at), bodyOf(t, enemy)];
  return (
    (!t.setup.options.bodiesBlock && isOpenGround(sceneOfTable(t), body, theirs)) ||
    sightFrom(t, headAt(t, operative, at), theirs, own).visible ||
    sightFrom(t, headOf(t, enemy), body, own).visible ||
    moreEyes(t, operative, body).some(eye => sightFrom(t, eye, theirs, own).visible) ||
    moreEyes(t, enemy, theirs).some(eye => sightFrom(t, eye, body, own).visible)
  );
}

/** A scratch buffer per scene, with room for the index of every solid. */
const bufferOf = perObject(({ solids }: Scene) => new Int32Array(solids.length));

/** Whether there is no terrain around two bodies, so they certainly see each other. */
function isOpenGround(scene: Scene, a: Body, b: Body): boolean {
  const left = Math.min(a.ax, a.bx, b.ax, b.bx);
  const right = Math.max(a.ax, a.bx, b.ax, b.bx);
  const low = Math.min(a.ay, a.by, b.ay, b.by);
  const high = Math.max(a.ay, a.by, b.ay, b.by);
  const r = Math.max(a.r, b.r);
  return solidIndexOf(scene).inBox(left - r, low - r, right + r, high + r, bufferOf(scene)) === 0;
}

/** An enemy whose engagement range a path touches. */
export interface Contact {
  readonly enemy: OperativeId;
  readonly began: boolean;
  readonly ended: boolean;
  /** Whether it entered the range on the way. Lazy, because this is expensive. */
  readonly enters: () => boolean;
}

/** Every enemy whose engagement range a path touches. */
export function contactsOn(t: Look, operative: OperativeId, path: Path): readonly Contact[] {
  const box = boxOf(path);
  const near = enemiesOf(t, operative).filter(enemy => comesNear(t, operative, box, enemy));
  if (near.length === 0) return [];
  const met = meetings(
    moverOf(t, operative),
    path,
    near.map(id => ({ id: String(id), ...standingOf(t, id) })),
    { range: ENGAGEMENT },
  );
  return near.flatMap(enemy => {
    const stays = met.filter(({ id }) => id === String(enemy));
    return stays.length > 0 ? [contactOf(t, operative, path, enemy, stays)] : [];
  });
}

function contactOf(
  t: Look,
  operative: OperativeId,
  path: Path,
  enemy: OperativeId,
  stays: readonly Meeting[],
): Contact {
  const isAt = (spot: Spot): boolean => isEngagedAt(t, operative, spot, enemy);
  const began = stays.some(stay => stay.began) && isAt(path.from);
  const ended = stays.some(stay => stay.ended) && isAt(path.legs.at(-1)?.to ?? path.from);
  const enters = (): boolean =>
    stays.some(stay => !(stay.began && began) && isSomewhere(t, operative, path, enemy, stay));
  return { enemy, began, ended, enters };
}

/** Whether either sees the other anywhere on a stretch within 1". */
function isSomewhere(
  t: Look,
  operative: OperativeId,
  path: Path,
  enemy: OperativeId,
  { entry, exit }: Meeting,
): boolean {
  const isAt = (spot: Spot): boolean => isEngagedAt(t, operative, spot, enemy);
  if (isAt(entry.inside) || isAt(exit.inside)) return true;
  const mover = moverOf(t, operative);
  const eye = headOf(t, enemy);
  const scene = sceneNear(sceneOfTable(t), eye);
  const { r } = standingOf(t, enemy);
  const critical = [
    ...sightThresholds(mover, path, scene, eye),
    ...sightThresholds({ ...mover, size: { shape: 'round', diameter: 0 } }, path, scene, { ...eye, r }),
    ...ringThresholds(mover, path, ringsAround(t, operative, enemy)),
  ];
  return firstAlong(mover, path, { from: entry.at, to: exit.at, holds: isAt, critical }) !== null;
}

/** KT-12.20: circles around wall corners; a base centred inside one is within 1" of the enemy around that corner. */
function ringsAround(t: Look, operative: OperativeId, enemy: OperativeId): readonly (Point & { readonly r: number })[] {
  const ways = waysOfTable(t);
  if (ways === null) return [];
  const { x, y } = operativeOf(t, enemy).at!;
  const near = reachOf(t, enemy) + ENGAGEMENT;
  return ways.corners.flatMap(corner => {
    if (Math.abs(corner.x - x) > near || Math.abs(corner.y - y) > near) return [];
    const slack = ENGAGEMENT - (around(ways, pointAt({ ...corner, z: 0 }), standingOf(t, enemy))?.tenths ?? Infinity);
    return slack < 0 ? [] : [{ x: corner.x, y: corner.y, r: slack + reachOf(t, operative) }];
  });
}

/** Only terrain this close can come between two operatives within 1" of each other. */
const CLOSE = 1000;

const sceneNear = (scene: Scene, { x, y }: Spot): Scene => ({
  ...scene,
  solids: scene.solids.filter(
    ({ box }) => box.left < x + CLOSE && box.right > x - CLOSE && box.low < y + CLOSE && box.high > y - CLOSE,
  ),
});

type Box = Scene['solids'][number]['box'];

function boxOf({ from, legs }: Path): Box {
  let left = from.x;
  let right = from.x;
  let low = from.y;
  let high = from.y;
  for (const { to } of legs) {
    left = Math.min(left, to.x);
    right = Math.max(right, to.x);
    low = Math.min(low, to.y);
    high = Math.max(high, to.y);
  }
  return { left, right, low, high };
}

/** Whether the box around a path comes within 1" of an enemy. */
function comesNear(t: Look, operative: OperativeId, { left, right, low, high }: Box, enemy: OperativeId): boolean {
  const { x, y } = operativeOf(t, enemy).at!;
  const reach = ENGAGEMENT + reachOf(t, operative) + reachOf(t, enemy);
  return x >= left - reach && x <= right + reach && y >= low - reach && y <= high + reach;
}
