// KT-6.3  Injured operatives
import { fullWounds, operativeOf } from '../../lookups.ts';
import type { Look, OperativeId } from '../../types.ts';

/** KT-6.3: less than half its wounds left; exactly half is not injured. */
export const isInjured = (t: Look, operative: OperativeId): boolean =>
  t.query('injured', 2 * operativeOf(t, operative).wounds < fullWounds(t, operative), { operative });
