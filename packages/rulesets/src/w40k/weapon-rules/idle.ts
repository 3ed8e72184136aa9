import type { SharedWeaponRule } from '../types.ts';

/** A printed rule without effect; content says why. */
export const idle = (clause: string): SharedWeaponRule<{ readonly rule: 'idle' }> => ({
  clause,
  name: 'does nothing here',
  label: '',
  words: null,
});
