// Synapse: near a friendly SYNAPSE operative, operatives ignore injury.
import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { isInjured } from '../../core/06-damage/injured.ts';
import { rollerOf } from '../../core/dice/dice.ts';
import { hasKeyword } from '../../lookups.ts';
import type { Look, OperativeId, Rule } from '../../types.ts';
import { begin, effectOn } from '../mechanisms/effects.ts';
import { isNear, ownSide } from '../mechanisms/near.ts';

const REACH = 6;
const LOST = inches(2);

export const isInSynapse = (t: Look, operative: OperativeId): boolean =>
  ownSide(t, operative, id => hasKeyword(t, id, 'SYNAPSE') && isNear(t, id, operative, REACH)).length > 0;

/** Movement uses the state at the start of the activation; outside an activation, the current state. */
const movesInSynapse = (t: Look, operative: OperativeId): boolean =>
  t.position.activation?.operative === operative
    ? effectOn(t, 'in-synapse', operative) !== null
    : isInSynapse(t, operative);

export const synapse: Rule<'synapse'> = {
  clause: 'KT-13.1',
  modify: {
    move: add((move, { holder }, { operative }, t) =>
      operative === holder && isInjured(t, operative) && movesInSynapse(t, operative) ? move + LOST : move,
    ),
    'hit-on': add((hit, { holder }, rolling, t) => {
      const operative = rollerOf(rolling);
      return operative === holder && isInjured(t, operative) && isInSynapse(t, operative) ? hit - 1 : hit;
    }),
  },
  on: {
    activated: (t, { operative }, { seat, holder }) => {
      if (operative === holder && isInSynapse(t, operative))
        begin(t, { use: { rule: 'in-synapse', seat, holder }, until: 'activation' }, 'KT-13.1');
      return null;
    },
  },
};

export const inSynapse: Rule<'in-synapse'> = { clause: 'KT-13.1', words: { en: { rule: 'Synapse' } } };
