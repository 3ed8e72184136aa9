// Suspensor System: Heavy weapons only limit their bearer to 6" of movement in the activation.
import { add, limit } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { profileOf } from '../../lookups.ts';
import type { Look, OperativeId, Rule } from '../../types.ts';
import { because } from '../mechanisms/reasons.ts';

const FARTHEST = inches(6);
const HEAVY = 'KT-9.8';

const isHeavy = (t: Look, operative: OperativeId, chosen: string): boolean => {
  const [weapon, profile] = chosen.split('/') as [string, string];
  return profileOf(t, operative, weapon, profile).rules.some(({ rule }) => rule === 'heavy');
};

export const suspensorSystem: Rule<'suspensor-system'> = {
  clause: 'KT-13.1',
  modify: {
    'action-refused': limit((reasons, { holder }, { operative }) =>
      operative === holder ? reasons.filter(({ clause }) => clause !== HEAVY) : reasons,
    ),
    'weapon-refused': limit((reasons, { holder }, { attacker, weapon, profile }, t) => {
      if (attacker !== holder || !isHeavy(t, attacker, `${weapon}/${profile}`)) return reasons;
      const { activation } = t.position;
      const moved = activation?.operative === attacker ? (activation.moved ?? 0) : 0;
      const others = reasons.filter(({ clause }) => clause !== HEAVY);
      return [...others, ...because(moved > FARTHEST, 'moved-too-far', 'KT-13.1')];
    }),
    allowance: add((allowance, { holder }, { operative }, t) => {
      const { activation } = t.position;
      if (operative !== holder || activation?.operative !== operative) return allowance;
      return activation.weapons.some(used => isHeavy(t, operative, used))
        ? Math.max(0, Math.min(allowance, FARTHEST - (activation.moved ?? 0)))
        : allowance;
    }),
  },
};
