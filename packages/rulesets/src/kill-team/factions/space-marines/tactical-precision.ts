// Tactical Precision: operatives near and visible to a LEADER re-roll one attack die.
import { add } from '@little-wars/engine';
import { rollerOf } from '../../core/dice/dice.ts';
import { hasKeyword } from '../../lookups.ts';
import type { Rule } from '../../types.ts';
import { oneDie } from '../mechanisms/dice.ts';
import { isNear, ownSide, sees } from '../mechanisms/near.ts';
import { anyWith, gains } from '../mechanisms/ploys.ts';
import type { StrategicPloy } from '../registry.ts';

const REACH = 3;

export const tacticalPrecision: Rule<'tactical-precision'> = {
  clause: 'KT-2.5',
  modify: {
    'attack-re-rolls': add((offers, use, rolling, t) => {
      const operative = rollerOf(rolling);
      const isLed = (leader: number): boolean =>
        hasKeyword(t, leader, 'LEADER') && isNear(t, leader, operative, REACH) && sees(t, leader, operative);
      return gains(t, use, operative) && ownSide(t, operative, isLed).length > 0
        ? [...offers, oneDie('tactical-precision')]
        : offers;
    }),
  },
};

export const tacticalPrecisionPloy: StrategicPloy = {
  id: 'tactical-precision',
  lasts: 'tactical-precision',
  helps: anyWith('LEADER'),
};
