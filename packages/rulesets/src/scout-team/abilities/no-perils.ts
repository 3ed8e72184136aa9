import { limit } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ST-10.4: never suffers Perils of the Warp. */
export const noPerils: Rule<'no-perils'> = {
  clause: 'ST-10.4',
  name: 'Ghosthelm',
  modify: { 'brings-perils': limit((value, { holder }, { model }) => value && model !== holder) },
};
