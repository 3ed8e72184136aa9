// VG-1  Measuring; VG-7.2 Engagement
import { inches, isWithin, type Tenths } from '@little-wars/engine/geometry';
import { enemiesOf, friendsOf, isEnemy, modelOf, reachOf, standingOf, weaponsOf } from '../../lookups.ts';
import type { Look, ModelId } from '../../types.ts';
import { canSee } from '../09-sight/line-of-sight.ts';

/** VG-2.2: base contact in whole tenths: too close for anything to fit between. */
export const CONTACT: Tenths = 2;

/** VG-2.2: a printed range; 0" is base contact. */
export const rangeOf = (printed: number): Tenths => Math.max(CONTACT, inches(printed));

/** VG-1.1, VG-1.5: measured base to base between the closest points; exactly x is within x. */
export function areWithin(t: Look, a: ModelId, b: ModelId, x: Tenths): boolean {
  const [one, another] = [modelOf(t, a), modelOf(t, b)];
  const [dx, dy] = [one.at!.x - another.at!.x, one.at!.y - another.at!.y];
  // Most pairs are far apart: reject them cheaply before measuring.
  const far = reachOf(one) + reachOf(another) + x;
  return dx * dx + dy * dy <= far * far && isWithin(standingOf(t, a), standingOf(t, b), x);
}

/** VG-7.2, VG-7.17: the longest range of its melee attacks; null if it has none. */
export function engagementRange(t: Look, model: ModelId): Tenths | null {
  const ranges = weaponsOf(t, model).flatMap(({ type, range }) => (type === 'melee' ? [rangeOf(range)] : []));
  return t.query('engagement-range', ranges.length > 0 ? Math.max(...ranges) : null, { model });
}

/** The distance at which two models engage, by the longer of their ranges; null if neither has one. */
export function engagementBetween(t: Look, a: ModelId, b: ModelId): Tenths | null {
  const [one, another] = [engagementRange(t, a), engagementRange(t, b)];
  return one === null ? another : another === null ? one : Math.max(one, another);
}

/** No melee attack has a longer range. */
const FARTHEST_REACH = inches(6);

/** VG-7.2, VG-7.7: enemies, one within the other's engagement range, with sight between them, which is mutual. */
export function areEngaged(t: Look, a: ModelId, b: ModelId): boolean {
  if (!isEnemy(t, a, b) || !areWithin(t, a, b, FARTHEST_REACH)) return false;
  const range = engagementBetween(t, a, b);
  return range !== null && areWithin(t, a, b, range) && canSee(t, a, b);
}

export const engagedWith = (t: Look, id: ModelId): readonly ModelId[] =>
  enemiesOf(t, id).filter(enemy => areEngaged(t, id, enemy));
export const isEngaged = (t: Look, id: ModelId): boolean => enemiesOf(t, id).some(enemy => areEngaged(t, id, enemy));

/** VG-7.11: engaged by an enemy that is standing, which rules out ranged attacks. */
export const isHeldInMelee = (t: Look, id: ModelId): boolean =>
  enemiesOf(t, id).some(enemy => !modelOf(t, enemy).down && areEngaged(t, id, enemy));

/** VG-10.23: friends engaged with the target and no other enemy. */
export const outnumbering = (t: Look, attacker: ModelId, target: ModelId): readonly ModelId[] =>
  friendsOf(t, attacker).filter(friend => {
    const engaged = engagedWith(t, friend);
    return engaged.length === 1 && engaged[0] === target;
  });
