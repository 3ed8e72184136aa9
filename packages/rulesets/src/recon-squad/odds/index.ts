// The exact chances of attacks in Recon Squad
import { attackOddsOf } from '../../w40k/odds/attack-odds.ts';
import { leftOutOf, UNREAD } from '../../w40k/odds/left-out.ts';
import { book, lookups, strikes } from '../library.ts';

const { rolls, attackOf } = strikes;

export const { hitsAgain, oddsOf, struckByHit, volleyOf } = attackOddsOf({ lookups, rolls, attackOf });

/** What may change an attack but is not in its odds, with the reasons. */
export const { leftOut, leftOutOfHits } = leftOutOf({
  book,
  lookups,
  rolls,
  attackOf,
  // RS-10.4: its wounds go to a friend of the target.
  cannotCount: { 'guardian-protocols': 'harms-another' },
  strikesWhenSlain: 'strikes-when-slain',
  unread: UNREAD,
});
