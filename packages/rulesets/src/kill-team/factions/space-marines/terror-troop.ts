// Terror Troop: near a REIVER, enemies pay more for mission actions and control objectives with less APL.
import { add } from '@little-wars/engine';
import { ownerOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';
import { beginning, effectOn } from '../mechanisms/effects.ts';
import { isMissionAction } from '../mechanisms/mission-actions.ts';
import { isNear } from '../mechanisms/near.ts';
import { gainsAs, offerPloy } from '../mechanisms/ploys.ts';

const REACH = 3;

export const terrorTroop: Rule<'terror-troop'> = {
  clause: 'KT-6.4',
  offer: {
    'choosing-an-action': (t, { operative }, use, seat) =>
      gainsAs(t, use, operative, use.keyword) && effectOn(t, 'terrifying', operative) === null
        ? offerPloy(t, use, seat, () => {
            const terrifying = { rule: 'terrifying', seat: ownerOf(t, operative), holder: operative } as const;
            return beginning.start({ effects: [{ use: terrifying, until: 'turning-point' }], clause: 'KT-6.4' });
          })
        : [],
  },
};

export const terrifying: Rule<'terrifying'> = {
  clause: 'KT-6.4',
  words: { en: { rule: 'Terror Troop' } },
  modify: {
    'action-cost': add((cost, { seat, holder }, { operative, action }, t) =>
      ownerOf(t, operative) !== seat &&
      (action === 'pick-up' || isMissionAction(action)) &&
      isNear(t, holder!, operative, REACH)
        ? cost + 1
        : cost,
    ),
    'control-apl': add((apl, { seat, holder }, { operative, among }, t) =>
      ownerOf(t, operative) !== seat && among.includes(holder!) ? Math.max(0, apl - 1) : apl,
    ),
  },
};
