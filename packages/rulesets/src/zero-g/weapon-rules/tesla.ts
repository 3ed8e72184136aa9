import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ZG-8.3: A 6 to hit scores more hits, except in Snap Shots. */
export const tesla: Rule<'tesla'> = {
  clause: 'ZG-8.3',
  modify: {
    'more-hits': add((more, { holder, hits }, { attack, face }) =>
      attack.attacker === holder && face === 6 && !attack.snap && !attack.stray ? more + hits : more,
    ),
  },
};
