import { add } from '@little-wars/engine';
import { areEngaged } from '../../core/01-measuring/measuring.ts';
import { friendsOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';

/** VG-3.8: more dice in melee against a target that enough friends engage too. */
export const swarming: Rule<'swarming'> = {
  clause: 'VG-3.8',
  words: '{dice} more die in melee at an enemy that {friends} or more friends engage too.',
  modify: {
    'attack-dice': add((count, { holder, friends, dice }, { attack: { attacker, target, type } }, t) =>
      attacker === holder &&
      type === 'melee' &&
      friendsOf(t, attacker).filter(friend => areEngaged(t, friend, target)).length >= friends
        ? count + dice
        : count,
    ),
  },
};
