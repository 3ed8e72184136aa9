import { add } from '@little-wars/engine';
import { because } from '../../core/06-actions/actions.ts';
import { mortalWoundsOn } from '../../core/10-attacks/armor.ts';
import { ownerOf } from '../../lookups.ts';
import { type ModelId, question, type Rule, sequence } from '../../types.ts';
import type { SpecialAction } from '../parts.ts';

/** For the rest of its activation, its ranged attacks do more damage. */
export const overcharged: Rule<'overcharge'> = {
  clause: 'VG-10.5',
  words: null,
  modify: {
    damage: add((sum, { holder, damage }, { attack: { attacker, type } }) =>
      attacker === holder && type === 'ranged' ? sum + damage : sum,
    ),
  },
};

interface Overcharging {
  readonly by: ModelId;
  readonly burnt: boolean;
}

export const rollForCoils = question('roll for the coils', 'roll');

export const overcharging = sequence<Overcharging>('Overcharge', 'VG-2.3', s => [
  s.run('VG-2.3', 'open the coils', (t, v) => {
    const use = { rule: 'overcharge', damage: 1, seat: ownerOf(t, v.by), holder: v.by } as const;
    t.emit({ type: 'effect-began', clause: 'VG-2.3', effect: { use, until: 'activation' } });
    return v;
  }),
  s.roll('VG-2.3', rollForCoils, {
    count: () => 1,
    whose: (t, v) => ownerOf(t, v.by),
    then: (_t, v, [face]) => ({ ...v, burnt: face === 1 }),
  }),
  s.call('VG-10.11', 'be burnt on a 1', (_t, v) => (v.burnt ? mortalWoundsOn(v.by, 1) : null)),
]);

/** Free: +1 D for its ranged attack; on a 1 it suffers a mortal wound. */
export const overcharge: SpecialAction = {
  id: 'overcharge',
  words: 'Its ranged attack in this activation has 1 more D. Roll a die: on a 1 it suffers a mortal wound.',
  clause: 'VG-2.3',
  length: 'free',
  // Nothing to gain once it has attacked.
  reasons: (t, by) => {
    const { activation } = t.position;
    return because(activation?.model === by && activation.performed.includes('attack'), 'attacked-already', 'VG-5.2');
  },
  start: by => overcharging.start({ by, burnt: false }),
};
