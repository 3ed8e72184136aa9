import { set } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { SharedAbilityUse } from '../content/uses.ts';
import type { SharedRule } from '../types.ts';

/** Piles in and consolidates this far. */
export const pilesIn = (clause: string): SharedRule<Extract<SharedAbilityUse, { readonly rule: 'piles-in' }>> => ({
  clause,
  modify: { 'pile-in': set((value, { holder, inches: far }, { model }) => (model === holder ? inches(far) : value)) },
});
