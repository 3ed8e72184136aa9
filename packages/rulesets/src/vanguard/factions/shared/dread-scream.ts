import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../../core/01-measuring/measuring.ts';
import { canSee } from '../../core/09-sight/line-of-sight.ts';
import { nerveTest } from '../../core/12-nerve/nerve.ts';
import { enemiesOf, modelOf } from '../../lookups.ts';
import { type Look, type ModelId, sequence } from '../../types.ts';
import { onOne } from '../on-one.ts';

const REACH = inches(6);

interface Screaming {
  readonly by: ModelId;
  readonly model: ModelId;
}

export const screaming = sequence<Screaming>('Dread Scream', 'VG-12.1', s => [
  s.call(
    'VG-12.1',
    'test its nerve',
    (_t, { model }) => nerveTest.start({ model }),
    (t, v, passed: boolean) => {
      if (!passed && t.query('knocked-down-by', true, { model: v.model, from: v.by }))
        t.emit({ type: 'knocked-down', clause: 'VG-8.1', model: v.model });
      return v;
    },
  ),
]);

const hearers = (t: Look, by: ModelId): readonly ModelId[] =>
  enemiesOf(t, by).filter(enemy => !modelOf(t, enemy).down && areWithin(t, by, enemy, REACH) && canSee(t, by, enemy));

/** Short: an enemy within 6" and in sight takes a nerve test, and is knocked down if it fails. */
export const dreadScream = onOne({
  id: 'dread-scream',
  words: 'An enemy within 6" and in sight tests its nerve: where it fails it is knocked down.',
  clause: 'VG-12.1',
  length: 'short',
  among: hearers,
  does: (_t, by, model) => screaming.start({ by, model }),
});
