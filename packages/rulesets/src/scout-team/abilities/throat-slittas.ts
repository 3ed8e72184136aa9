import { add } from '@little-wars/engine';
import { inches, isWithinOf } from '@little-wars/engine/geometry';
import { lookups } from '../library.ts';
import { sceneOfSetup } from '../lookups.ts';
import { classOf } from '../terrain.ts';
import type { Look, ModelId, Rule } from '../types.ts';

/** Whether a model is this near to a terrain feature. */
export const isNearTerrain = (t: Look, model: ModelId, within: number): boolean =>
  sceneOfSetup(t.setup).solids.some(
    solid => classOf(solid) !== 'nothing' && isWithinOf(lookups.standing(t, model), solid, inches(within)),
  );

const isDistracted = (t: Look, model: ModelId): boolean =>
  t.position.effects.some(({ use }) => use.rule === 'distracted' && use.target === model);

/** ST-10.4: a bonus to wound rolls in melee near a terrain feature. */
export const throatSlittas: Rule<'throat-slittas'> = {
  clause: 'ST-10.4',
  name: 'Throat Slittas',
  modify: {
    'wound-modifier': add((sum, { holder, by, within }, { attack }, t) =>
      attack.attacker === holder &&
      attack.manner === 'fighting' &&
      (isNearTerrain(t, holder, within) || isDistracted(t, holder))
        ? sum + by
        : sum,
    ),
  },
};
