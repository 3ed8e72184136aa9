// KT-14.63  Rare equipment: our own, as the book's list is lost
import { perObject } from '@little-wars/engine';
import type { Weapon, WeaponUse } from '../content/types.ts';

export const RARE_ITEMS = ['master-crafted', 'keen', 'armour-piercing'] as const;
export type RareItem = (typeof RARE_ITEMS)[number];

/** An item and the weapon that it improves. */
export interface Upgrade {
  readonly weapon: string;
  readonly item: RareItem;
}

interface Rare {
  readonly words: { readonly en: string };
  readonly gives: WeaponUse;
  readonly fits?: Weapon['type'];
}

export const RARE: { readonly [I in RareItem]: Rare } = {
  'master-crafted': { words: { en: 'Master-crafted: Balanced' }, gives: { rule: 'balanced' } },
  keen: { words: { en: 'Keen: Lethal 5+' }, gives: { rule: 'lethal', face: 5 } },
  'armour-piercing': { words: { en: 'Armour-piercing: P1' }, gives: { rule: 'piercing', by: 1 }, fits: 'ranged' },
};

/** Whether an item can improve a weapon. */
export const fits = (item: RareItem, { type }: Weapon): boolean => (RARE[item].fits ?? type) === type;

const NONE: readonly WeaponUse[] = [];

/** The rules that each weapon gains, always the same list. */
const gains = perObject((upgrades: readonly Upgrade[]): ReadonlyMap<string, readonly WeaponUse[]> => {
  const all = new Map<string, WeaponUse[]>();
  for (const { weapon, item } of upgrades) all.set(weapon, [...(all.get(weapon) ?? []), RARE[item].gives]);
  return all;
});

export const gainedBy = (weapon: string, upgrades: readonly Upgrade[]): readonly WeaponUse[] =>
  gains(upgrades).get(weapon) ?? NONE;
