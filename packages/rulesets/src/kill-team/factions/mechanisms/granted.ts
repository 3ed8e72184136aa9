// Rules that items and actions add to weapons.
import { latestPer, perObject } from '@little-wars/engine';
import type { Weapon, WeaponUse } from '../../content/types.ts';
import type { Look, OperativeId } from '../../types.ts';
import { effectOn } from './effects.ts';

interface Grant {
  readonly weapons: readonly string[];
  readonly gives: readonly WeaponUse[];
}

const LETHAL: readonly WeaponUse[] = [{ rule: 'lethal', face: 5 }];
const CEASELESS: readonly WeaponUse[] = [{ rule: 'ceaseless' }];

/** Items that give a weapon a rule it did not have. */
const GRANTS: { readonly [item: string]: Grant } = {
  'hyperphase-blade': { weapons: ['bayonet'], gives: LETHAL },
  'ranger-scope': { weapons: ['ranger-long-rifle'], gives: LETHAL },
  'drum-mag': { weapons: ['shoota', 'big-shoota'], gives: CEASELESS },
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
  const printed = action === 'shuriken-storm' ? withoutRelentless(rules) : rules;
  return added.length === 0 ? printed : together(printed, added);
}

const withoutRelentless = perObject((rules: readonly WeaponUse[]) => rules.filter(({ rule }) => rule !== 'relentless'));

/** One list for the same two: others cache by it. */
const together = latestPer((printed: readonly WeaponUse[], added: readonly WeaponUse[]): readonly WeaponUse[] => [
  ...printed,
  ...added,
]);

const NONE: readonly WeaponUse[] = [];
const SCANNED: readonly WeaponUse[] = [{ rule: 'no-cover' }];

/** The rules of a weapon beside those its card prints: most have none. */
function grantedRules(t: Look, holder: OperativeId, { id, type }: Weapon): readonly WeaponUse[] {
  const { equipment } = t.position.operatives[holder]!;
  const isScanned = type === 'ranged' && effectOn(t, 'scanned', holder) !== null;
  let given = NONE;
  for (const item of equipment) {
    const grant = GRANTS[item];
    if (grant?.weapons.includes(id)) given = given.length === 0 ? grant.gives : [...given, ...grant.gives];
  }
  if (!isScanned) return given;
  return given.length === 0 ? SCANNED : [...given, ...SCANNED];
}
