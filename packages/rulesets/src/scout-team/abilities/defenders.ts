import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import { isAlive, modelOf } from '../../w40k/measuring/lookups.ts';
import { markersOf } from '../core/12-mission/ground.ts';
import { isAt } from '../core/12-mission/scoring.ts';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** ST-10.4: near a marker it re-rolls hits of 1 with shuriken weapons. */
export const defenders: Rule<'defenders'> = {
  clause: 'ST-10.4',
  name: 'Defenders',
  modify: {
    're-rolls': add((which, { holder, within }, { roll, attack }, t) =>
      roll.what === 'hit' &&
      holder !== null &&
      attack?.attacker === holder &&
      isAlive(t, holder) &&
      lookups.profile(attack.profile).family === 'shuriken' &&
      markersOf(t.setup).some(marker => isAt(modelOf(t, holder), marker, inches(within)))
        ? moreOf(which, 'ones')
        : which,
    ),
  },
};
