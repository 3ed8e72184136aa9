import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { bareWounds, wounding } from '../core/05-attacks/resolve.ts';
import { areWithin, friendsOf, isAlive } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** ZG-8.4: more warp charge with many friends nearby, and a wound if its powers fail. */
export const waaaghEnergy: Rule<'waaagh-energy'> = {
  clause: 'ZG-8.4',
  name: 'Waaagh! Energy',
  modify: {
    'warp-charge-bonus': add((value, { holder, models, within, seat: own }, { seat }, t) =>
      own === seat &&
      isAlive(t, holder!) &&
      friendsOf(t, holder!).filter(id => areWithin(t, id, holder!, inches(within))).length >= models
        ? value + 1
        : value,
    ),
  },
  on: {
    'psychic-tested': (_t, { model, total, needs }, { holder }) =>
      model === holder && total < needs ? bareWounds.start(wounding(model, 1)) : null,
  },
};
