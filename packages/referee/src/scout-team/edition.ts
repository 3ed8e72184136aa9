// How the 9th edition differs from the 8th.
import type { Edition } from '../w40k/check.ts';
import { did, effectsOn, has, type Ledger, type Model, sideOf } from '../w40k/ledger.ts';

const sumOf = (faces: readonly number[] = []): number => faces.reduce((sum, face) => sum + face, 0);

/** 9E-9.8, 9E-10.5, 9E-10.8 */
const INTERVENTION = 3;
const PILE_IN = 3;

/** ST-10.4: the most that friends may add to a move, each name once. */
const fromFriends = (l: Ledger, model: Model): number => {
  const names = new Map(
    sideOf(l, model.seat)
      .filter(friend => friend.id !== model.id)
      .flatMap(({ abilities }) => abilities.filter(({ rule }) => rule === 'aura-move'))
      .map(use => [use.from ?? '', use.by ?? 0] as const),
  );
  return [...names.values()].reduce((sum, by) => sum + by, 0);
};

/** 9E-5.2, 9E-5.4, 9E-9.5, 9E-10.5: the most inches in this phase; moves after shooting are not checked. */
function mostInches(l: Ledger, model: Model): number | null {
  switch (l.phase) {
    case 'movement': {
      const move = model.profile.move + fromFriends(l, model);
      if (!did(model, 'advanced')) return move;
      return move + Math.max(sumOf(model.stood['advance']), has(model, 'full-throttle')?.inches ?? 0);
    }
    case 'charge':
      return model.seat === l.turn
        ? sumOf(model.stood['charge']) + Number(has(model, 'charges-after-advance')?.['bonus'] ?? 0)
        : INTERVENTION;
    case 'fight':
      // To pile in, and to consolidate.
      return (has(model, 'piles-in')?.inches ?? PILE_IN) + PILE_IN;
    default:
      return null;
  }
}

/** 9E-8.9: across a Defence Line; otherwise an inch. */
const ACROSS = 2;
/** 9E-8.3, 9E-8.4: the most that cover adds, including its modifiers. */
const COVER = 3;

export const isBig = ({ keywords }: Model): boolean => ['Monster', 'Vehicle'].some(each => keywords.includes(each));

export const edition: Edition = {
  mostInches,
  // ST-7.6: Swarming Masses reach further.
  reach: model => Math.max(ACROSS, has(model, 'fights-within')?.inches ?? 0),
  // 9E-7.5, 9E-7.12
  firesWhenHeld: (model, { type }) => type === 'pistol' || isBig(model),
  // ST-5.1: 3" by option.
  spread: 3,
  // 9E-8.3, 9E-8.4: against shots, and in melee.
  coverAgainst: () => COVER,
  // 9E-1.5: an inch horizontally and five vertically; across a Defence Line two, at any height.
  up: 5,
  // 9E-9.5, 9E-8.9
  charge: { all: true, within: ACROSS },
  chargesAfter: (l, model, deed) =>
    deed === 'advanced'
      ? has(model, 'charges-after-advance') !== undefined
      : effectsOn(l, model, 'adapted').length > 0 || model.keywords.includes('Titanic'),
  // 9E-10.3: a model that fights both first and last fights with the rest.
  fightsFirst: (l, model) => did(model, 'charged') && effectsOn(l, model, 'masked').length === 0,
  alsoFirst: (l, model) => has(model, 'fights-first') !== undefined && effectsOn(l, model, 'masked').length === 0,
};
