// KT-12.3  Losing guard
import { enemiesOf, isInPlay, operativeOf } from '../../lookups.ts';
import type { OperativeId, T } from '../../types.ts';
import { areEngaged } from '../01-game/measuring.ts';

/** KT-12.3: an operative that finishes an action ends the guard of enemies it is engaged with. */
export function endGuardAround(t: T, operative: OperativeId): void {
  if (!isInPlay(operativeOf(t, operative)) || !t.position.operatives.some(({ onGuard }) => onGuard)) return;
  for (const guard of enemiesOf(t, operative))
    if (operativeOf(t, guard).onGuard && areEngaged(t, guard, operative))
      t.emit({ type: 'guard-ended', clause: 'KT-12.3', operative: guard });
}
