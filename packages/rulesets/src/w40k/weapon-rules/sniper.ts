import type { SharedWeaponRule } from '../types.ts';

interface SniperWords {
  readonly label: string;
  readonly words: string;
}

/** May target Characters: the effect depends on the edition, which looks this rule up by name. */
export const sniper = (
  clause: string,
  { label, words }: SniperWords,
): SharedWeaponRule<{ readonly rule: 'sniper' }> => ({ clause, name: 'sniper', label, words });
