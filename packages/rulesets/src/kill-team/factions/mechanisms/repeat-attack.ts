// Repeating a shooting attack that did no damage: More Dakka, Aggressive Biostrain.
import { attack } from '../../core/04-shooting/attack.ts';
import { isInPlay, operativeOf } from '../../lookups.ts';
import type { Look, OperativeId, Rule } from '../../types.ts';
import { gains, offerPloy } from './ploys.ts';

const stands = (t: Look, id: OperativeId): boolean => isInPlay(operativeOf(t, id)) && operativeOf(t, id).wounds > 0;

export const repeatAttack: Rule<'more-dakka'> & Rule<'aggressive-biostrain'> = {
  clause: 'KT-6.4',
  dice: { does: 'attack-again' },
  offer: {
    'attack-resolved': (t, { operative, against, lost, shot }, use, seat) =>
      lost === 0 && gains(t, use, operative) && stands(t, operative) && stands(t, against)
        ? offerPloy(t, use, seat, () => attack.start(shot))
        : [],
  },
};
