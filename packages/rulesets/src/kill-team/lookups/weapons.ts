// What an operative carries: the weapons of its card and of its equipment
import { latestAt } from '@little-wars/engine';
import { IMPROVEMENTS, type Improvement } from '../content/improvements.ts';
import { cardOf, factionOfCard, findEquipment } from '../content/index.ts';
import type { Profile, Weapon } from '../content/types.ts';
import type { Look, OperativeId } from '../types.ts';
import { operativeOf } from './operatives.ts';

/** A weapon of an operative by id, its equipment's included. */
export function weaponOf(t: Look, id: OperativeId, weapon: string): Weapon {
  const carried = weaponsOf(t, id).find(each => each.id === weapon);
  if (!carried) throw new Error(`operative ${id} has no weapon "${weapon}"`);
  return carried;
}

export function weaponsOf(t: Look, id: OperativeId): readonly Weapon[] {
  const { card, weapons, equipment } = operativeOf(t, id);
  return weaponsAt(id, card, weapons, equipment);
}

const weaponsAt = latestAt(
  (_id: OperativeId, card: string, weapons: readonly string[], equipment: readonly string[]): readonly Weapon[] => {
    const carried = cardOf(card).weapons.filter(({ id }) => weapons.includes(id));
    if (equipment.length === 0) return carried;
    return [...carried, ...equipment.flatMap(item => weaponGivenBy(card, item))].map(weapon =>
      improvedBy(weapon, equipment),
    );
  },
);

function weaponGivenBy(card: string, item: string): readonly Weapon[] {
  const gives = findEquipment(factionOfCard(card), item)?.gives;
  return gives?.kind === 'weapon' ? [gives.weapon] : [];
}

function improvedBy(weapon: Weapon, equipment: readonly string[]): Weapon {
  const by = improvementOf(weapon.id, equipment);
  if (by === undefined) return weapon;
  const first = weapon.profiles[0]!;
  const rules = first.rules.filter(({ rule }) => !by.profile.without.includes(rule));
  return { ...weapon, profiles: [...weapon.profiles, { ...first, id: by.profile.id, rules }] };
}

/** What an item does to a weapon, where it does anything. */
export const improvementOf = (weapon: string, equipment: readonly string[]): Improvement | undefined => {
  const item = equipment.find(each => IMPROVEMENTS[each]?.weapons.includes(weapon));
  return item === undefined ? undefined : IMPROVEMENTS[item];
};

export const profileOf = (t: Look, id: OperativeId, weapon: string, profile: string): Profile =>
  weaponOf(t, id, weapon).profiles.find(each => each.id === profile)!;
