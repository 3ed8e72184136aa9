import { add, set } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { SharedAbilityUse } from '../content/uses.ts';
import { type Lookups, modelOf } from '../measuring/lookups.ts';
import type { Look, SharedRule } from '../types.ts';

type Outflanks = Extract<SharedAbilityUse, { readonly rule: 'outflanks' }>;

/** The size of the table. */
type TableOf = (t: Look) => { readonly width: number; readonly depth: number };

/**
 * May wait in reserve, and arrives wholly within a distance of an edge; a model that also has deep strike arrives
 * anywhere.
 */
export const outflanks = (clause: string, lookups: Lookups, tableOf: TableOf): SharedRule<Outflanks> => ({
  clause,
  name: 'arrives at an edge',
  modify: {
    'may-be-held-back': set((value, { holder }, { model }) => value || model === holder),
    'arrival-refused': add((reasons, { holder, within }, { model, at }, t) => {
      if (model !== holder || lookups.kit(t, model).abilities.some(({ rule }) => rule === 'deep-strike'))
        return reasons;
      const { ax, ay, bx, by, r } = lookups.standingAt(modelOf(t, model), at);
      const { width, depth } = tableOf(t);
      const far = Math.min(
        Math.max(ax, bx) + r,
        Math.max(ay, by) + r,
        width - Math.min(ax, bx) + r,
        depth - Math.min(ay, by) + r,
      );
      return far <= inches(within) ? reasons : [...reasons, { reason: 'not-at-an-edge', clause }];
    }),
  },
});
