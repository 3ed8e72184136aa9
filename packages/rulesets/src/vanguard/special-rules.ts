import { factionRules } from './factions/index.ts';
import { asTold } from './odds/as-told.ts';
import { invulnerable, steadfast } from './rules/abilities.ts';
import { coreRules } from './rules/index.ts';
import type { CoreRule, Rule, WeaponRule } from './types.ts';
import type { Use } from './uses.ts';
import { weaponRules } from './weapon-rules/index.ts';

/** Every special rule by its name. */
export const specialRules: {
  readonly [N in Use['rule']]: CoreRule<N> | WeaponRule<N> | Rule<N>;
} = { ...coreRules, 'as-told': asTold, invulnerable, steadfast, ...weaponRules, ...factionRules };
