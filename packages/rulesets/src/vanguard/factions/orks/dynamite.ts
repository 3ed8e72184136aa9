import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../../core/01-measuring/measuring.ts';
import { because } from '../../core/06-actions/actions.ts';
import { canSee } from '../../core/09-sight/line-of-sight.ts';
import { hitsOn } from '../../core/10-attacks/armor.ts';
import { enemiesOf, inPlay, isInPlay, modelOf } from '../../lookups.ts';
import { type ModelId, sequence } from '../../types.ts';
import { onOne } from '../on-one.ts';

const REACH = inches(6);
const BLAST = inches(2);
const ABILITY = 'dynamite';

interface Blasting {
  readonly by: ModelId;
  readonly target: ModelId;
}

export const blasting = sequence<Blasting>('Dynamite', 'VG-2.3', s => [
  s.run('VG-2.3', 'throw the dynamite', (t, v) => {
    t.emit({ type: 'ability-used', clause: 'VG-2.3', model: v.by, ability: ABILITY });
    return v;
  }),
  s.each('VG-10.11', 'it and all around it are hit', {
    of: (t, { target }) => [
      target,
      ...inPlay(t.position, (_, id) => id !== target).filter(id => areWithin(t, target, id, BLAST)),
    ],
    call: (t, { by }, model: ModelId) => (isInPlay(modelOf(t, model)) ? hitsOn(model, [2, 1, 1], by) : null),
  }),
]);

/** Long, once per game: an enemy within 6" and in sight, and everybody within 2" of it, suffer 2 hits at AP1, D1. */
export const dynamite = onOne({
  id: ABILITY,
  words: 'Once per game: an enemy within 6" and in sight and all within 2" of it suffer 2 hits of AP1, D1.',
  clause: 'VG-2.3',
  length: 'long',
  among: (t, by) => enemiesOf(t, by).filter(enemy => areWithin(t, by, enemy, REACH) && canSee(t, by, enemy)),
  reasons: (t, by) => because(modelOf(t, by).used.includes(ABILITY), 'used-up', 'VG-2.3'),
  does: (_t, by, target) => blasting.start({ by, target }),
});
