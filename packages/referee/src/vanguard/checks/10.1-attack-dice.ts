import { type Faults, fault } from '../../frame/check.ts';
import type { VanguardCheck } from '../check.ts';
import type { Attack } from '../facts.ts';
import { type Ledger, ongoing, weaponOf } from '../ledger.ts';
import { diceOf } from '../numbers.ts';

/** VG-10.1, VG-10.31: the card's dice, split over the targets of one attack, at least one each. */
function allotted(l: Ledger, attack: Attack): Faults {
  const weapon = weaponOf(l.models[attack.attacker]!, attack.weapon);
  if (attack.type === 'harm') return null;
  if (weapon === undefined) return fault('an attack of its card', attack.weapon, 'VG-6.1');
  const before = attack.manner === 'action' && l.activation?.model === attack.attacker ? l.activation.attacks : [];
  const spent = before.reduce((sum, { dice }) => sum + dice, 0);
  return [
    attack.dice >= 1 && spent + attack.dice <= weapon.dice
      ? null
      : fault(`${weapon.dice} dice in all`, spent + attack.dice),
    attack.manner !== 'action' && attack.dice !== weapon.dice
      ? fault(`all ${weapon.dice} dice at one target`, attack.dice, 'VG-10.15')
      : null,
    attack.damage === weapon.damage ? null : fault(`D${weapon.damage}`, `D${attack.damage}`, 'VG-2.2'),
    attack.wasDown === l.models[attack.target]!.down ? null : fault('the target as it lies', 'otherwise', 'VG-10.18'),
    attack.aimed && !(l.activation?.model === attack.attacker && l.activation.performed.includes('aim'))
      ? fault('an Aim before its bonus', 'none', 'VG-6.5')
      : null,
  ];
}

/** As many dice as on the card, plus bonus and minus lost dice (VG-3.8). */
export const attackDice: VanguardCheck = {
  name: 'number of attack dice',
  clause: 'VG-10.1',
  on: {
    'attack-began': (l, { attack }) => allotted(l, attack),
    'hit-dice-set': (l, { dice, clause }) => {
      const attack = ongoing(l);
      if (attack === null || clause !== 'VG-10.3') return null;
      const { least, most } = diceOf(l, attack);
      if (dice.length >= least && dice.length <= most) return null;
      return fault(least === most ? `${most} dice` : `${least} to ${most} dice`, dice.length, 'VG-3.8');
    },
    // An attack on a single target has all the dice of its card.
    'action-finished': (l, { model }) => {
      const now = l.activation;
      if (now?.model !== model || now.attacks.length !== 1 || l.ended === null || l.ended.type === 'harm') return null;
      const weapon = weaponOf(l.models[model]!, l.ended.weapon);
      const whole = l.ended.attacker !== model || l.models[model]!.down || l.models[model]!.at === null || !weapon;
      return whole || now.attacks[0]!.dice === weapon.dice
        ? null
        : fault(`${weapon.dice} dice at its only target`, now.attacks[0]!.dice);
    },
  },
};
