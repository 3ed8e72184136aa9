// KT-4  The Shoot action: weapon, targets, attacks, removal
import { operativeOf, ownerOf, profileOf } from '../../lookups.ts';
import type { Target } from '../../queries.ts';
import { type AboutOperative, type OperativeId, question, sequence } from '../../types.ts';
import { removeIncapacitated } from '../06-damage/damage.ts';
import { nameOfWay } from '../12-close-quarters/indirect.ts';
import { aimOf, type Chosen, wieldingOf } from './aiming.ts';
import { attack } from './attack.ts';
import { validTargets, waysToShoot, weaponsToShoot } from './valid-targets.ts';

export interface Shooting extends Chosen {
  readonly targets: readonly Target[];
}

export const selectRangedWeapon = question<'pick-one', AboutOperative>('select a ranged weapon', 'pick-one');
export const useIndirectOrNot = question<'pick-one', Shooting>('use Indirect or not', 'pick-one');
export const selectValidTarget = question<'pick-one', Shooting>('select a valid target', 'pick-one');

export const shoot = sequence<Shooting>('shoot', 'KT-4.1', s => [
  s.ask('KT-4.1', selectRangedWeapon, {
    to: (t, v) => ownerOf(t, v.attacker),
    ask: (t, v) => ({ of: 'weapon', options: weaponsToShoot(t, v), about: { operative: v.attacker } }),
    then: (_t, v, chosen) => ({ ...v, chosen: chosen as string }),
  }),
  s.run('KT-9.25', 'pay what the weapon costs', (t, v) => {
    const ap = t.query('weapon-cost', 0, wieldingOf(v));
    if (ap > 0) t.emit({ type: 'ap-changed', clause: 'KT-9.25', operative: v.attacker, by: -ap });
    return v;
  }),
  s.ask('KT-12.12', useIndirectOrNot, {
    to: (t, v) => ownerOf(t, v.attacker),
    ask: (t, v) => {
      const ways = waysToShoot(t, v);
      return ways.length > 1 ? { of: 'indirect', options: ways.map(nameOfWay), about: v } : null;
    },
    then: (_t, v, way) => ({ ...v, indirect: way === nameOfWay(true) }),
  }),
  s.run('KT-12.12', 'with one way to shoot there is no choice', (t, v) => {
    const [only] = v.indirect === undefined ? waysToShoot(t, v) : [];
    return only === undefined ? v : { ...v, indirect: only };
  }),
  s.ask('KT-4.2', selectValidTarget, {
    to: (t, v) => ownerOf(t, v.attacker),
    ask: (t, v) => ({ of: 'operative', options: validTargets(t, v), about: v }),
    then: (_t, v, target) => ({ ...v, targets: [{ operative: target as OperativeId, dice: null, after: null }] }),
  }),
  s.call(
    'KT-9.7',
    'split the attack dice',
    (t, v) => t.query('splits-dice', null, aimOf(v, v.targets[0]!.operative)),
    (_t, v, targets: readonly Target[]) => ({ ...v, targets }),
  ),
  s.call(
    'KT-4.12',
    'find who else is attacked',
    (t, v) => t.query('also-attacks', null, aimOf(v, v.targets[0]!.operative)),
    (_t, v, more: readonly Target[]) => ({ ...v, targets: [...v.targets, ...more] }),
  ),
  s.run('KT-9.13', 'note the weapon used', (t, v) => {
    const { attacker, weapon, profile } = wieldingOf(v);
    const limited = profileOf(t, attacker, weapon, profile).rules.some(({ rule }) => rule === 'limited');
    t.emit({ type: 'weapon-used', clause: 'KT-9.13', operative: attacker, weapon, profile, limited });
    return v;
  }),
  s.each('KT-4.12', 'attack every target', {
    of: (_t, v) => v.targets,
    call: (t, v, { operative, dice, after, viewer }: Target) =>
      operativeOf(t, operative).wounds > 0
        ? attack.start({ aim: { ...aimOf(v, operative), ...(viewer === undefined ? {} : { viewer }) }, dice, after })
        : null,
  }),
  s.call('KT-4.7', 'remove the incapacitated', () => removeIncapacitated.start({})),
]);
