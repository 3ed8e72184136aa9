// Weapon rules added by items and actions.
import { latestPer, perObject } from '@little-wars/engine';
import type { Weapon, WeaponUse } from '../../content/types.ts';
import { gainedBy } from '../../spec-ops/rare.ts';
import type { Look, OperativeId } from '../../types.ts';
import { effectOn } from './effects.ts';

interface Grant {
  readonly weapons: readonly string[];
  readonly gives: readonly WeaponUse[];
}

const LETHAL: readonly WeaponUse[] = [{ rule: 'lethal', face: 5 }];
const CEASELESS: readonly WeaponUse[] = [{ rule: 'ceaseless' }];

/** Items that give a weapon another rule. */
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

/** The rules of a weapon as used in an action: printed ones and added ones. */
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

/** The same list for the same inputs, because callers use it as a cache key. */
const together = latestPer((printed: readonly WeaponUse[], added: readonly WeaponUse[]): readonly WeaponUse[] => [
  ...printed,
  ...added,
]);

const NONE: readonly WeaponUse[] = [];
const SCANNED: readonly WeaponUse[] = [{ rule: 'no-cover' }];

/** Added rules only; most weapons have none. */
function grantedRules(t: Look, holder: OperativeId, { id, type }: Weapon): readonly WeaponUse[] {
  const { equipment, upgrades } = t.position.operatives[holder]!;
  const isScanned = type === 'ranged' && effectOn(t, 'scanned', holder) !== null;
  let given = NONE;
  for (const item of equipment) {
    const grant = GRANTS[item];
    if (grant?.weapons.includes(id)) given = given.length === 0 ? grant.gives : [...given, ...grant.gives];
  }
  if (upgrades !== undefined) {
    const gained = gainedBy(id, upgrades);
    given = given.length === 0 ? gained : [...given, ...gained];
  }
  if (!isScanned) return given;
  return given.length === 0 ? SCANNED : [...given, ...SCANNED];
}
