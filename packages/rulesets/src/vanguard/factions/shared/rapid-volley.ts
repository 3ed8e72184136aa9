import { add } from '@little-wars/engine';
import { because } from '../../core/06-actions/actions.ts';
import { attackBy } from '../../core/10-attacks/attack.ts';
import { mayAttack } from '../../core/10-attacks/targets.ts';
import { enemiesOf, ownerOf, weaponsOf } from '../../lookups.ts';
import type { Look, ModelId, Rule } from '../../types.ts';
import { onOne } from '../on-one.ts';

/** More dice for its ranged attack, all at one target. */
export const volley: Rule<'rapid-volley'> = {
  clause: 'VG-3.8',
  words: null,
  modify: {
    'attack-dice': add((count, { holder, dice }, { attack: { attacker, type, manner } }) =>
      attacker === holder && type === 'ranged' && manner === 'action' ? count + dice : count,
    ),
  },
};

const targets = (t: Look, attacker: ModelId): readonly ModelId[] => {
  const guns = weaponsOf(t, attacker).filter(({ type }) => type === 'ranged');
  return enemiesOf(t, attacker).filter(target =>
    guns.some(({ id: weapon }) => mayAttack(t, { attacker, target, weapon, manner: 'action' })),
  );
};

/** Long: a ranged attack at one target with two more dice. It counts as an Attack. */
export const rapidVolley = onOne({
  id: 'rapid-volley',
  words: 'A ranged attack at one target with 2 more dice.',
  clause: 'VG-2.3',
  length: 'long',
  among: targets,
  reasons: (t, by) => {
    const { activation } = t.position;
    return because(activation?.model === by && activation.performed.includes('attack'), 'attacked-already', 'VG-5.2');
  },
  does: (t, by, target) => {
    const use = { rule: 'rapid-volley', dice: 2, seat: ownerOf(t, by), holder: by } as const;
    t.emit({ type: 'counted-as', clause: 'VG-5.2', model: by, action: 'attack' });
    t.emit({ type: 'effect-began', clause: 'VG-2.3', effect: { use, until: 'activation' } });
    return attackBy(by, 'action', target);
  },
});
