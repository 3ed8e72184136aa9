import { add } from '@little-wars/engine';
import { isShot } from '../attacks/rolls.ts';
import type { SharedAbilityUse } from '../content/uses.ts';
import type { SharedRule } from '../types.ts';

/** Added to saves in cover; for some models only against shots. */
export const coverBonus = (
  clause: string,
): SharedRule<Extract<SharedAbilityUse, { readonly rule: 'cover-bonus' }>> => ({
  clause,
  name: 'better cover',
  modify: {
    cover: add((value, { holder, by, shooting }, { attack }) =>
      attack.target === holder && value > 0 && (!shooting || isShot(attack)) ? value + by : value,
    ),
  },
});
