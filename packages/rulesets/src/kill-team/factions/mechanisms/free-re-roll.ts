// Items that make one Command Re-roll free: Purity Seal, Wraithbone Talisman.
import type { Offer, Seat } from '@little-wars/engine';
import { mayReRollByCommand, reRollByCommand } from '../../core/06-damage/ploys.ts';
import { rollerOf } from '../../core/dice/dice.ts';
import type { Rolling } from '../../queries.ts';
import type { Look, Rule } from '../../types.ts';
import type { Use } from '../../uses.ts';
import { isSpent, usingAnItem } from './items.ts';

function offered(t: Look, rolling: Rolling, { rule, holder }: Use, seat: Seat): readonly Offer[] {
  const operative = rollerOf(rolling);
  if (operative !== holder || isSpent(t, holder, rule) || !mayReRollByCommand(t, rolling.side, seat, 0)) return [];
  return [{ id: rule, frame: usingAnItem.start({ operative, item: rule, then: reRollByCommand(rolling.side, 0) }) }];
}

/** Once per battle, a Command Re-roll of one of the carrier's dice for 0CP. */
export const freeReRoll: Rule<'purity-seal'> & Rule<'wraithbone-talisman'> = {
  clause: 'KT-13.1',
  dice: { does: 're-roll' },
  offer: { 'attack-dice-rolled': offered, 'defence-dice-rolled': offered },
};
