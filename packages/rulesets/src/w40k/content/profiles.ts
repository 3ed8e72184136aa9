import { FISTS } from '../fight/attacks.ts';
import { bareProfile } from './bare.ts';
import type { Weapon, WeaponProfile } from './types.ts';

/** The profile of a model without a melee weapon. */
const fists: WeaponProfile<never> = {
  id: FISTS,
  name: 'Close combat weapon',
  type: 'melee',
  family: null,
  range: 0,
  attacks: 0,
  strength: 'user',
  ap: 0,
  damage: 1,
  rules: [],
};

/** The profiles of an edition's weapons by id; throws if unknown. */
export function profilesOf<W>(weapons: readonly Weapon<W>[]): (id: string) => WeaponProfile<W> {
  const byId: ReadonlyMap<string, WeaponProfile<W>> = new Map(
    [fists, ...weapons.flatMap(weapon => weapon.profiles)].map(profile => [profile.id, profile]),
  );
  return id => {
    const profile = byId.get(id) ?? (bareProfile(id) as WeaponProfile<W> | undefined);
    if (!profile) throw new Error(`no weapon "${id}"`);
    return profile;
  };
}
