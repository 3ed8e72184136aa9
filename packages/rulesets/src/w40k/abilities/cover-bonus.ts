import { add } from '@little-wars/engine';
import type { SharedAbilityUse } from '../content/uses.ts';
import type { Attack, SharedRule } from '../types.ts';

/** Added to saves whenever it has cover, in some editions from some attacks only. */
export const coverBonus = (
  clause: string,
  isFor: (attack: Attack) => boolean = () => true,
): SharedRule<Extract<SharedAbilityUse, { readonly rule: 'cover-bonus' }>> => ({
  clause,
  modify: {
    cover: add((value, { holder, by }, { attack }) =>
      attack.target === holder && value > 0 && isFor(attack) ? value + by : value,
    ),
  },
});
