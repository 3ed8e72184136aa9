import { fault } from '../../frame/check.ts';
import { INCH, inchesOf } from '../../frame/measure.ts';
import { baseOf, enemyOf, has } from '../../w40k/ledger.ts';
import type { SquadCheck } from '../check.ts';
import { fromZone, isInZone } from '../zones.ts';

const APART = 9 * INCH;
const SLACK = 2;

/** RS-8.1, RS-2.7: in one's own zone, or away from the other's for who may. */
export const deployment: SquadCheck = {
  name: 'deployment',
  clause: 'RS-8.1',
  after: {
    deployed: (l, { model: id }) => {
      const model = l.models[id]!;
      const side = l.map.terrain.width;
      const base = baseOf(model);
      if (isInZone(side, l.corners[model.seat]!, base)) return null;
      if (model.trait !== 'infiltrator' && !has(model, 'infiltrates'))
        return fault('its own zone', `model ${id} outside`);
      const apart = fromZone(side, l.corners[enemyOf(model.seat)]!, base);
      // Past the ends of its long side a zone is further off than the line that bounds it.
      const isBeside = apart <= APART - SLACK && apart > -side;
      return isBeside && apart < 0 ? fault('9" from the enemy zone', inchesOf(apart), 'RS-2.7') : null;
    },
    'held-back': (l, { model }) =>
      ['deep-strike', 'outflanks', 'ethereal-interception', 'skyleap'].some(rule => has(l.models[model]!, rule))
        ? null
        : fault('somebody that may wait', `model ${model}`, '8E-4.14'),
  },
};
