import type { WeaponRule } from '../types.ts';

/** ZG-8.3: Fired once per game; its use is marked on the model. */
export const oneUse: WeaponRule<'one-use'> = {
  clause: 'ZG-8.3',
  name: 'once per game',
  label: 'once per game',
  words: 'It is fired once a game.',
};
