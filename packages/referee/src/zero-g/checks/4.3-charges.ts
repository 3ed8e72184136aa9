import { type Check, type Faults, fault, same } from '../../frame/check.ts';
import { INCH } from '../../frame/measure.ts';
import type { Fact } from '../facts.ts';
import { between, drifts, gapOf, type Ledger } from '../ledger.ts';

const ROUNDING = 3;
/** ZG-4.25: contact is 0.2 mm. */
const CONTACT = 2;
/** ZG-4.26: bonuses to charge distances. */
const BONUS = 3;

/** ZG-4.3, ZG-4.6, ZG-4.21: the distance of a charge. */
function against(l: Ledger, far: number): Faults {
  const { model, faces } = l.charge!;
  const { card } = l.models[model]!;
  const bonus = card.rules.has('charge-bonus') ? BONUS : 0;
  const most = faces.reduce((sum, face) => sum + face, bonus);
  return [
    far <= most * INCH + ROUNDING ? null : fault(`${most}" at most`, far / INCH),
    drifts(l.models[model]!) && faces.includes(1)
      ? fault('a charge that fails on a 1', 'one that moves', 'ZG-4.6')
      : null,
  ];
}

/** ZG-4.3, ZG-4.20, ZG-4.21: a die for each arrow, no 1, no further than the dice, into contact. */
export const charges: Check<Ledger, Fact> = {
  name: 'charges',
  clause: 'ZG-4.3',
  on: {
    'charge-declared': (l, { model, at }) => {
      const who = l.models[model]!;
      const reach = drifts(who) ? 6 * Math.max(1, who.arrows) : 12;
      const far = gapOf(l, model, at[0]!);
      return [
        who.seat === l.turn && l.phase === 'charge' ? null : fault('a charge in its own turn', `${l.phase}`),
        far <= reach * INCH + ROUNDING ? null : fault(`${reach}" at most`, far / INCH, 'ZG-4.20'),
      ];
    },
    drifted: (l, { model, faces, clause }) => {
      if (clause !== 'ZG-4.3') return null;
      const who = l.models[model]!;
      return same('dice', drifts(who) ? Math.max(1, who.arrows) : 2, faces.length);
    },
    moved: (l, { model, from, to, clause }) =>
      clause !== 'ZG-4.21' || from === undefined || l.charge?.model !== model ? null : against(l, between(from, to)),
    'hammer-noted': (l, { model, hits }) => {
      const sixes = (l.charge?.faces ?? []).filter(face => face === 6).length;
      const { arrows } = l.models[model]!;
      // At most one hit of its own, and a D3 for each 6.
      const most = arrows + 1 + 3 * sixes;
      return hits >= arrows && hits <= most ? null : fault(`${arrows} to ${most} hits`, hits, 'ZG-4.13');
    },
  },
  after: {
    moved: (l, { model, clause }) => {
      if (clause !== 'ZG-4.21' || l.charge?.model !== model) return null;
      const far = gapOf(l, model, l.charge.target);
      return far <= CONTACT + 1 ? null : fault('contact', far / INCH, 'ZG-4.21');
    },
  },
};
