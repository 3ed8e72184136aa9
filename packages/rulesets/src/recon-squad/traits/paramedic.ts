import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { lookups } from '../library.ts';
import type { TraitRule } from '../types.ts';

const HELPS = inches(3);
const TREATED: readonly string[] = ['Infantry', 'Biker'];

/** RS-2.10, RS-2.32 */
export const paramedic: TraitRule<'paramedic'> = {
  clause: 'RS-2.10',
  name: 'Paramedic',
  words: 'On a 6 another friendly Infantry or Biker within 3" keeps its last wound.',
  modify: {
    'last-wound-needs': add((needs, { holder, seat }, { model }, t) =>
      holder !== null &&
      model !== holder &&
      t.position.models[model]!.seat === seat &&
      t.position.models[holder]!.at !== null &&
      TREATED.some(keyword => lookups.hasKeyword(t, model, keyword)) &&
      lookups.areWithin(t, model, holder, HELPS)
        ? 6
        : needs,
    ),
  },
};
