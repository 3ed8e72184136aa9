import { add } from '@little-wars/engine';
import type { SharedAbilityUse } from '../content/uses.ts';
import type { SharedRule } from '../types.ts';

/** Added to saves whenever it has cover. */
export const coverBonus = (
  clause: string,
): SharedRule<Extract<SharedAbilityUse, { readonly rule: 'cover-bonus' }>> => ({
  clause,
  modify: {
    cover: add((value, { holder, by }, { attack }) => (attack.target === holder && value > 0 ? value + by : value)),
  },
});
