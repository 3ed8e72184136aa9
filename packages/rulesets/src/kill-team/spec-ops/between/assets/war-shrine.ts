import { add } from '@little-wars/engine';
import { gain } from '../experience.ts';
import { enlistedOf, survivorsOf, teamOf } from '../lookups.ts';
import { isAtLeast, rankOf } from '../ranks.ts';
import { type Look, question, type Rule, sequence } from '../types.ts';

const NOBODY = 'nobody';

/** KT-14.53: Adepts that took part and gained experience, if the team has an Ace or better. */
const adeptsOf = (t: Look, seat: number): readonly string[] =>
  teamOf(t, seat).operatives.some(({ xp }) => isAtLeast(xp, 'ace'))
    ? survivorsOf(t, seat).flatMap(({ operative }) =>
        rankOf(enlistedOf(t, seat, operative).xp) === 'adept' && !t.position.without[seat]!.includes(operative)
          ? [operative]
          : [],
      )
    : [];

export const warShrine: Rule<'war-shrine'> = {
  clause: 'KT-14.53',
  words: { en: { rule: 'War Shrine' } },
  modify: {
    'inspired-ones': add((ids, use, { seat }, t) => (seat === use.seat ? [...ids, ...adeptsOf(t, seat)] : ids)),
  },
};

export const chooseWhoIsInspired = question('choose who is inspired', 'pick-one');

/** KT-14.53: one of them gains an experience point. */
export const inspiring = sequence<{ readonly seat: number }>('inspire', 'KT-14.53', s => [
  s.ask('KT-14.53', chooseWhoIsInspired, {
    to: (_t, v) => v.seat,
    ask: (t, { seat }) => {
      const options = t.query('inspired-ones', [], { seat });
      return options.length > 0 ? { of: 'operative', options: [...options, NOBODY] } : null;
    },
    then: (t, { seat }, operative) => {
      if (operative !== NOBODY) gain(t, { seat, operative: operative as string }, 1, 'KT-14.53');
      return { seat };
    },
  }),
]);
