import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../../core/01-measuring/measuring.ts';
import { because } from '../../core/06-actions/actions.ts';
import { hitsOn } from '../../core/10-attacks/armor.ts';
import { enemiesOf, isInPlay, modelOf } from '../../lookups.ts';
import { type Look, type ModelId, sequence } from '../../types.ts';
import type { SpecialAction } from '../parts.ts';

const REACH = inches(1);

interface Stomped {
  readonly by: ModelId;
  readonly model: ModelId;
  /** Its wounds before the stomp. */
  readonly before: number;
}

/** A model that loses a wound and stays in play is knocked down. */
export const stomped = sequence<Stomped>('under foot', 'VG-10.11', s => [
  s.call('VG-10.11', 'be hit', (_t, { model, by }) => hitsOn(model, [2, 1, 1], by)),
  s.run('VG-8.1', 'and thrown down', (t, v) => {
    const { wounds, down } = modelOf(t, v.model);
    const falls = isInPlay(modelOf(t, v.model)) && !down && wounds < v.before;
    if (falls && t.query('knocked-down-by', true, { model: v.model, from: v.by }))
      t.emit({ type: 'knocked-down', clause: 'VG-8.1', model: v.model });
    return v;
  }),
]);

const underFoot = (t: Look, by: ModelId): readonly ModelId[] =>
  enemiesOf(t, by).filter(enemy => areWithin(t, by, enemy, REACH));

export const stomping = sequence<{ readonly by: ModelId }>('Stomp', 'VG-2.3', s => [
  s.each('VG-2.3', 'all around it', {
    of: (t, { by }) => underFoot(t, by),
    call: (t, { by }, model: ModelId) => stomped.start({ by, model, before: modelOf(t, model).wounds }),
  }),
]);

/** Long: every enemy within 1" suffers 2 hits at AP1, D1, and is knocked down if it loses a wound. */
export const stomp: SpecialAction = {
  id: 'stomp',
  words: 'Every enemy within 1" suffers 2 hits of AP1, D1, and is knocked down where it loses a wound.',
  clause: 'VG-2.3',
  length: 'long',
  reasons: (t, by) => because(underFoot(t, by).length === 0, 'nobody-for-it', 'VG-2.3'),
  start: by => stomping.start({ by }),
};
