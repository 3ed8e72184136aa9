// KT-1.8-10  APL and what changes it
import { togetherAtMostOne } from '../../facts.ts';
import { cardOf, operativeOf } from '../../lookups.ts';
import type { Look, OperativeId, T } from '../../types.ts';

/** KT-1.8, KT-1.9: the current APL; all changes together move it by one at most. KT-1.10: it is never below 0. */
export const aplOf = (t: Look, operative: OperativeId): number =>
  aplWith(t, operative, operativeOf(t, operative).aplChange);

/** The APL for a given change; items count as changes too (KT-1.9). */
function aplWith(t: Look, operative: OperativeId, change: number): number {
  const { apl } = cardOf(t, operative);
  const changed = t.query('apl', apl + change, { operative });
  return Math.max(0, apl + togetherAtMostOne(changed - apl));
}

interface AplChange {
  readonly operative: OperativeId;
  readonly by: number;
  readonly clause: string;
}

/** KT-1.8, KT-1.10: changes the APL, unless a special rule prevents it. */
export function changeApl(t: T, { operative, by: requested, clause }: AplChange): void {
  const by = t.query('apl-change', requested, { operative });
  if (by === 0) return;
  const { aplChange } = operativeOf(t, operative);
  const ap = aplWith(t, operative, aplChange + by) - aplWith(t, operative, aplChange);
  t.emit({ type: 'apl-changed', clause, operative, by, ap });
}
