import { add } from '@little-wars/engine';
import { because } from '../../core/06-actions/actions.ts';
import { modelOf, ownerOf } from '../../lookups.ts';
import { type ModelId, type Rule, sequence } from '../../types.ts';
import type { SpecialAction } from '../parts.ts';

const ABILITY = 'waaagh';

/** VG-3.8: the whole team's charge attacks have more dice. */
export const waaaghing: Rule<'waaagh'> = {
  clause: 'VG-3.8',
  words: null,
  modify: {
    'attack-dice': add((count, { seat, dice }, { attack: { attacker, manner } }, t) =>
      manner === 'charge' && ownerOf(t, attacker) === seat ? count + dice : count,
    ),
  },
};

export const bellow = sequence<{ readonly by: ModelId }>('Waaagh!', 'VG-2.3', s => [
  s.run('VG-2.3', 'bellow', (t, { by }) => {
    const use = { rule: ABILITY, dice: 1, seat: ownerOf(t, by), holder: null } as const;
    t.emit({ type: 'ability-used', clause: 'VG-2.3', model: by, ability: ABILITY });
    t.emit({ type: 'effect-began', clause: 'VG-2.3', effect: { use, until: 'round' } });
    return { by };
  }),
]);

/** Free, 1 CP, once per game: the team's charge attacks have one more die until the end of the round. */
export const waaagh: SpecialAction = {
  id: ABILITY,
  words: 'Once per game: charge attacks of the team have 1 die more until the end of the round.',
  clause: 'VG-2.3',
  length: 'free',
  cp: 1,
  reasons: (t, by) => because(modelOf(t, by).used.includes(ABILITY), 'used-up', 'VG-2.3'),
  start: by => bellow.start({ by }),
};
