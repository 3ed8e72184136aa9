import { add, set } from '@little-wars/engine';
import { hasDone } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** ZG-8.4: When charged: Overwatch at a better BS, or Counter-attack (7E-6.6). */
export const defenceTactics: Rule<'defence-tactics'> = {
  clause: 'ZG-8.4',
  name: 'Defence Tactics',
  modify: {
    'snap-skill': set((value, { holder, ballisticSkill }, { attacker, manner }) =>
      attacker === holder && manner === 'overwatch' ? Math.max(value, ballisticSkill) : value,
    ),
    'attack-bonus': add((value, { holder }, { model }, t) =>
      model === holder && hasDone(t, model, 'was-charged') && !hasDone(t, model, 'overwatched') ? value + 1 : value,
    ),
  },
};
