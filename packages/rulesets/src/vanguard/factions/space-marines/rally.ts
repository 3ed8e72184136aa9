import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../../core/01-measuring/measuring.ts';
import { because } from '../../core/06-actions/actions.ts';
import { friendsOf, modelOf } from '../../lookups.ts';
import { type Look, type ModelId, sequence } from '../../types.ts';
import type { SpecialAction } from '../parts.ts';

const REACH = inches(6);

const lying = (t: Look, by: ModelId): readonly ModelId[] =>
  friendsOf(t, by).filter(friend => modelOf(t, friend).down && areWithin(t, by, friend, REACH));

export const rallying = sequence<{ readonly by: ModelId }>('Rally', 'VG-2.3', s => [
  s.run('VG-2.3', 'stand them up', (t, { by }) => {
    for (const model of lying(t, by)) t.emit({ type: 'stood-up', clause: 'VG-2.3', model });
    return { by };
  }),
]);

/** Free, 1 CP: friends within 6" that are down stand up. */
export const rally: SpecialAction = {
  id: 'rally',
  words: 'Friends within 6" that are knocked down stand up.',
  clause: 'VG-2.3',
  length: 'free',
  cp: 1,
  reasons: (t, by) => because(lying(t, by).length === 0, 'nobody-for-it', 'VG-2.3'),
  start: by => rallying.start({ by }),
};
