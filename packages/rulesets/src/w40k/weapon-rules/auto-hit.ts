import { set } from '@little-wars/engine';
import type { SharedRule } from '../types.ts';

/** Its shots need no hit roll. */
export const autoHit = (clause: string): SharedRule<{ readonly rule: 'auto-hit' }> => ({
  clause,
  modify: { 'hits-without-roll': set((value, { holder }, { attack }) => value || attack.attacker === holder) },
});
