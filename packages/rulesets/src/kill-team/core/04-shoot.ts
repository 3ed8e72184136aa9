// KT-4  The Shoot action: weapon, targets, attacks, removal
import { inPlay, operativeOf, ownerOf, profileOf, weaponsOf } from '../lookups.ts';
import type { Aim } from '../queries.ts';
import { type Look, type OperativeId, sequence } from '../types.ts';
import { attack } from './04-attack.ts';
import { followUps, fusillade, type Target } from './04-more-targets.ts';
import { reasonsAgainstTarget } from './04-targets.ts';
import { removeIncapacitated } from './06-damage.ts';

export interface Shooting {
  readonly attacker: OperativeId;
  readonly action: string;
  /** Weapon and profile as one id: `boltgun/standard`. */
  readonly chosen: string;
  readonly targets: readonly Target[];
}

export const aimOf = ({ attacker, action, chosen }: Omit<Shooting, 'targets'>, target: OperativeId): Aim => {
  const [weapon, profile] = chosen.split('/') as [string, string];
  return { attacker, target, weapon, profile, action };
};

export const shoot = sequence<Shooting>('shoot', 'KT-4.1', s => [
  s.ask('KT-4.1', 'select a ranged weapon', 'pick-one', {
    to: (t, v) => ownerOf(t, v.attacker),
    ask: (t, v) => ({ of: 'weapon', options: weaponsToShoot(t, v), about: { operative: v.attacker } }),
    then: (_t, v, chosen) => ({ ...v, chosen: chosen as string }),
  }),
  s.ask('KT-4.2', 'select a valid target', 'pick-one', {
    to: (t, v) => ownerOf(t, v.attacker),
    ask: (t, v) => ({ of: 'operative', options: validTargets(t, v), about: v }),
    then: (_t, v, target) => ({ ...v, targets: [{ operative: target as OperativeId, dice: null, after: null }] }),
  }),
  s.call(
    'KT-9.7',
    'split the attack dice',
    (t, v) => fusillade(t, aimOf(v, v.targets[0]!.operative)),
    (_t, v, targets: readonly Target[]) => ({ ...v, targets }),
  ),
  s.call(
    'KT-4.12',
    'find who else is attacked',
    (t, v) => followUps(t, aimOf(v, v.targets[0]!.operative)),
    (_t, v, more: readonly Target[]) => ({ ...v, targets: [...v.targets, ...more] }),
  ),
  s.run('KT-9.13', 'note the weapon used', (t, v) => {
    const { weapon, profile } = aimOf(v, v.attacker);
    const limited = profileOf(t, v.attacker, weapon, profile).rules.some(({ rule }) => rule === 'limited');
    t.emit({ type: 'weapon-used', clause: 'KT-9.13', operative: v.attacker, weapon, limited });
    return v;
  }),
  s.each('KT-4.12', 'attack every target', {
    of: (_t, v) => v.targets,
    call: (t, v, { operative, dice, after }: Target) =>
      operativeOf(t, operative).wounds > 0 ? attack.start({ aim: aimOf(v, operative), dice, after }) : null,
  }),
  s.call('KT-4.7', 'remove the incapacitated', () => removeIncapacitated.start({})),
]);

type Chooser = Pick<Shooting, 'attacker' | 'action'>;

/** KT-4.1: profiles that have a valid target; a Limited weapon once (KT-9.13). */
export function weaponsToShoot(t: Look, v: Chooser): readonly string[] {
  const { used } = operativeOf(t, v.attacker);
  return weaponsOf(t, v.attacker).flatMap(({ id, type, profiles }) =>
    type !== 'ranged' || used.includes(id)
      ? []
      : profiles.map(profile => `${id}/${profile.id}`).filter(chosen => validTargets(t, { ...v, chosen }).length > 0),
  );
}

/** KT-4.2 */
export const validTargets = (t: Look, v: Chooser & Pick<Shooting, 'chosen'>): readonly OperativeId[] =>
  inPlay(t.position, ({ seat }) => seat !== ownerOf(t, v.attacker)).filter(
    target => reasonsAgainstTarget(t, aimOf(v, target)).length === 0,
  );
