import { limit } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** VG-10.21: cover does not help against it. */
export const ignoresCover: WeaponRule<'ignores-cover'> = {
  clause: 'VG-10.21',
  name: 'ignores cover',
  label: 'ignores-cover',
  words: 'Cover does not help against it.',
  modify: { 'in-cover': limit(() => false) },
};
