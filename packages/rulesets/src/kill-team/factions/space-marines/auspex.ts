// Auspex: an action that gives a friend No Cover for the turning point.
import type { Reason } from '@little-wars/engine';
import { isEngaged } from '../../core/01-game/measuring.ts';
import { ownerOf } from '../../lookups.ts';
import { type AboutOperative, type Look, type OperativeId, question, type Rule, sequence } from '../../types.ts';
import { begin, effectOn } from '../mechanisms/effects.ts';
import { isNear, ownSide, sees } from '../mechanisms/near.ts';
import { because } from '../mechanisms/reasons.ts';
import type { OwnAction } from '../registry.ts';

const REACH = 3;

const scannable = (t: Look, operative: OperativeId): readonly OperativeId[] =>
  ownSide(
    t,
    operative,
    id => isNear(t, operative, id, REACH) && sees(t, operative, id) && effectOn(t, 'scanned', id) === null,
  );

export const chooseWhoGainsNoCover = question<'pick-one', AboutOperative>('choose who gains No Cover', 'pick-one');

export const scan = sequence<{ readonly operative: OperativeId }>('auspex', 'KT-13.1', s => [
  s.ask('KT-13.1', chooseWhoGainsNoCover, {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, v) => ({ of: 'operative', options: scannable(t, v.operative), about: v }),
    then: (t, v, friend) => {
      const use = { rule: 'scanned', seat: ownerOf(t, v.operative), holder: friend as OperativeId } as const;
      begin(t, { use, until: 'turning-point' }, 'KT-13.1');
      return v;
    },
  }),
]);

export const auspex: OwnAction = {
  id: 'auspex',
  clause: 'KT-13.1',
  ap: 2,
  reasons: (t, operative): readonly Reason[] => [
    ...because(isEngaged(t, operative), 'engaged', 'KT-13.1'),
    ...because(scannable(t, operative).length === 0, 'nobody-in-reach', 'KT-3.20'),
  ],
  start: (_t, operative) => scan.start({ operative }),
};

/** Only changes the weapon's rules: see mechanisms/granted.ts. */
export const scanned: Rule<'scanned'> = { clause: 'KT-13.1', words: { en: { rule: 'Auspex' } } };
