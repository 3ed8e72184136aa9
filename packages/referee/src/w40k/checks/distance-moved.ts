import { type Fault, fault } from '../../frame/check.ts';
import { INCH, inchesOf } from '../../frame/measure.ts';
import type { Clauses, CoreCheck } from '../check.ts';
import { did, effectsOn, has, type Ledger, type Model } from '../ledger.ts';
import { leastLength } from '../note.ts';

const sumOf = (faces: readonly number[] = []): number => faces.reduce((sum, face) => sum + face, 0);

/** What rules may add to an Advance or a charge at most. */
const bonus = (l: Ledger, model: Model): number =>
  (has(model, 'adrenal-glands')?.by ?? 0) +
  effectsOn(l, model, 'willed').reduce((sum, { by }) => sum + (by ?? 0), 0) +
  Number(has(model, 'charges-after-advance')?.['bonus'] ?? 0);

/** The most inches a model may have moved in this phase; null if it is not measured here. */
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
/** Rounding of paths to whole tenths, leg by leg. */
const SLACK = 3;

/** Nobody moves further than its phase allows, and a path ends where the model does. */
export const distanceMoved = ({ move }: Clauses): CoreCheck => ({
  name: 'distance moved',
  clause: move,
  on: {
    moved: (l, { model: id, to, legs }): readonly (Fault | null)[] => {
      const model = l.models[id]!;
      if (!legs || model.at === null) return [];
      const end = legs.at(-1)?.to ?? model.at;
      const isThere = end.x === to.x && end.y === to.y && end.z === to.z;
      const most = mostInches(l, model);
      const moved = model.moved + leastLength(model, legs);
      return [
        isThere ? null : fault('the end of its path', `(${to.x}, ${to.y}, ${to.z})`),
        most !== null && moved > most * INCH + SLACK ? fault(`at most ${most}"`, inchesOf(moved)) : null,
      ];
    },
  },
});
