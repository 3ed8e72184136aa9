import { limit } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin, isAlive, ownerOf } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** ZG-8.4: powers aimed at friends nearby, or at itself, are denied on 5+. */
export const psychicHood: Rule<'psychic-hood'> = {
  clause: 'ZG-8.4',
  name: 'Psychic Hood',
  modify: {
    'deny-needs': limit((needs, { holder, within, seat }, { target }, t) =>
      target !== null &&
      ownerOf(t, target) === seat &&
      isAlive(t, holder!) &&
      areWithin(t, target, holder!, inches(within))
        ? Math.min(needs, 5)
        : needs,
    ),
  },
};
