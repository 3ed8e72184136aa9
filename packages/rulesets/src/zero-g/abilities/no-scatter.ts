import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ZG-8.4: Does not scatter when it arrives. */
export const noScatter: Rule<'no-scatter'> = {
  clause: 'ZG-8.4',
  name: 'Chameleonic Skin',
  modify: {
    scatters: set((value, { holder }, { model }) => value && model !== holder),
  },
};
