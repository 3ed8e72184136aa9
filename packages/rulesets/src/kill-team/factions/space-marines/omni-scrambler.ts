// Omni-Scrambler: an enemy near an INFILTRATOR cannot be activated before another of its team.
import type { Seat } from '@little-wars/engine';
import { limit } from '@little-wars/engine';
import { hasKeyword, inPlay, ownerOf } from '../../lookups.ts';
import { type Look, type OperativeId, question, type Rule, sequence } from '../../types.ts';
import { begin, finish } from '../mechanisms/effects.ts';
import { isNear, sees } from '../mechanisms/near.ts';
import { gainers, offerPloy } from '../mechanisms/ploys.ts';

const REACH = 6;

/** Enemies that can be delayed: near and visible to one with the keyword, and not the last of their team. */
function scrambleable(t: Look, seat: Seat, keyword: string): readonly OperativeId[] {
  const scramblers = gainers(t, seat, id => hasKeyword(t, id, keyword));
  return inPlay(t.position, enemy => enemy.seat !== seat && enemy.ready).filter(
    enemy =>
      othersToActivate(t, enemy).length > 0 && scramblers.some(id => isNear(t, id, enemy, REACH) && sees(t, id, enemy)),
  );
}

const othersToActivate = (t: Look, operative: OperativeId): readonly OperativeId[] =>
  inPlay(t.position, ({ seat, ready }, id) => ready && seat === ownerOf(t, operative) && id !== operative).filter(id =>
    t.query('may-activate', true, { operative: id }),
  );

export const chooseWhomToScramble = question('choose whom to scramble', 'pick-one');

export const scramble = sequence<{ readonly seat: Seat; readonly keyword: string }>('scramble', 'KT-6.4', s => [
  s.ask('KT-6.4', chooseWhomToScramble, {
    to: (_t, v) => v.seat,
    ask: (t, v) => ({ of: 'operative', options: scrambleable(t, v.seat, v.keyword) }),
    then: (t, v, enemy) => {
      const use = { rule: 'scrambled', seat: v.seat, holder: enemy as OperativeId } as const;
      begin(t, { use, until: 'turning-point' }, 'KT-6.4');
      return v;
    },
  }),
]);

export const omniScrambler: Rule<'omni-scrambler'> = {
  clause: 'KT-6.4',
  offer: {
    'firefight-begins': (t, _about, use, seat) =>
      offerPloy(t, use, seat, () =>
        scrambleable(t, seat, use.keyword).length > 0 ? scramble.start({ seat, keyword: use.keyword }) : null,
      ),
  },
};

export const scrambled: Rule<'scrambled'> = {
  clause: 'KT-6.4',
  words: { en: { rule: 'Omni-scrambler' } },
  modify: {
    'may-activate': limit(
      (may, { holder }, { operative }, t) =>
        may && (operative !== holder || othersToActivate(t, operative).length === 0),
    ),
  },
  on: {
    'activation-ended': (t, { operative }, use) => {
      if (ownerOf(t, operative) === ownerOf(t, use.holder!)) finish(t, use, 'KT-6.4');
      return null;
    },
  },
};
