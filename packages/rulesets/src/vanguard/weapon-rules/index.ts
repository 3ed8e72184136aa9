// VG-2.2  Special rules of weapons: one small file each
import type { WeaponUse } from '../content/types.ts';
import type { WeaponRule } from '../types.ts';
import { blast } from './blast.ts';
import { closeBonus } from './close-bonus.ts';
import { heavy } from './heavy.ts';
import { ignoresCover } from './ignores-cover.ts';
import { knocksDown } from './knocks-down.ts';
import { lethal } from './lethal.ts';
import { mortalSixes } from './mortal-sixes.ts';
import { pointBlank } from './point-blank.ts';
import { reRollsHits } from './re-rolls-hits.ts';

export const weaponRules: { readonly [N in WeaponUse['rule']]: WeaponRule<N> } = {
  'mortal-sixes': mortalSixes,
  'knocks-down': knocksDown,
  'ignores-cover': ignoresCover,
  're-rolls-hits': reRollsHits,
  'close-bonus': closeBonus,
  'point-blank': pointBlank,
  lethal,
  blast,
  heavy,
};
