import { set } from '@little-wars/engine';
import type { SharedWeaponUse } from '../content/uses.ts';
import type { SharedWeaponRule } from '../types.ts';

/** Wounds on this roll, regardless of the target's Toughness. */
export const woundsOn = (clause: string): SharedWeaponRule<Extract<SharedWeaponUse, { rule: 'wounds-on' }>> => ({
  clause,
  name: 'wounds whatever the Toughness',
  label: ({ on }) => `wounds on ${on}+`,
  words: ({ on }) => `It wounds on ${on}+, however tough the target is.`,
  modify: { 'wound-needs': set((needs, { holder, on }, { attack }) => (attack.attacker === holder ? on : needs)) },
});
