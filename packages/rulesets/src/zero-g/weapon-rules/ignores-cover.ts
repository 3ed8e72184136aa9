import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-5.16: Removes cover saves. */
export const ignoresCover: Rule<'ignores-cover'> = {
  clause: '7E-5.16',
  modify: {
    'no-cover': set((value, { holder }, { attack }) => value || attack.attacker === holder),
  },
};
