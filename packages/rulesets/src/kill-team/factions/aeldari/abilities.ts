// Defence Tactics, Shimmershield, Camo Cloak
import { add } from '@little-wars/engine';
import { hasKeyword, operativeOf, ownerOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';
import { isNear } from '../mechanisms/near.ts';

/** Its Overwatch is not worse than its Shoot. */
export const defenceTactics: Rule<'defence-tactics'> = {
  clause: 'KT-13.1',
  modify: {
    'hit-on': add((hit, { holder }, { attack: { kind, action, attacker }, side }) =>
      kind === 'shooting' && side === 'attacker' && action === 'overwatch' && attacker === holder ? hit - 1 : hit,
    ),
  },
};

const REACH = 2;
const SAVE = 5;

/** DIRE AVENGERs near the carrier, including itself, have a 5+ invulnerable save. */
export const shimmershield: Rule<'shimmershield'> = {
  clause: 'KT-13.1',
  modify: {
    'invulnerable-saves': add((faces, { seat, holder }, { attack: { target } }, t) =>
      ownerOf(t, target) === seat &&
      operativeOf(t, holder!).at !== null &&
      hasKeyword(t, target, 'DIRE AVENGER') &&
      isNear(t, holder!, target, REACH)
        ? [...faces, SAVE]
        : faces,
    ),
  },
};

/** Keeps one more die in cover. */
export const camoCloak: Rule<'camo-cloak'> = {
  clause: 'KT-13.1',
  modify: {
    'kept-saves': add((kept, { holder }, { attack: { target, inCover } }) =>
      target === holder && inCover ? kept + 1 : kept,
    ),
  },
};
