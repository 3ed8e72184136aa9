import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../../core/01-measuring/measuring.ts';
import { canSee } from '../../core/09-sight/line-of-sight.ts';
import { enemiesOf, ownerOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';
import { isUnder } from '../lasting.ts';
import { onOne } from '../on-one.ts';

const REACH = inches(24);

/** VG-3.2: the other team's ranged attacks on its holder have a bonus to hit. */
export const lit: Rule<'markerlight'> = {
  clause: 'VG-3.2',
  words: null,
  modify: {
    'hit-modifier': add((sum, { holder, seat, by }, { attack: { attacker, target, type } }, t) =>
      type === 'ranged' && target === holder && ownerOf(t, attacker) === seat ? sum + by : sum,
    ),
  },
};

/** Short: until the end of the round, its team's ranged attacks on an enemy within 24" and in sight have +1 to hit. */
export const markerlight = onOne({
  id: 'markerlight',
  words:
    'Ranged attacks of the team at an enemy within 24" and in sight have 1 more to hit until the end of the round.',
  clause: 'VG-2.3',
  length: 'short',
  among: (t, by) =>
    enemiesOf(t, by).filter(
      enemy => areWithin(t, by, enemy, REACH) && !isUnder(t, 'markerlight', enemy) && canSee(t, by, enemy),
    ),
  does: (t, by, holder) => {
    const use = { rule: 'markerlight', by: 1, seat: ownerOf(t, by), holder } as const;
    t.emit({ type: 'effect-began', clause: 'VG-2.3', effect: { use, until: 'round' } });
    return null;
  },
});
