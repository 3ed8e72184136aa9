// KT-1.8-10  APL and what changes it
import { togetherAtMostOne } from '../../facts.ts';
import { cardOf, operativeOf } from '../../lookups.ts';
import type { Look, OperativeId, T } from '../../types.ts';

/** KT-1.8, KT-1.9: APL as it is now; changes together count as one at most. KT-1.10: it is never less than nothing. */
export const aplOf = (t: Look, operative: OperativeId): number =>
  aplWith(t, operative, operativeOf(t, operative).aplChange);

/** What it is with so much change, items included (KT-1.9). */
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

/** KT-1.8, KT-1.10: unless some rule keeps it from that. */
export function changeApl(t: T, { operative, by: meant, clause }: AplChange): void {
  const by = t.query('apl-change', meant, { operative });
  if (by === 0) return;
  const { aplChange } = operativeOf(t, operative);
  const ap = aplWith(t, operative, aplChange + by) - aplWith(t, operative, aplChange);
  t.emit({ type: 'apl-changed', clause, operative, by, ap });
}
