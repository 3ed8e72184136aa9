import { add, limit } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import { hasDone, modelOf } from '../../w40k/measuring/lookups.ts';
import { lookups } from '../library.ts';
import type { Look, ModelId, Rule } from '../types.ts';
import { countersOn } from '../weapon-rules/markerlight.ts';

const isMine = (
  t: Look,
  attack: { readonly attacker: ModelId; readonly target: ModelId },
  holder: number | null,
): number => (attack.attacker === holder ? countersOn(t, modelOf(t, attack.attacker).seat, attack.target) : 0);

/**
 * RS-10.4: effects of counters on a target: re-rolled 1s, no cover from three, no penalty for moving from four, +1 from
 * five.
 */
export const markerlights: Rule<'markerlights'> = {
  clause: 'RS-10.4',
  name: 'markerlight counters',
  modify: {
    're-rolls': add((which, { holder }, { roll, attack }, t) =>
      roll.what === 'hit' && attack !== null && attack.manner !== 'fighting' && isMine(t, attack, holder) >= 1
        ? moreOf(which, 'ones')
        : which,
    ),
    cover: limit((value, { holder }, { attack }, t) => (isMine(t, attack, holder) >= 3 ? 0 : value)),
    'hit-modifier': add((sum, { holder }, { attack }, t) => {
      const counters = attack.manner === 'fighting' ? 0 : isMine(t, attack, holder);
      if (counters < 4) return sum;
      const { type } = lookups.profile(attack.profile);
      const isSlowed =
        (type === 'heavy' && hasDone(t, attack.attacker, 'moved', 'advanced', 'arrived')) ||
        (type === 'assault' && hasDone(t, attack.attacker, 'advanced'));
      return sum + (isSlowed ? 1 : 0) + (counters >= 5 ? 1 : 0);
    }),
  },
};
