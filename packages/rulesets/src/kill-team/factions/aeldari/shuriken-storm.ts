// Shuriken Storm: the twin catapult shoots twice in one action, without Relentless.
import type { Reason } from '@little-wars/engine';
import { isEngaged } from '../../core/01-game/measuring.ts';
import { aimOf, wieldingOf } from '../../core/04-shooting/aiming.ts';
import { attack } from '../../core/04-shooting/attack.ts';
import { reasonsAgainstWeapon, validTargets } from '../../core/04-shooting/valid-targets.ts';
import { removeIncapacitated } from '../../core/06-damage/damage.ts';
import { operativeOf, ownerOf, weaponsOf } from '../../lookups.ts';
import { type OperativeId, question, sequence } from '../../types.ts';
import { because } from '../mechanisms/reasons.ts';
import type { OwnAction } from '../registry.ts';

const TWIN = 'twin-avenger-shuriken-catapult';
export const STORM = 'shuriken-storm';

export const shootingWith = (attacker: OperativeId) => ({ attacker, action: STORM, chosen: `${TWIN}/standard` });

export interface Storm {
  readonly attacker: OperativeId;
  readonly targets: readonly OperativeId[];
}

const ATTACKS = 2;

export const selectTargetOfStorm = question<'pick-one', Storm>('select a target of the storm', 'pick-one');

/** KT-4.12: both targets, possibly the same one, are chosen before the first roll. */
export const storm = sequence<Storm>('shuriken storm', 'KT-13.1', s => [
  s.ask('KT-4.2', selectTargetOfStorm, {
    to: (t, v) => ownerOf(t, v.attacker),
    ask: (t, v) => ({ of: 'operative', options: validTargets(t, shootingWith(v.attacker)), about: v }),
    then: (_t, v, target) => ({ ...v, targets: [...v.targets, target as OperativeId] }),
  }),
  s.repeat('KT-13.1', 'twice', { from: selectTargetOfStorm.purpose, while: (_t, v) => v.targets.length < ATTACKS }),
  s.run('KT-9.13', 'note the storm', (t, v) => {
    const { weapon, profile } = wieldingOf(shootingWith(v.attacker));
    t.emit({ type: 'weapon-used', clause: 'KT-9.13', operative: v.attacker, weapon, profile, limited: false });
    return v;
  }),
  s.each('KT-4.12', 'attack both', {
    of: (_t, v) => v.targets,
    call: (t, v, target: OperativeId) =>
      operativeOf(t, target).wounds > 0
        ? attack.start({ aim: aimOf(shootingWith(v.attacker), target), dice: null, after: null })
        : null,
  }),
  s.call('KT-4.7', 'remove whom the storm felled', () => removeIncapacitated.start({})),
]);

export const shurikenStorm: OwnAction = {
  id: STORM,
  clause: 'KT-13.1',
  ap: 2,
  countsAs: 'shoot',
  reasons: (t, operative): readonly Reason[] => {
    const hasTwin = weaponsOf(t, operative).some(({ id }) => id === TWIN);
    if (!hasTwin) return because(true, 'no-such-weapon', 'KT-13.1');
    const shooting = shootingWith(operative);
    return [
      ...because(isEngaged(t, operative), 'engaged', 'KT-3.17'),
      ...because(operativeOf(t, operative).order === 'conceal', 'conceal-order', 'KT-3.17'),
      ...reasonsAgainstWeapon(t, wieldingOf(shooting)),
      ...because(validTargets(t, shooting).length === 0, 'no-valid-target', 'KT-3.20'),
    ];
  },
  start: (_t, attacker) => storm.start({ attacker, targets: [] }),
};
