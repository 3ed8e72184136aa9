import { fault } from '../../frame/check.ts';
import { gap, INCH, inchesOf } from '../../frame/measure.ts';
import { baseOf, enemiesOf, enemyOf, has } from '../../w40k/ledger.ts';
import type { SquadCheck } from '../check.ts';
import { fromZone, isInZone } from '../zones.ts';

/** RS-2.7, RS-2.36: inches from the enemy zone, and from enemies. */
const TRAINED = { zone: 9, enemies: 1 };
const SLACK = 2;

/** RS-8.1, RS-2.7: in the own zone, or away from the enemy's for models that may. */
export const deployment: SquadCheck = {
  name: 'deployment',
  clause: 'RS-8.1',
  after: {
    deployed: (l, { model: id }) => {
      const model = l.models[id]!;
      const side = l.map.terrain.width;
      const base = baseOf(model);
      if (isInZone(side, l.corners[model.seat]!, base)) return null;
      const use = has(model, 'infiltrates');
      const isTrained = model.trait === 'infiltrator';
      if (!isTrained && !use) return fault('its own zone', `model ${id} outside`);
      const [zones, enemies] = [use?.['zone'], use?.['apart']].map(Number);
      // A trait and an ability may both allow it: either is enough.
      const mayStand = (fromTheirs: number, fromEnemies: number): boolean =>
        apart > fromTheirs * INCH - SLACK && near > fromEnemies * INCH - SLACK;
      const apart = fromZone(side, l.corners[enemyOf(model.seat)]!, base);
      const near = Math.min(...enemiesOf(l, model).map(enemy => gap(base, baseOf(enemy))), side);
      return (isTrained && mayStand(TRAINED.zone, TRAINED.enemies)) || (use && mayStand(zones!, enemies!))
        ? null
        : fault('away from the enemy zone and from enemies', `${inchesOf(apart)} and ${inchesOf(near)}`, 'RS-2.7');
    },
    'held-back': (l, { model }) =>
      ['deep-strike', 'outflanks', 'ethereal-interception', 'skyleap'].some(rule => has(l.models[model]!, rule))
        ? null
        : fault('somebody that may wait', `model ${model}`, '8E-4.14'),
  },
};
