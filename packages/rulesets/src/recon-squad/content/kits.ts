import type { Kit } from '../../w40k/content/types.ts';
import type { Equipped } from '../../w40k/muster/army.ts';
import { kitsOf } from '../../w40k/muster/kit.ts';
import { catalogue } from './index.ts';
import type { AbilityUse, WeaponUse } from './uses.ts';

/** A model of a list with its wargear settled; cached. */
export const kitOf: (sheet: string, member: Equipped) => Kit<WeaponUse, AbilityUse> = kitsOf(catalogue);
