import type { SharedAbilityUse } from '../content/uses.ts';
import type { SharedRule } from '../types.ts';

/** Several units take one slot: a matter of lists. */
export const sharesSlot = (
  clause: string,
): SharedRule<Extract<SharedAbilityUse, { readonly rule: 'shares-slot' }>> => ({ clause });
