import { limit } from '@little-wars/engine';
import { because } from '../../core/06-actions/actions.ts';
import { ownerOf } from '../../lookups.ts';
import { type Look, type ModelId, type Rule, sequence } from '../../types.ts';
import type { SpecialAction } from '../parts.ts';

/** VG-9.2: it counts as obscured. */
export const inSmoke: Rule<'smoke'> = {
  clause: 'VG-9.2',
  words: null,
  modify: { obscured: limit((is, { holder }, { target }) => is || target === holder) },
};

const isSmoking = (t: Look, model: ModelId): boolean =>
  t.position.effects.some(({ use }) => use.rule === 'smoke' && use.holder === model);

export const throwSmoke = sequence<{ readonly by: ModelId }>('Smoke', 'VG-2.3', s => [
  s.run('VG-2.3', 'throw it', (t, { by }) => {
    const use = { rule: 'smoke', seat: ownerOf(t, by), holder: by } as const;
    t.emit({ type: 'effect-began', clause: 'VG-2.3', effect: { use, until: 'round' } });
    return { by };
  }),
]);

/** Free, 1 CP: it counts as obscured until the end of the round. */
export const smoke: SpecialAction = {
  id: 'smoke',
  words: 'It counts as obscured until the end of the round.',
  clause: 'VG-2.3',
  length: 'free',
  cp: 1,
  reasons: (t, by) => because(isSmoking(t, by), 'used-up', 'VG-2.3'),
  start: by => throwSmoke.start({ by }),
};
