import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin, hasDone, isAlive } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** ZG-8.4: Chargers get no bonus attack; better cover from nearby firers. */
export const defensiveGrenades: Rule<'defensive-grenades'> = {
  clause: 'ZG-8.4',
  name: 'photon grenades',
  modify: {
    'attack-bonus': add((value, { holder }, { model, victims }, t) =>
      victims.includes(holder!) && hasDone(t, model, 'charged') ? value - 1 : value,
    ),
    'cover-bonus': add((value, { holder, within }, { attack }, t) =>
      attack.target === holder && isAlive(t, attack.attacker) && areWithin(t, attack.attacker, holder, inches(within))
        ? value + 1
        : value,
    ),
  },
};
