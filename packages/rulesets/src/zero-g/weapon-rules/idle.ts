import type { WeaponRule } from '../types.ts';

/** ZG-8.4: No effect here; the rulings give the reason. */
export const idle: WeaponRule<'idle'> = {
  clause: 'ZG-8.4',
  name: 'a rule without effect here',
  label: '',
  words: null,
};
