import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../../core/01-measuring/measuring.ts';
import { because } from '../../core/06-actions/actions.ts';
import { modelOf, ownerOf } from '../../lookups.ts';
import { type ModelId, type Rule, sequence } from '../../types.ts';
import type { SpecialAction } from '../parts.ts';

const ABILITY = 'montka';

/** VG-10.4: the whole team's ranged attacks at close targets have more AP. */
export const inMontka: Rule<'montka'> = {
  clause: 'VG-10.4',
  words: null,
  modify: {
    ap: add((sum, { seat, within, ap }, { attack: { attacker, target, type } }, t) =>
      type === 'ranged' && ownerOf(t, attacker) === seat && areWithin(t, attacker, target, inches(within))
        ? sum + ap
        : sum,
    ),
  },
};

export const declaring = sequence<{ readonly by: ModelId }>('Mont’ka', 'VG-2.3', s => [
  s.run('VG-2.3', 'give the word', (t, { by }) => {
    const use = { rule: ABILITY, within: 12, ap: 1, seat: ownerOf(t, by), holder: null } as const;
    t.emit({ type: 'ability-used', clause: 'VG-2.3', model: by, ability: ABILITY });
    t.emit({ type: 'effect-began', clause: 'VG-2.3', effect: { use, until: 'round' } });
    return { by };
  }),
]);

/** Free, 1 CP, once per game: the team's ranged attacks within 12" have +1 AP until the end of the round. */
export const montka: SpecialAction = {
  id: ABILITY,
  words: 'Once per game: ranged attacks of the team within 12" have 1 more AP until the end of the round.',
  clause: 'VG-2.3',
  length: 'free',
  cp: 1,
  reasons: (t, by) => because(modelOf(t, by).used.includes(ABILITY), 'used-up', 'VG-2.3'),
  start: by => declaring.start({ by }),
};
