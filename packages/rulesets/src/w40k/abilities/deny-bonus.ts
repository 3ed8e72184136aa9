import { add } from '@little-wars/engine';
import type { SharedAbilityUse } from '../content/uses.ts';
import type { Lookups } from '../measuring/lookups.ts';
import type { SharedRule } from '../types.ts';
import { isNearHolder } from './auras.ts';

/** Added to its attempts to deny casters within this distance. */
export const denyBonus = (
  clause: string,
  lookups: Lookups,
): SharedRule<Extract<SharedAbilityUse, { readonly rule: 'deny-bonus' }>> => ({
  clause,
  name: 'better at denying',
  modify: {
    'deny-modifier': add((sum, use, { model, caster }, t) =>
      model === use.holder && isNearHolder(t, lookups, use, caster) ? sum + use.by : sum,
    ),
  },
});
