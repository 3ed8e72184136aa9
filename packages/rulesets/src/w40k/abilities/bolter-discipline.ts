import { add } from '@little-wars/engine';
import type { Targets } from '../attacks/targets.ts';
import { hasDone, type Lookups } from '../measuring/lookups.ts';
import { doubled, isAtHalfRange } from '../rules/weapon-types.ts';
import type { SharedRule } from '../types.ts';

const ALWAYS: readonly string[] = ['Terminator', 'Biker'];

/**
 * Rapid Fire bolt weapons double their shots beyond half range too: for Infantry that stood still, Terminators and
 * Bikers.
 */
export const bolterDiscipline = (
  clause: string,
  lookups: Lookups,
  targets: Targets,
): SharedRule<{ readonly rule: 'bolter-discipline' }> => ({
  clause,
  name: 'Bolter Discipline',
  modify: {
    'attack-count': add((shots, { holder }, aim, t) => {
      const { type, family } = lookups.profile(aim.profile);
      if (aim.attacker !== holder || type !== 'rapid-fire' || family !== 'bolt') return shots;
      // Within half range the weapon's type has already doubled them.
      if (isAtHalfRange(t, lookups, targets, aim)) return shots;
      const isStill = !hasDone(t, holder, 'moved', 'advanced', 'fell-back', 'arrived');
      const isSteady =
        ALWAYS.some(keyword => lookups.hasKeyword(t, holder, keyword)) ||
        (isStill && lookups.hasKeyword(t, holder, 'Infantry'));
      return isSteady ? doubled(shots) : shots;
    }),
  },
});
