import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../../core/01-measuring/measuring.ts';
import { friendsOf, ownerOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';
import { isUnder } from '../lasting.ts';
import { onOne } from '../on-one.ts';

const REACH = inches(6);

/** VG-3.11: free re-rolls of hit dice in its attacks. */
export const guided: Rule<'guide'> = {
  clause: 'VG-3.11',
  words: null,
  modify: {
    'free-re-rolls': add((count, { holder, dice }, { attack: { attacker, type }, side }) =>
      side === 'attacker' && attacker === holder && type !== 'harm' ? count + dice : count,
    ),
  },
};

/** Short: a friend within 6" may re-roll one hit die in each of its attacks until the end of the round. */
export const guide = onOne({
  id: 'guide',
  words: 'A friend within 6" may re-roll 1 hit die of each attack until the end of the round.',
  clause: 'VG-2.3',
  length: 'short',
  among: (t, by) => friendsOf(t, by).filter(friend => areWithin(t, by, friend, REACH) && !isUnder(t, 'guide', friend)),
  does: (t, _by, holder) => {
    const use = { rule: 'guide', dice: 1, seat: ownerOf(t, holder), holder } as const;
    t.emit({ type: 'effect-began', clause: 'VG-2.3', effect: { use, until: 'round' } });
    return null;
  },
});
