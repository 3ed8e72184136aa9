import { set } from '@little-wars/engine';
import type { SharedWeaponRule } from '../types.ts';

/** Its shots need no hit roll. */
export const autoHit = (clause: string): SharedWeaponRule<{ readonly rule: 'auto-hit' }> => ({
  clause,
  name: 'hits automatically',
  label: 'hits automatically',
  words: 'No hit roll: every shot hits.',
  modify: { 'hits-without-roll': set((value, { holder }, { attack }) => value || attack.attacker === holder) },
});
