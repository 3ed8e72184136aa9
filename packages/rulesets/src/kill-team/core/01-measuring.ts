// KT-1  Measuring, engagement range, roll-offs
import { end, type Seat } from '@little-wars/engine';
import { isWhollyWithin, isWithin, standingAt as pointAt, type Spot, type Tenths } from '@little-wars/engine/geometry';
import { ENGAGEMENT, enemiesOf, friendsOf, isEnemy, operativeOf, reachOf, standingOf } from '../lookups.ts';
import { type Look, type OperativeId, sequence } from '../types.ts';
import { canSee } from './07-sight.ts';

/** KT-1.2, KT-1.4: between the closest parts of bases, straight and in space. */
export function areWithin(t: Look, a: OperativeId, b: OperativeId, x: Tenths): boolean {
  const [one, other] = [operativeOf(t, a).at!, operativeOf(t, b).at!];
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  // Most are far apart, and seen to be so before anything is measured.
  const far = reachOf(t, a) + reachOf(t, b) + x;
  return dx * dx + dy * dy <= far * far && isWithin(standingOf(t, a), standingOf(t, b), x);
}

export const isWithinOfSpot = (t: Look, a: OperativeId, spot: Spot, x: Tenths): boolean =>
  isWithin(standingOf(t, a), pointAt(spot), x);

/** KT-1.3 */
export const isWhollyWithinOfSpot = (t: Look, a: OperativeId, spot: Spot, x: Tenths): boolean =>
  isWhollyWithin(standingOf(t, a), pointAt(spot), x);

/** KT-1.12: within 1" of each other, and either sees the other. */
export const areEngaged = (t: Look, a: OperativeId, b: OperativeId): boolean =>
  isEnemy(t, a, b) && areWithin(t, a, b, ENGAGEMENT) && (canSee(t, a, b) || canSee(t, b, a));

export const engagedWith = (t: Look, id: OperativeId): readonly OperativeId[] =>
  enemiesOf(t, id).filter(enemy => areEngaged(t, id, enemy));

export const isEngaged = (t: Look, id: OperativeId): boolean =>
  enemiesOf(t, id).some(enemy => areEngaged(t, id, enemy));

/** Friends of an operative in an enemy's engagement range. */
export const friendsEngagedWith = (t: Look, id: OperativeId, enemy: OperativeId): readonly OperativeId[] =>
  friendsOf(t, id).filter(friend => areEngaged(t, friend, enemy));

interface RollOff {
  readonly faces: readonly number[];
}

/** KT-1.11: a D6 each, higher wins, ties rolled again. Ends with the seat that won. */
export const rollOff = sequence<RollOff, Seat>('roll-off', 'KT-1.11', s => [
  s.roll('KT-1.11', 'roll off', { count: () => 2, then: (_t, _v, faces) => ({ faces }) }),
  s.repeat('KT-1.11', 'while they tie', { from: 'roll off', while: (_t, v) => v.faces[0] === v.faces[1] }),
  s.run('KT-1.11', 'the higher wins', (_t, v) => end(v.faces[0]! > v.faces[1]! ? 0 : 1)),
]);
