// How cards are written.
import type { BaseSize } from '@little-wars/engine/geometry';
import type { Weapon, WeaponUse } from './types.ts';

/** A round base by its printed diameter in millimetres. */
export const round = (millimetres: number): BaseSize => ({ shape: 'round', diameter: millimetres * 10 });

/** A long base by its printed sizes in millimetres. */
export const long = (length: number, width: number): BaseSize => ({
  shape: 'long',
  length: length * 10,
  width: width * 10,
});

/** A weapon as printed on a card: range in inches, dice, hit, AP, D. */
type Line = readonly [range: number, dice: number, hit: number, ap: number, damage: number];

const weapon =
  (type: Weapon['type']) =>
  (id: string, name: string, [range, dice, hit, ap, damage]: Line, ...rules: readonly WeaponUse[]): Weapon => ({
    id,
    name,
    type,
    range,
    dice,
    hit,
    ap,
    damage,
    rules,
  });

export const melee = weapon('melee');
export const ranged = weapon('ranged');
