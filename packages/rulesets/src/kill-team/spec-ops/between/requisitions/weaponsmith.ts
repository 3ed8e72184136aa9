import type { Seat } from '@little-wars/engine';
import { teamOf } from '../lookups.ts';
import { isAtLeast } from '../ranks.ts';
import { type Look, question, sequence } from '../types.ts';
import { pay } from './paying.ts';
import type { Requisition } from './types.ts';

const acesOf = (t: Look, seat: Seat): readonly string[] =>
  teamOf(t, seat).operatives.flatMap(({ id, xp, smith }) => (isAtLeast(xp, 'ace') && !smith ? [id] : []));

export const chooseWhoHasWeaponsmith = question('choose who has a weaponsmith', 'pick-one');

/** KT-14.64: rare equipment may improve its weapons twice. */
export const smithing = sequence<{ readonly seat: Seat }>('weaponsmith', 'KT-14.64', s => [
  s.ask('KT-14.64', chooseWhoHasWeaponsmith, {
    to: (_t, v) => v.seat,
    ask: (t, { seat }) => ({ of: 'operative', options: acesOf(t, seat) }),
    then: (t, { seat }, operative) => {
      pay(t, seat, 'KT-14.64');
      t.emit({ type: 'weaponsmith-assigned', clause: 'KT-14.64', seat, operative: operative as string });
      return { seat };
    },
  }),
]);

export const weaponsmith: Requisition = {
  id: 'weaponsmith',
  clause: 'KT-14.64',
  words: { en: 'Weaponsmith: rare equipment twice for an Ace' },
  isOpen: (t, seat) => acesOf(t, seat).length > 0,
  start: seat => smithing.start({ seat }),
};
