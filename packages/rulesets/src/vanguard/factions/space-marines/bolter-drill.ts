import { add } from '@little-wars/engine';
import type { Rule } from '../../types.ts';

const MOVES = ['walk', 'run', 'charge'];

/** VG-3.11: free re-rolls in a ranged attack in its own activation if it has not moved. */
export const bolterDrill: Rule<'bolter-drill'> = {
  clause: 'VG-3.11',
  words: 'While it has not moved in its activation: re-roll up to {dice} hit die of a ranged attack.',
  modify: {
    'free-re-rolls': add((count, { holder, dice }, { attack, side }, { position: { activation } }) => {
      const isOwn = side === 'attacker' && attack.attacker === holder && attack.type === 'ranged';
      const isSteady = activation?.model === holder && !activation.performed.some(action => MOVES.includes(action));
      return isOwn && isSteady ? count + dice : count;
    }),
  },
};
