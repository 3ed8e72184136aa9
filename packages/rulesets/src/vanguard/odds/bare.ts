// An attack in bare numbers, without a table
import { RECOVERY } from '../core/10-attacks/recovery.ts';
import type { StrikeCase } from './case.ts';
import { facesFor } from './strike-case.ts';

export interface BareWeapon {
  readonly type: 'melee' | 'ranged';
  readonly dice: number;
  readonly hit: number;
  readonly ap: number;
  readonly damage: number;
  /** VG-3.2: added to each die. */
  readonly added: number;
  /** VG-10.10: for each natural 6. */
  readonly mortal: number;
  readonly free: number;
  readonly bought: number;
  readonly knocksDown: boolean;
  /** VG-10.6: added to the recovery roll of whom it brings down. */
  readonly recovery: number;
  readonly explodes: boolean;
}

export interface BareTarget {
  readonly armor: number;
  readonly wounds: number;
  readonly invulnerable: readonly number[];
  readonly cover: boolean;
  readonly down: boolean;
  readonly free: number;
  readonly bought: number;
}

/** VG-10.22, VG-10.26: what lies down is easier prey. */
const onDown = ({ type }: BareWeapon, { down }: BareTarget): { readonly hit: number; readonly ap: number } =>
  down ? { hit: type === 'melee' ? 1 : 0, ap: 1 } : { hit: 0, ap: 0 };

export const hitModifierOf = (weapon: BareWeapon, target: BareTarget): number =>
  weapon.added + onDown(weapon, target).hit;
export const apOf = (weapon: BareWeapon, target: BareTarget): number =>
  Math.max(0, weapon.ap + onDown(weapon, target).ap);

export function bareStrike(weapon: BareWeapon, target: BareTarget): StrikeCase {
  const { dice, hit, damage, mortal, free, bought, knocksDown, recovery, explodes } = weapon;
  const { armor, invulnerable, wounds, cover, down } = target;
  const plain = facesFor(armor, (cover ? 1 : 0) - apOf(weapon, target));
  const saves = {
    faces: Math.max(plain, ...invulnerable.map(on => facesFor(on, 0))),
    free: target.free,
    bought: target.bought,
  };
  return {
    explodes,
    dice,
    hit: { faces: facesFor(hit, hitModifierOf(weapon, target)), free, bought },
    hits: 0,
    hurting: [0, 1].map(sixes => ({ armor: saves, damage, mortal: sixes * mortal })),
    wounds,
    wasDown: down,
    recovers: [0, 1, 2, 3].map(beyond => facesFor(RECOVERY, recovery - beyond) / 6),
    knocksDown: knocksDown && !down,
  };
}
