import type { SharedAbilityUse } from '../content/uses.ts';
import type { SharedRule } from '../types.ts';

/** An invulnerable save is part of a model's kit; the rule has nothing to add. */
export const invulnerable = (
  clause: string,
): SharedRule<Extract<SharedAbilityUse, { readonly rule: 'invulnerable' }>> => ({ clause, name: 'invulnerable save' });
