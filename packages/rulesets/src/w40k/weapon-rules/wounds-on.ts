import { set } from '@little-wars/engine';
import type { SharedWeaponUse } from '../content/uses.ts';
import type { SharedRule } from '../types.ts';

/** Wounds on this roll, regardless of the target's Toughness. */
export const woundsOn = (clause: string): SharedRule<Extract<SharedWeaponUse, { rule: 'wounds-on' }>> => ({
  clause,
  modify: { 'wound-needs': set((needs, { holder, on }, { attack }) => (attack.attacker === holder ? on : needs)) },
});
