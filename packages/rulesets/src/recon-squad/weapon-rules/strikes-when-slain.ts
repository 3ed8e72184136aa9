import type { WeaponRule } from '../types.ts';

/** RS-10.3: a bearer slain in the Fight phase before it fought fights first; the library looks it up by name. */
export const strikesWhenSlain: WeaponRule<'strikes-when-slain'> = {
  clause: 'RS-10.3',
  name: 'a blow of the slain',
  label: 'a bearer slain before it has fought still fights',
  words: 'A bearer slain in the Fight phase before it fought fights before it is removed.',
};
