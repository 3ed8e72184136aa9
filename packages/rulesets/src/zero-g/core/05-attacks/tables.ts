// 7E-5.3, 7E-5.5, 7E-5.6, 7E-7.10  The tables of the edition

/** 7E-5.3: the number a shot needs to hit. */
export const hitOn = (skill: number): number => (skill <= 0 ? 7 : Math.max(2, 7 - skill));

/** 7E-5.3: the number a re-rolled miss needs; null below BS 6. */
export const secondHitOn = (skill: number): number | null => (skill >= 6 ? Math.max(2, 12 - skill) : null);

/** 7E-5.5, 7E-5.6: the number needed to wound; null if impossible. */
export function woundOn(strength: number, toughness: number): number | null {
  const needs = 4 + toughness - strength;
  if (needs > 7) return null;
  return Math.min(6, Math.max(2, needs));
}

/** 7E-7.10 */
export const meleeHitOn = (own: number, enemy: number): number => (own > enemy ? 3 : enemy > 2 * own ? 5 : 4);

/** 7E-1.3: a test on a characteristic. */
export const passes = (face: number, value: number): boolean => value > 0 && face !== 6 && face <= value;
