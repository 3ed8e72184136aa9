import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../../core/01-measuring/measuring.ts';
import { canSee } from '../../core/09-sight/line-of-sight.ts';
import { enemiesOf, ownerOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';
import { isUnder } from '../lasting.ts';
import { onOne } from '../on-one.ts';

const REACH = inches(18);

/** VG-10.4: the other team's attacks on its holder have more AP. */
export const doomed: Rule<'doom'> = {
  clause: 'VG-10.4',
  words: null,
  modify: {
    ap: add((sum, { holder, seat, ap }, { attack: { attacker, target, type } }, t) =>
      target === holder && type !== 'harm' && ownerOf(t, attacker) === seat ? sum + ap : sum,
    ),
  },
};

/** Short: until the end of the round, its team's attacks on an enemy within 18" and in sight have +1 AP. */
export const doom = onOne({
  id: 'doom',
  words: 'Attacks of the team at an enemy within 18" and in sight have 1 more AP until the end of the round.',
  clause: 'VG-2.3',
  length: 'short',
  among: (t, by) =>
    enemiesOf(t, by).filter(
      enemy => areWithin(t, by, enemy, REACH) && !isUnder(t, 'doom', enemy) && canSee(t, by, enemy),
    ),
  does: (t, by, holder) => {
    const use = { rule: 'doom', ap: 1, seat: ownerOf(t, by), holder } as const;
    t.emit({ type: 'effect-began', clause: 'VG-2.3', effect: { use, until: 'round' } });
    return null;
  },
});
