import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../../core/01-measuring/measuring.ts';
import { friendsOf, ownerOf } from '../../lookups.ts';
import type { Look, ModelId, Rule } from '../../types.ts';
import { onOne } from '../on-one.ts';

const REACH = inches(6);

/** For the rest of the round, its holder has a bonus to hit. */
export const willDone: Rule<'my-will-be-done'> = {
  clause: 'VG-3.2',
  words: null,
  modify: {
    'hit-modifier': add((sum, { holder, by }, { attack: { attacker } }) => (attacker === holder ? sum + by : sum)),
  },
};

/** Whether it already has the bonus, which does not stack. */
const isTold = (t: Look, model: ModelId): boolean =>
  t.position.effects.some(({ use }) => use.rule === 'my-will-be-done' && use.holder === model);

/** Short: a friend within 6" has a bonus to hit until the end of the round. */
export const myWillBeDone = onOne({
  id: 'my-will-be-done',
  words: 'A friend within 6" has 1 more to hit until the end of the round.',
  clause: 'VG-2.3',
  length: 'short',
  among: (t, by) => friendsOf(t, by).filter(friend => areWithin(t, by, friend, REACH) && !isTold(t, friend)),
  does: (t, _by, holder) => {
    const use = { rule: 'my-will-be-done', by: 1, seat: ownerOf(t, holder), holder } as const;
    t.emit({ type: 'effect-began', clause: 'VG-2.3', effect: { use, until: 'round' } });
    return null;
  },
});
