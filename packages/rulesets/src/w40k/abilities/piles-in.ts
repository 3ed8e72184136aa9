import { set } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { SharedAbilityUse } from '../content/uses.ts';
import type { Nearing, SharedRule } from '../types.ts';

/** Piles in this far, and in some editions consolidates this far. */
export const pilesIn = (
  clause: string,
  manners: readonly Nearing[] = ['pile-in', 'consolidate'],
): SharedRule<Extract<SharedAbilityUse, { readonly rule: 'piles-in' }>> => ({
  clause,
  name: 'piles in further',
  modify: {
    'pile-in': set((value, { holder, inches: far }, { model, manner }) =>
      model === holder && manners.includes(manner) ? inches(far) : value,
    ),
  },
});
