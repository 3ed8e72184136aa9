import { add } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** VG-10.6: a penalty to the recovery roll of a model it reduces to 0 wounds. */
export const lethal: WeaponRule<'lethal'> = {
  clause: 'VG-10.6',
  name: 'lethal',
  label: 'lethal{by}',
  words: 'Recovery rolls against it are {by} worse.',
  modify: {
    'recovery-modifier': add((sum, { holder, by }, { from }) => (from === holder ? sum - by : sum)),
  },
};
