// Rules that items and actions add to weapons.
import type { Weapon, WeaponUse } from '../../content/types.ts';
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

interface Wielded {
  readonly weapon: Weapon;
  readonly profile: string;
  readonly action: string;
}

/** The rules of a weapon as somebody uses it in an action: those its card prints, and those added. */
export function rulesAsWielded(
  t: Look,
  holder: OperativeId,
  { weapon, profile, action }: Wielded,
): readonly WeaponUse[] {
  const { rules } = weapon.profiles.find(({ id }) => id === profile)!;
  const added = grantedRules(t, holder, weapon);
  const printed = action === 'shuriken-storm' ? rules.filter(({ rule }) => rule !== 'relentless') : rules;
  return added.length === 0 ? printed : [...printed, ...added];
}

const NONE: readonly WeaponUse[] = [];

/** The rules of a weapon beside those its card prints: most have none. */
function grantedRules(t: Look, holder: OperativeId, { id, type }: Weapon): readonly WeaponUse[] {
  const { equipment } = t.position.operatives[holder]!;
  const isScanned = type === 'ranged' && effectOn(t, 'scanned', holder) !== null;
  if (equipment.length === 0 && !isScanned) return NONE;
  const given: WeaponUse[] = [];
  for (const item of equipment) {
    const grant = GRANTS[item];
    if (grant?.weapons.includes(id)) given.push(grant.gives);
  }
  if (isScanned) given.push({ rule: 'no-cover' });
  return given;
}
