// The exact chances of attacks in Scout Team

import type { Names } from '@little-wars/skirmish';
import { attackOddsOf } from '../../w40k/odds/attack-odds.ts';
import { leftOutOf, UNREAD as SHARED } from '../../w40k/odds/left-out.ts';
import type { Fact } from '../facts.ts';
import { blasts, book, lookups, strikes } from '../library.ts';
import { own } from '../types.ts';

const { rolls, attackOf } = strikes;

export const { hitsAgain, oddsOf, volleyOf, woundOn } = attackOddsOf({
  lookups,
  rolls,
  attackOf,
  membersOf: (t, aim) => blasts.membersOf(own(t), aim),
});

/** What an attack emits but odds do not ask about. */
export const UNREAD: Names & { readonly facts: readonly Fact['type'][] } = {
  ...SHARED,
  facts: [...SHARED.facts, 'token-used', 'token-spent'],
};

/** What may change an attack but is not in its odds, with the reasons. */
const { leftOut: besideBlasts, leftOutOfWound } = leftOutOf({
  book,
  lookups,
  rolls,
  attackOf,
  cannotCount: {},
  strikesWhenSlain: 'strikes-when-slain',
  unread: UNREAD,
});

export { leftOutOfWound };

/** ST-5.8: wounds of a Blast may be allocated to other members; odds count them all for the initial target. */
export const leftOut: typeof besideBlasts = (t, shots) => {
  const isShared = shots.some(shot => (blasts.membersOf(own(t), shot)?.length ?? 1) > 1);
  return [...besideBlasts(t, shots), ...(isShared ? [{ rule: 'blast', reason: 'harms-another' }] : [])];
};
