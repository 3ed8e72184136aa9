import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { enemiesOf, friendsOf } from '../../w40k/measuring/lookups.ts';
import { lookups, targets } from '../library.ts';
import type { Look, ModelId, Rule } from '../types.ts';

/** Whether no friendly Synapse creature is near. */
const isAlone = (t: Look, model: ModelId, within: number): boolean =>
  !lookups.hasKeyword(t, model, 'Synapse') &&
  !friendsOf(t, model).some(
    friend => lookups.hasKeyword(t, friend, 'Synapse') && lookups.areWithin(t, model, friend, inches(within)),
  );

/** RS-10.4: without Synapse nearby: worse at shooting and charging anything but the nearest enemy. */
export const instinctiveBehaviour: Rule<'instinctive-behaviour'> = {
  clause: 'RS-10.4',
  name: 'Instinctive Behaviour',
  modify: {
    'hit-modifier': add((sum, { holder, within, hit }, { attack }, t) => {
      if (holder === null || attack.attacker !== holder || attack.manner !== 'shooting') return sum;
      if (!isAlone(t, holder, within)) return sum;
      const seen = enemiesOf(t, holder).filter(enemy => targets.canSee(t, holder, enemy));
      return lookups.nearestAmong(t, holder, seen).includes(attack.target) ? sum : sum + hit;
    }),
    'charge-bonus': add((sum, { holder, within, charge }, { model }, t) => {
      if (model !== holder || !isAlone(t, model, within)) return sum;
      const named = t.position.charges.find(({ by }) => by === model)?.at ?? [];
      const nearest = lookups.nearestEnemies(t, model);
      return named.every(enemy => nearest.includes(enemy)) ? sum : sum + charge;
    }),
  },
};
