import { fault } from '../../frame/check.ts';
import { INCH } from '../../frame/measure.ts';
import { areWithin, did, enemiesOf, type Ledger, type Model, sideOf } from '../../w40k/ledger.ts';
import type { TeamCheck } from '../check.ts';
import { edition } from '../edition.ts';
import { stepOf } from '../ledger.ts';

/** Whether a model certainly may fight: it charged, or an enemy is well within an inch. */
const isSureToFight = (l: Ledger, model: Model): boolean =>
  !did(model, 'fought', 'broke-out') &&
  (edition.fightsFirst(l, model) || enemiesOf(l, model).some(enemy => areWithin(model, enemy, INCH - 2)));

/** 9E-10.2: sides alternate, starting with the one whose turn it is not; a side without fighters is skipped. */
export const alternation: TeamCheck = {
  name: 'fights by turns',
  clause: '9E-10.2',
  on: {
    did: (l, { model: id, deed }) => {
      if (deed !== 'fought') return null;
      const model = l.models[id]!;
      const step = stepOf(l, model);
      // A paid Counter-Offensive interrupts the order.
      if (l.spent.some(each => each.includes('counter-offensive'))) return null;
      const isTheirs = l.fought === null || l.fought.step < step ? model.seat === l.turn : l.fought.seat === model.seat;
      const passed = sideOf(l, 1 - model.seat).find(other => isSureToFight(l, other) && stepOf(l, other) <= step);
      return isTheirs && passed ? fault(`model ${passed.id} of the other side`, `model ${id}`) : null;
    },
  },
};
