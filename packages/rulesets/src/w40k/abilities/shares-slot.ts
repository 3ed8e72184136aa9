import type { SharedAbilityUse } from '../content/uses.ts';
import type { SharedRule } from '../types.ts';

/** Several units share one slot: only lists use this. */
export const sharesSlot = (
  clause: string,
): SharedRule<Extract<SharedAbilityUse, { readonly rule: 'shares-slot' }>> => ({ clause, name: 'shares a slot' });
