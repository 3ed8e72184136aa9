// VG-2.6, VG-2.8  Targeting Routines
import { add } from '@little-wars/engine';
import { payFor, priceOf } from '../core/11-command/command.ts';
import { type Rule, sequence } from '../types.ts';

const MARK = 'targeting-routines';

interface Using {
  readonly model: number;
  readonly cp: number;
}

export const useTargetingRoutines = sequence<Using>('Targeting Routines', 'VG-2.6', s => [
  s.run('VG-2.6', 'pay and aim better', (t, v) => {
    payFor(t, v.model, { what: MARK, cp: v.cp, clause: 'VG-2.6' });
    t.emit({ type: 'attack-marked', clause: 'VG-2.6', mark: MARK });
    return v;
  }),
]);

/** +1 to hit for one ranged attack, once, paid before its hit roll. */
export const targetingRoutines: Rule<'targeting-routines'> = {
  clause: 'VG-2.6',
  words: '{cp} CP, before the hit roll of a ranged attack: 1 more to hit.',
  offer: {
    'before-hit-roll': (t, _about, { holder, seat: of, cp }, seat) => {
      // Read the current attack: payments in this same window count.
      const attack = t.position.attack!;
      const model = attack.attacker;
      const isOpen = of === seat && holder === model && attack.type === 'ranged' && !attack.marks.includes(MARK);
      return isOpen && t.position.cp[seat]! >= priceOf(t, model, MARK, cp)
        ? [{ id: MARK, frame: useTargetingRoutines.start({ model, cp }) }]
        : [];
    },
  },
  modify: {
    'hit-modifier': add((by, { holder }, { attack }) =>
      attack.attacker === holder && attack.marks.includes(MARK) ? by + 1 : by,
    ),
  },
};
