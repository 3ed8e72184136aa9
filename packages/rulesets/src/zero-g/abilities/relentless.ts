import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-5.26: Fires as if stationary, and may charge after any weapon. */
export const relentless: Rule<'relentless'> = {
  clause: '7E-5.26',
  name: 'Relentless',
  modify: {
    relentless: set((value, { holder }, { model }) => value || model === holder),
  },
};
