import type { Seat } from '@little-wars/engine';
import { findFaction } from '../../../content/index.ts';
import { MOST_ON_ROSTER } from '../../../roster/index.ts';
import { teamOf } from '../lookups.ts';
import { recruitOf } from '../recruits.ts';
import { question, sequence } from '../types.ts';
import { pay } from './paying.ts';
import type { Requisition } from './types.ts';

export const chooseCard = question('choose who is assigned', 'pick-one');

/** KT-14.55: an Adept of the team's faction. */
export const assigning = sequence<{ readonly seat: Seat }>('operative assigned', 'KT-14.55', s => [
  s.ask('KT-14.55', chooseCard, {
    to: (_t, v) => v.seat,
    ask: (t, { seat }) => ({ of: 'card', options: findFaction(teamOf(t, seat).faction)!.cards.map(({ id }) => id) }),
    then: (t, { seat }, card) => {
      pay(t, seat, 'KT-14.55');
      const enlisted = recruitOf(teamOf(t, seat).operatives, card as string);
      t.emit({ type: 'enlisted', clause: 'KT-14.55', seat, enlisted });
      return { seat };
    },
  }),
]);

export const operativeAssigned: Requisition = {
  id: 'operative-assigned',
  clause: 'KT-14.55',
  words: { en: 'Operative Assigned: a new Adept' },
  isOpen: (t, seat) => teamOf(t, seat).operatives.length < MOST_ON_ROSTER,
  start: seat => assigning.start({ seat }),
};
