import { add } from '@little-wars/engine';
import { because } from '../../core/06-actions/actions.ts';
import { ownerOf } from '../../lookups.ts';
import { type ModelId, type Rule, sequence } from '../../types.ts';
import { hasAttacked } from '../lasting.ts';
import type { SpecialAction } from '../parts.ts';

/** VG-3.8: more dice for its melee attacks. */
export const surging: Rule<'adrenal-surge'> = {
  clause: 'VG-3.8',
  words: null,
  modify: {
    'attack-dice': add((count, { holder, dice }, { attack: { attacker, type } }) =>
      attacker === holder && type === 'melee' ? count + dice : count,
    ),
  },
};

export const surge = sequence<{ readonly by: ModelId }>('Adrenal Surge', 'VG-2.3', s => [
  s.run('VG-2.3', 'quicken', (t, { by }) => {
    const use = { rule: 'adrenal-surge', dice: 1, seat: ownerOf(t, by), holder: by } as const;
    t.emit({ type: 'effect-began', clause: 'VG-2.3', effect: { use, until: 'activation' } });
    return { by };
  }),
]);

/** Free, 1 CP: one more die in its melee attacks for the rest of its activation. */
export const adrenalSurge: SpecialAction = {
  id: 'adrenal-surge',
  words: '1 die more in melee in this activation.',
  clause: 'VG-2.3',
  length: 'free',
  cp: 1,
  // Nothing to gain once it has attacked.
  reasons: (t, by) => because(hasAttacked(t, by), 'attacked-already', 'VG-5.2'),
  start: by => surge.start({ by }),
};
