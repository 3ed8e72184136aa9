import { limit } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** VG-10.21: cover is no help. */
export const ignoresCover: Rule<'ignores-cover'> = {
  clause: 'VG-10.21',
  modify: { 'in-cover': limit(() => false) },
};
