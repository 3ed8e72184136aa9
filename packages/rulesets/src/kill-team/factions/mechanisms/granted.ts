// What items and ploys add to weapons: rules for one of them, or another way to use it.
import type { Profile, Weapon, WeaponUse } from '../../content/types.ts';
import type { Look, OperativeId } from '../../types.ts';
import { effectOn } from './effects.ts';

interface Grant {
  readonly weapons: readonly string[];
  readonly gives: WeaponUse;
}

const LETHAL: WeaponUse = { rule: 'lethal', face: 5 };

/** Items that give a weapon a rule it did not have. */
const GRANTS: { readonly [item: string]: Grant } = {
  'hyperphase-blade': { weapons: ['bayonet'], gives: LETHAL },
  'ranger-scope': { weapons: ['ranger-long-rifle'], gives: LETHAL },
  'drum-mag': { weapons: ['shoota', 'big-shoota'], gives: { rule: 'ceaseless' } },
};

/** The rules of a weapon beside those its card prints. */
export function grantedRules(t: Look, holder: OperativeId, { id, type }: Weapon): readonly WeaponUse[] {
  const { equipment } = t.position.operatives[holder]!;
  const given: WeaponUse[] = [];
  for (const item of equipment) {
    const grant = GRANTS[item];
    if (grant?.weapons.includes(id)) given.push(grant.gives);
  }
  if (type === 'ranged' && effectOn(t, 'scanned', holder) !== null) given.push({ rule: 'no-cover' });
  return given;
}

const LAUNCHER = 'auxiliary-grenade-launcher';
const LAUNCHED: readonly string[] = ['frag-grenade', 'krak-grenade'];
const THROWN: readonly string[] = ['range', 'indirect'];

/** Auxiliary Grenade Launcher: grenades may go without their Rng and Indirect. */
const launched = (weapon: Weapon): Weapon => {
  const [thrown] = weapon.profiles as readonly [Profile];
  const rules = thrown.rules.filter(({ rule }) => !THROWN.includes(rule));
  return { ...weapon, profiles: [...weapon.profiles, { ...thrown, id: 'launched', rules }] };
};

/** The weapons of an operative as its equipment changes them. */
export const improved = (weapons: readonly Weapon[], equipment: readonly string[]): readonly Weapon[] =>
  equipment.includes(LAUNCHER)
    ? weapons.map(weapon => (LAUNCHED.includes(weapon.id) ? launched(weapon) : weapon))
    : weapons;

/** How often a Limited weapon may be used in a battle (KT-9.13). */
export const usesOf = (equipment: readonly string[], weapon: string): number =>
  equipment.includes(LAUNCHER) && LAUNCHED.includes(weapon) ? 2 : 1;
