import { type Check, type Faults, fault } from '../../frame/check.ts';
import { INCH } from '../../frame/measure.ts';
import type { Attack, Fact } from '../facts.ts';
import { gapOf, type Ledger } from '../ledger.ts';
import { hasAny, type Weapon, weaponOf } from '../printed.ts';

const ROUNDING = 2;
const NO_AP = 7;

/** 7E-5.17-21: the possible numbers of shots of a weapon at that distance. */
function shotsAt({ shots, type, range, family }: Weapon, far: number): readonly number[] | null {
  if (typeof shots === 'string') return null;
  const printed = typeof shots === 'number' ? [shots] : [shots.moved, shots.still];
  const half = (range / 2) * INCH;
  const doubled = type !== 'rapid-fire' ? printed : printed.map(each => 2 * each);
  const counts = far > half + ROUNDING ? printed : far < half - ROUNDING ? doubled : [...printed, ...doubled];
  // Volley Fire and an Ethereal add shots to pulse weapons.
  return family === 'pulse' ? counts.flatMap(each => [each, each + 1, each + 2]) : counts;
}

function against(l: Ledger, attack: Attack, weapon: Weapon): Faults {
  const { attacker, target, attacks, snap, strength, ap } = attack;
  const far = gapOf(l, attacker, target);
  const counts = shotsAt(weapon, far);
  const isFar = far > weapon.range * INCH + ROUNDING;
  const printed = typeof weapon.strength === 'number' ? weapon.strength : null;
  const lost = Math.floor((far - weapon.range * INCH + ROUNDING) / (12 * INCH));
  return [
    counts === null || counts.includes(attacks) ? null : fault(`${counts.join(' or ')} shots`, attacks, '7E-5.19'),
    !isFar || snap ? null : fault('Snap Shots beyond the range', far / INCH, 'ZG-3.7'),
    printed === null || strength <= printed ? null : fault(`S${printed} at most`, strength, 'ZG-3.6'),
    printed === null || !isFar || strength >= printed - lost ? null : fault(`S${printed - lost}`, strength, 'ZG-3.6'),
    ap === (weapon.ap ?? NO_AP) ? null : fault(`AP${weapon.ap ?? '-'}`, ap, '7E-1.2'),
  ];
}

/**
 * ZG-3.6, ZG-3.7, 7E-5.17-21: as many shots as the weapon has, at its Strength and AP, and Snap Shots beyond its range.
 */
export const shots: Check<Ledger, Fact> = {
  name: 'shots',
  clause: 'ZG-3.7',
  on: {
    'attack-began': (l, { attack }) => {
      const weapon = weaponOf(l.printed, attack.profile);
      if (!weapon || attack.stray || !['shooting', 'overwatch'].includes(attack.manner)) return null;
      return hasAny(weapon, 'template', 'blast') ? null : against(l, attack, weapon);
    },
  },
};
