// VG-6.6, VG-6.11, VG-10.8, VG-10.24  The Focus bonus
import { weaponOf } from '../../lookups.ts';
import type { Aim } from '../../queries.ts';
import type { Focus, Look } from '../../types.ts';

/** What each use of the bonus adds. */
export const FOCUS: { readonly [F in Focus]: { readonly hit: number; readonly ap: number } } = {
  hit: { hit: 1, ap: 0 },
  ap: { hit: 0, ap: 1 },
  'hit-twice': { hit: 2, ap: 0 },
  both: { hit: 1, ap: 1 },
  'ap-twice': { hit: 0, ap: 2 },
};

/** The uses of one bonus, and of two. */
export const FOCUS_ONCE: readonly Focus[] = ['hit', 'ap'];
export const FOCUS_TWICE: readonly Focus[] = ['hit-twice', 'both', 'ap-twice'];

/**
 * VG-6.6, VG-10.8, VG-6.11, VG-5.6: what a melee attack may use Focus for. A charge has the bonus for free and a Focus
 * action adds another; an activation prepares nothing for reactions.
 */
export function focusOptions(t: Look, { attacker, manner, weapon }: Omit<Aim, 'target'>): readonly Focus[] {
  if (weaponOf(t, attacker, weapon).type !== 'melee' || (manner !== 'action' && manner !== 'charge')) return [];
  const { activation } = t.position;
  const focused = activation?.model === attacker && activation.focusing;
  if (manner === 'charge') return focused ? FOCUS_TWICE : FOCUS_ONCE;
  return focused ? FOCUS_ONCE : [];
}
