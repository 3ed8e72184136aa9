import { add, set } from '@little-wars/engine';
import { inches, isWithinOf } from '@little-wars/engine/geometry';
import { modelOf } from '../../w40k/measuring/lookups.ts';
import { lookups } from '../library.ts';
import { sceneOfSetup } from '../lookups.ts';
import { classOf } from '../terrain.ts';
import type { Rule } from '../types.ts';

/** ST-10.4: may wait in reserve, and arrives near an edge or a terrain feature. */
export const hiddenHunter: Rule<'hidden-hunter'> = {
  clause: 'ST-10.4',
  name: 'Hidden Hunter',
  modify: {
    'may-be-held-back': set((value, { holder }, { model }) => value || model === holder),
    'arrival-refused': add((reasons, { holder, near }, { model, at }, t) => {
      if (model !== holder) return reasons;
      const base = lookups.standingAt(modelOf(t, model), at);
      const { width, depth, solids } = sceneOfSetup(t.setup);
      const { ax, ay, bx, by, r } = base;
      const toEdge = Math.min(
        Math.min(ax, bx) - r,
        Math.min(ay, by) - r,
        width - Math.max(ax, bx) - r,
        depth - Math.max(ay, by) - r,
      );
      const isNear =
        toEdge <= inches(near) ||
        solids.some(solid => classOf(solid) !== 'nothing' && isWithinOf(base, solid, inches(near)));
      return isNear ? reasons : [...reasons, { reason: 'not-near-terrain', clause: 'ST-10.4' }];
    }),
  },
};
