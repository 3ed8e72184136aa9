import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { because } from '../../core/06-actions/actions.ts';
import { ownerOf } from '../../lookups.ts';
import { type ModelId, type Rule, sequence } from '../../types.ts';
import { hasMoved } from '../lasting.ts';
import type { SpecialAction } from '../parts.ts';

/** VG-2.1: more SP. */
export const inBattleFocus: Rule<'battle-focus'> = {
  clause: 'VG-2.1',
  words: null,
  modify: { speed: add((far, { holder, by }, { model }) => (model === holder ? far + inches(by) : far)) },
};

export const gathering = sequence<{ readonly by: ModelId }>('Battle Focus', 'VG-2.3', s => [
  s.run('VG-2.3', 'gather speed', (t, { by }) => {
    const use = { rule: 'battle-focus', by: 2, seat: ownerOf(t, by), holder: by } as const;
    t.emit({ type: 'effect-began', clause: 'VG-2.3', effect: { use, until: 'activation' } });
    return { by };
  }),
]);

/** Free, 1 CP: +2" SP for the rest of its activation. */
export const battleFocus: SpecialAction = {
  id: 'battle-focus',
  words: '2" more SP in this activation.',
  clause: 'VG-2.3',
  length: 'free',
  cp: 1,
  // Nothing to gain once it has moved.
  reasons: (t, by) => because(hasMoved(t, by), 'moved-already', 'VG-2.3'),
  start: by => gathering.start({ by }),
};
