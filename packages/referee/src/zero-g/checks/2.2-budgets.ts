import { type Check, fault } from '../../frame/check.ts';
import type { Fact } from '../facts.ts';
import { isOwnMove, type Ledger } from '../ledger.ts';

/** 7E-5.2: how many weapons a model may fire in a phase. */
function mostWeapons({ profile, type }: Ledger['models'][number]['card']): number {
  if (profile === null) return Number.POSITIVE_INFINITY;
  return type.endsWith('monster') ? 2 : 1;
}

/** ZG-2.2, 7E-5.2: one manoeuvre per own Movement phase, and as many weapons as its type may fire. */
export const budgets: Check<Ledger, Fact> = {
  name: 'budgets of a turn',
  clause: 'ZG-2.2',
  on: {
    manoeuvred: (l, fact) => {
      const { manoeuvres, seat } = l.models[fact.model]!;
      if (!isOwnMove(l, fact)) return null;
      return [
        manoeuvres === 0 ? null : fault('one manoeuvre in a turn', manoeuvres + 1),
        seat === l.turn ? null : fault('a model of whose turn it is', `seat ${seat}`),
      ];
    },
    shot: (l, { model }) => {
      const { fired, card } = l.models[model]!;
      return fired < mostWeapons(card) ? null : fault(`${mostWeapons(card)} weapons`, fired + 1, '7E-5.2');
    },
    'attack-began': (l, { attack: { attacker, manner, stray } }) => {
      const { seat, card } = l.models[attacker]!;
      // A stray round may result from a shot in Overwatch.
      if (manner !== 'shooting' || stray || card.rules.has('ethereal-interception')) return null;
      return seat === l.turn ? null : fault('a shot of whose turn it is', `seat ${seat}`, '7E-5.1');
    },
  },
};
