import { set } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { Rule } from '../types.ts';

/** RS-10.4: piles in and consolidates this far. */
export const pilesIn: Rule<'piles-in'> = {
  clause: 'RS-10.4',
  modify: { 'pile-in': set((value, { holder, inches: far }, { model }) => (model === holder ? inches(far) : value)) },
};
