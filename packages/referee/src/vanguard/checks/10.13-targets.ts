import { type Fault, type Faults, fault } from '../../frame/check.ts';
import { inchesOf } from '../../frame/measure.ts';
import type { VanguardCheck } from '../check.ts';
import type { Attack } from '../facts.ts';
import { type Ledger, type Model, weaponOf } from '../ledger.ts';
import { apart, areWithin } from '../near.ts';
import { sureEnemies } from '../terrain.ts';

/** VG-7.9, VG-7.10, VG-7.11: no ranged attack by or at engaged models, as far as open ground shows. */
function heldUp(l: Ledger, by: Model, at: Model, attack: Attack): readonly (Fault | null)[] {
  const pointBlank = weaponOf(by, attack.weapon)?.rules.some(({ rule }) => rule === 'point-blank') ?? false;
  const supporting = l.effects.some(({ use }) => use.rule === 'fires-in-support');
  if (pointBlank) return [];
  const enemy = sureEnemies(l, by).find(each => !each.down);
  const friend = supporting ? undefined : sureEnemies(l, at).find(each => !each.down);
  return [
    enemy ? fault('no ranged attack while engaged', `model ${enemy.id} engages it`, 'VG-7.9') : null,
    friend ? fault('no ranged attack at the engaged', `model ${friend.id} engages it`, 'VG-7.10') : null,
  ];
}

/** VG-10.2: further targets of a ranged attack are within 2" of the first. */
function split(l: Ledger, attack: Attack): Fault | null {
  const first = l.activation?.model === attack.attacker ? l.activation.attacks[0]?.target : undefined;
  if (attack.manner !== 'action' || attack.type !== 'ranged' || first === undefined || first === attack.target)
    return null;
  const [at, primary] = [l.models[attack.target]!, l.models[first]!];
  if (primary.at === null || areWithin(at, primary, 2)) return null;
  return fault('within 2" of the first target', inchesOf(apart(at, primary)), 'VG-10.2');
}

function aimedAt(l: Ledger, attack: Attack): Faults {
  if (attack.type === 'harm') return null;
  const [by, at] = [l.models[attack.attacker]!, l.models[attack.target]!];
  if (by.at === null || at.at === null) return fault('both in play', 'one that is not');
  const weapon = weaponOf(by, attack.weapon);
  if (weapon === undefined) return null;
  return [
    by.seat === at.seat ? fault('an enemy', `its own model ${at.id}`) : null,
    areWithin(by, at, weapon.range) ? null : fault(`within ${weapon.range}"`, inchesOf(apart(by, at))),
    weapon.type === attack.type ? null : fault(`a ${weapon.type} attack`, attack.type, 'VG-2.2'),
    by.down ? fault('no attack by one knocked down', `model ${by.id}`, 'VG-8.4') : null,
    attack.type === 'ranged' ? heldUp(l, by, at, attack) : null,
    split(l, attack),
  ];
}

/** VG-11.5, VG-11.17: after a melee attack by that enemy that was not itself a retaliation. */
function answers(l: Ledger, attack: Attack): Faults {
  const cause = l.attacks.at(-1)?.attack ?? l.ended;
  if (attack.manner === 'disengaging')
    return l.activation?.struck.includes(attack.attacker)
      ? fault('one free attack in a turn', 'a second', 'VG-5.6')
      : null;
  if (attack.manner !== 'retaliation' || cause === null) return null;
  return [
    cause.type === 'melee' ? null : fault('an answer to a melee attack', cause.type, 'VG-11.5'),
    cause.manner === 'retaliation' ? fault('no answer to an answer', 'one', 'VG-11.17') : null,
  ];
}

/** A target is an enemy in range, measured again; reactions have their cause. */
export const targets: VanguardCheck = {
  name: 'targets in range',
  clause: 'VG-10.13',
  on: {
    'attack-began': (l, { attack }) => [aimedAt(l, attack), answers(l, attack)],
    'charge-declared': (l, { model, target }) => {
      const [by, at] = [l.models[model]!, l.models[target]!];
      const [enemy] = sureEnemies(l, by);
      return [
        enemy ? fault('no Charge while engaged', `model ${enemy.id} engages it`, 'VG-7.8') : null,
        by.seat === at.seat || at.at === null
          ? fault('a charge at an enemy in play', `model ${target}`, 'VG-7.3')
          : null,
      ];
    },
  },
};
