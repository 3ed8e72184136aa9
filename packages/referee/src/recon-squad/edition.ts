// How the 8th edition differs from the 9th.
import type { Edition } from '../w40k/check.ts';
import { did, effectsOn, has, isAbout, type Ledger, type Model } from '../w40k/ledger.ts';

const sumOf = (faces: readonly number[] = []): number => faces.reduce((sum, face) => sum + face, 0);

/** The most that rules may add to an Advance or a charge. */
const bonus = (l: Ledger, model: Model): number =>
  (has(model, 'adrenal-glands')?.by ?? 0) +
  effectsOn(l, model, 'willed').reduce((sum, { by }) => sum + (by ?? 0), 0) +
  Number(has(model, 'charges-after-advance')?.['bonus'] ?? 0);

/** The most inches a model may have moved in this phase; null if it is not checked here. */
function mostInches(l: Ledger, model: Model): number | null {
  switch (l.phase) {
    case 'movement': {
      const { move } = model.profile;
      if (!did(model, 'advanced')) return move;
      const flat = has(model, 'full-throttle')?.inches ?? 0;
      return move + Math.max(sumOf(model.stood['advance']), flat) + bonus(l, model);
    }
    case 'charge':
      return model.seat === l.turn ? sumOf(model.stood['charge']) + bonus(l, model) : INTERVENTION;
    case 'fight':
      // Twice: to pile in, and to consolidate.
      return 2 * (has(model, 'piles-in')?.inches ?? PILE_IN);
    default:
      return null;
  }
}

const INTERVENTION = 3;
const PILE_IN = 3;

/** The most that cover adds, including its modifiers. */
const COVER = 3;

export const edition: Edition = {
  mostInches,
  // 8E-6.28: across a barricade; otherwise an inch.
  reach: () => 2,
  firesWhenHeld: (_model, { type, rules }) => type === 'pistol' || rules.some(({ rule }) => rule === 'fires-in-combat'),
  spread: 0,
  // 8E-6.23: for shooting only.
  coverAgainst: ({ manner }) => (manner === 'shooting' || manner === 'overwatch' ? COVER : 0),
  up: null,
  charge: { all: false, within: 1 },
  chargesAfter: (l, model, deed) =>
    deed === 'advanced' && (has(model, 'charges-after-advance') !== undefined || isAbout(l, 'waaagh')),
  // RS-2.37
  fightsFirst: (_l, model) => did(model, 'charged') || model.trait === 'duellist',
};
