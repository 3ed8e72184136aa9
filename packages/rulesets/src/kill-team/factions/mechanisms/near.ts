// Distances and visibility between operatives. An operative is near and visible to itself.
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../../core/01-game/measuring.ts';
import { canSee } from '../../core/07-line-of-sight/line-of-sight.ts';
import { enemiesOf, inPlay, ownerOf } from '../../lookups.ts';
import type { Look, OperativeId } from '../../types.ts';

export const isNear = (t: Look, a: OperativeId, b: OperativeId, reach: number): boolean =>
  a === b || areWithin(t, a, b, inches(reach));

export const sees = (t: Look, a: OperativeId, b: OperativeId): boolean => a === b || canSee(t, a, b);

/** Its friends and itself, filtered. */
export const ownSide = (
  t: Look,
  operative: OperativeId,
  test: (friend: OperativeId) => boolean = () => true,
): readonly OperativeId[] => inPlay(t.position, ({ seat }, id) => seat === ownerOf(t, operative) && test(id));

/** Whether every enemy is farther away than this many inches. */
export const isFarFromEnemies = (t: Look, operative: OperativeId, beyond: number): boolean =>
  enemiesOf(t, operative).every(enemy => !areWithin(t, operative, enemy, inches(beyond)));
