import { type Faults, fault } from '../../frame/check.ts';
import { INCH, inchesOf } from '../../frame/measure.ts';
import type { VanguardCheck } from '../check.ts';
import type { Leg } from '../facts.ts';
import { abilityOf, effectsOn, type Ledger, type Model } from '../ledger.ts';
import { lengthOf } from '../note.ts';
import { roughGround } from '../terrain.ts';

const ROUNDED = 1;
/** The longest move that a card gives besides actions: scouts, Fire and Fade, an order. */
const BY_CARD = 6;

/** VG-6.2, VG-6.3, VG-7.3, VG-12.4: the most a move may cost, in inches. */
function allowance(l: Ledger, model: Model, clause: string): number {
  const speed = model.card.speed + effectsOn(l, model, 'battle-focus').reduce((sum, { by = 0 }) => sum + by, 0);
  switch (clause) {
    case 'VG-6.2':
      return speed;
    case 'VG-6.3':
      return 2 * speed;
    case 'VG-7.3':
      return speed + 3 + (abilityOf(model, 'ere-we-go')?.by ?? 0);
    case 'VG-12.4':
      return l.activation?.layDown ? speed : 2 * speed;
    default:
      return BY_CARD;
  }
}

function measured(l: Ledger, model: Model, clause: string, legs: readonly Leg[]): Faults {
  const most = allowance(l, model, clause);
  const before = l.activation?.model === model.id ? l.activation.moved : 0;
  const length = before + lengthOf(model, legs) + roughGround(l, model, legs);
  return length <= most * INCH + ROUNDED ? null : fault(`at most ${most}"`, inchesOf(length));
}

/** A move is not longer than allowed, measured again along its path, heights and difficult ground included. */
export const distanceMoved: VanguardCheck = {
  name: 'distance moved',
  clause: 'VG-6.2',
  on: {
    moved: (l, { model: id, to, legs, clause }) => {
      const model = l.models[id]!;
      if (legs === undefined || model.at === null) return null;
      const end = legs.at(-1)?.to ?? model.at;
      return [
        measured(l, model, clause, legs),
        end.x === to.x && end.y === to.y && end.z === to.z
          ? null
          : fault('the end of its path', `(${to.x}, ${to.y}, ${to.z})`, 'VG-7.1'),
      ];
    },
  },
};
