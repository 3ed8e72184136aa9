import { type Faults, fault } from '../../frame/check.ts';
import { gap, INCH } from '../../frame/measure.ts';
import type { Clauses, CoreCheck } from '../check.ts';
import { baseOf, has, isAbout, type Ledger, type Ongoing, ongoing, profileOf } from '../ledger.ts';
import { mostAttacks, ruleOf, strengthOf, weaponStrength } from '../numbers.ts';
import { mostOf, type WeaponProfile } from '../printed.ts';

/** The largest base, in tenths of a millimetre. */
const LARGEST = 600;

/**
 * How much further than half range a model may be at which some of the doubled attacks go: the range to the first target
 * counts, which may have fallen since, and others near it share its attacks.
 */
const beyond = (split: number): number => (split === 0 ? 0 : split * INCH + LARGEST);

/** The most attacks that one share of a weapon can have. */
function mostOfWeapon(l: Ledger, now: Ongoing, weapon: WeaponProfile, split: number): number {
  const { by, at } = now;
  const added = rulesSum(now, 'extra-attacks');
  if (weapon.type === 'melee') return mostAttacks(l, by) + added;
  const near = Number(ruleOf(now, 'dakka')?.['near'] ?? 0);
  const shots = ruleOf(now, 'shots-by-attacks') ? mostAttacks(l, by) : Math.max(near, mostOf(weapon.attacks));
  const isFar = gap(baseOf(by), baseOf(at)) > (weapon.range * INCH) / 2 + beyond(split) + 2;
  const isDoubled = weapon.type === 'rapid-fire' && (!isFar || has(by, 'bolter-discipline') !== undefined);
  return (isDoubled ? 2 * shots : shots) + (isAbout(l, 'volley-fire') ? 1 : 0);
}

const rulesSum = (now: Ongoing, rule: string): number => ruleOf(now, rule)?.attacks ?? 0;

/** The possible damage of a weapon against this target. */
function damagesOf(now: Ongoing, weapon: WeaponProfile): readonly unknown[] {
  const { save, keyword, near } = {
    save: ruleOf(now, 'damage-against-save'),
    keyword: ruleOf(now, 'damage-against'),
    near: ruleOf(now, 'half-range-damage'),
  };
  const isSaving = save && (now.at.profile.save ?? 7) <= Number(save.save);
  const isMeant = keyword && now.at.keywords.includes(String(keyword['keyword']));
  const range = (weapon.range * INCH) / 2;
  const apart = gap(baseOf(now.by), baseOf(now.at));
  return [
    ...(near && apart < range - 2 ? [] : [weapon.damage]),
    ...(near && apart < range + 2 ? [near['damage']] : []),
    ...(isSaving ? [save['damage']] : []),
    ...(isMeant ? [keyword['damage']] : []),
  ];
}

function against(l: Ledger, now: Ongoing, split: number): Faults {
  const { attack, by } = now;
  if (attack.manner === 'hit') return null;
  const weapon = profileOf(by, attack.profile);
  if (!weapon) return null;
  const strength = weaponStrength(weapon, strengthOf(l, by));
  const near = ruleOf(now, 'half-range-strength')?.by ?? 0;
  const sharp = (by.trait === 'marksman' && attack.manner !== 'fighting' ? -1 : 0) + (has(by, 'ap-bonus')?.by ?? 0);
  const damages = damagesOf(now, weapon);
  const most = mostOfWeapon(l, now, weapon, split);
  return [
    [strength, strength + near].includes(attack.strength) ? null : fault(`Strength ${strength}`, attack.strength),
    attack.ap === weapon.ap + sharp ? null : fault(`AP ${weapon.ap + sharp}`, attack.ap),
    damages.includes(attack.damage) ? null : fault(`damage ${weapon.damage}`, attack.damage),
    attack.attacks <= most ? null : fault(`at most ${most} attacks`, attack.attacks),
  ];
}

/** Strength, AP, damage and the number of attacks match the weapon and its bearer. Attacks are split so many inches apart. */
export const numbersOfAttacks = ({ profiles }: Clauses, { split }: { readonly split: number }): CoreCheck => ({
  name: 'numbers of attacks',
  clause: profiles,
  after: { 'attack-began': l => against(l, ongoing(l)!, split) },
});
