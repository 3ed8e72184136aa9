import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ST-10.4, 9E-10.3: fights with the chargers. */
export const fightsFirst: Rule<'fights-first'> = {
  clause: 'ST-10.4',
  name: 'Inhuman Swiftness',
  modify: { 'fights-first': set((value, { holder }, { model }) => value || model === holder) },
};
