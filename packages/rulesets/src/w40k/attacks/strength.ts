// Strength against Toughness
import type { Strength } from '../content/types.ts';

/** A weapon's Strength for a bearer of this Strength. */
export function strengthWith(weapon: Strength, bearer: number): number {
  if (typeof weapon === 'number') return weapon;
  if (weapon === 'user') return bearer;
  const by = Number(weapon.slice(1));
  return weapon.startsWith('x') ? bearer * by : bearer + by;
}

/** The wound table of 8th and 9th edition. */
export function woundOn(strength: number, toughness: number): number {
  if (strength >= 2 * toughness) return 2;
  if (strength > toughness) return 3;
  if (strength === toughness) return 4;
  return 2 * strength <= toughness ? 6 : 5;
}
