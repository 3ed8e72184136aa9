import { add } from '@little-wars/engine';
import { improvementOf, operativeOf } from '../lookups.ts';
import type { Look, OperativeId, Rule } from '../types.ts';
import { isHeldBy } from './wielded.ts';

const timesUsed = (t: Look, operative: OperativeId, weapon: string): number =>
  operativeOf(t, operative).used.filter(used => used === weapon).length;

const usesOf = (t: Look, operative: OperativeId, weapon: string): number =>
  improvementOf(weapon, operativeOf(t, operative).equipment)?.uses ?? 1;

/** KT-9.13: once per carrier; all attacks of one action are one use. */
export const limited: Rule<'limited'> = {
  clause: 'KT-9.13',
  words: { en: { rule: 'Limited' } },
  modify: {
    'weapon-refused': add((reasons, use, { attacker, weapon }, t) =>
      isHeldBy(t, use, attacker) && timesUsed(t, attacker, weapon) >= usesOf(t, attacker, weapon)
        ? [...reasons, { reason: 'used-up', clause: 'KT-9.13', weapon }]
        : reasons,
    ),
  },
};
