import { rollOnTable } from '../../w40k/dice/rolls.ts';
import { modelOf } from '../../w40k/measuring/lookups.ts';
import { reRollOf } from '../../w40k/stratagems/command-re-roll.ts';
import type { Rule } from '../types.ts';

const RUNT = 'ammo-runt';

export const fetchAmmo = reRollOf({
  name: 'Ammo Runt',
  clause: 'ST-10.4',
  pay: t => t.emit({ type: 'item-used', clause: 'ST-10.4', model: rollOnTable(t).model!, item: RUNT }),
});

/** ST-10.4: once per battle one hit roll of its shooting may be re-rolled. */
export const reRollsOneHit: Rule<'re-rolls-one-hit'> = {
  clause: 'ST-10.4',
  name: 'ammo runt',
  offer: {
    rolled: (t, { roll }, { holder, seat: side }, seat) =>
      holder !== null &&
      seat === side &&
      roll.what === 'hit' &&
      roll.model === holder &&
      t.position.attack?.manner === 'shooting' &&
      roll.again.length < roll.faces.length &&
      !modelOf(t, holder).used.includes(RUNT)
        ? [{ id: `${RUNT} ${holder}`, frame: fetchAmmo.start({ die: null }) }]
        : [],
  },
};
