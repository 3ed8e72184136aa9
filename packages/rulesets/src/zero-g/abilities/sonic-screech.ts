import { add } from '@little-wars/engine';
import { areWithin, CONTACT, hasDone, isAlive, ownerOf } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** ZG-8.4: When it charges, enemies in that combat have less Initiative. */
export const sonicScreech: Rule<'sonic-screech'> = {
  clause: 'ZG-8.4',
  name: 'Sonic Screech',
  modify: {
    initiative: add((value, { holder, by, seat }, { model }, t) =>
      ownerOf(t, model) !== seat &&
      isAlive(t, holder!) &&
      hasDone(t, holder!, 'charged') &&
      areWithin(t, model, holder!, CONTACT)
        ? Math.max(1, value + by)
        : value,
    ),
  },
};
