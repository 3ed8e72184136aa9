// Unseen Hunter, Will Of The Hive Mind
import type { Offer, Seat } from '@little-wars/engine';
import { operativeOf } from '../../lookups.ts';
import { type Look, type OperativeId, question, type Rule, sequence } from '../../types.ts';
import type { Use } from '../../uses.ts';
import { gainApl } from '../mechanisms/apl.ts';
import { changeOrder, mayChangeOrder } from '../mechanisms/change-order.ts';
import { remember, remembers } from '../mechanisms/effects.ts';
import { gainers, gains, offerPloy } from '../mechanisms/ploys.ts';
import { isInSynapse } from './synapse.ts';

const SHOT = 'shot';

const hunters = (t: Look, seat: Seat): readonly OperativeId[] =>
  gainers(t, seat, id => !remembers(t, id, SHOT) && mayChangeOrder(t, id));

interface Hunting {
  readonly seat: Seat;
  readonly hunter: OperativeId | null;
}

export const chooseWhoseOrderChanges = question('choose whose order changes', 'pick-one');

export const hunt = sequence<Hunting>('unseen hunter', 'KT-6.4', s => [
  s.ask('KT-6.4', chooseWhoseOrderChanges, {
    to: (_t, v) => v.seat,
    ask: (t, v) => ({ of: 'operative', options: hunters(t, v.seat) }),
    then: (_t, v, hunter) => ({ ...v, hunter: hunter as OperativeId }),
  }),
  s.call('KT-6.4', 'change its order', (_t, v) => changeOrder.start({ operative: v.hunter!, clause: 'KT-6.4' })),
]);

const offered = (t: Look, _about: object, use: Use, seat: Seat): readonly Offer[] =>
  offerPloy(t, use, seat, () => (hunters(t, seat).length > 0 ? hunt.start({ seat, hunter: null }) : null));

/** At the start or end of any activation: changes the order of one that has not shot this turning point. */
export const unseenHunter: Rule<'unseen-hunter'> = {
  clause: 'KT-6.4',
  offer: { activated: offered, 'activation-ends': offered },
  noBearing: { 'attack-began': 'it remembers who has shot' },
  on: {
    'attack-began': (t, { attack: { kind, attacker } }, use) => {
      if (kind === 'shooting' && operativeOf(t, attacker).seat === use.seat)
        remember(t, attacker, SHOT, 'turning-point');
      return null;
    },
  },
};

/** On activation in synapse: one more APL. */
export const willOfTheHiveMind: Rule<'will-of-the-hive-mind'> = {
  clause: 'KT-6.4',
  offer: {
    activated: (t, { operative }, use, seat) =>
      gains(t, use, operative) && operativeOf(t, operative).aplChange < 1 && isInSynapse(t, operative)
        ? offerPloy(t, use, seat, () => gainApl.start({ operative }))
        : [],
  },
};
