import { type Faults, fault } from '../../frame/check.ts';
import type { VanguardCheck } from '../check.ts';
import { enemyOf, type Ledger, seats, sideOf } from '../ledger.ts';

/** VG-11.2: paid, or free for a leader whose card says so. */
const followsUp = (l: Ledger, seat: number): boolean =>
  l.paid.includes('follow-up') ||
  sideOf(l, seat).some(({ abilities }) =>
    abilities.some(({ rule, what }) => rule === 'cheaper' && what === 'follow-up'),
  );

function turnOf(l: Ledger, seat: number, model: number | null): Faults {
  const last = l.turns.at(-1);
  if (l.finished.includes(seat)) return fault(`nothing more of seat ${seat}, which is finished`, 'a turn', 'VG-4.4');
  if (!last) {
    if (seat === l.first || l.finished.includes(l.first!)) return null;
    return fault(`seat ${l.first} to begin`, `seat ${seat}`);
  }
  if (last.seat !== seat || l.finished.includes(enemyOf(seat))) return null;
  const before = l.turns.at(-2);
  if (model === null || last.model === null || !followsUp(l, seat))
    return fault(`seat ${enemyOf(seat)}'s turn`, `seat ${seat} again`);
  if (model === last.model) return fault('another model to follow up', 'the same', 'VG-11.15');
  return before?.seat === seat ? fault('two models in a row', 'three', 'VG-11.10') : null;
}

/** Turns alternate from the first player on, with passes and Follow Up; each model once per round (VG-4.7). */
export const turnsAlternate: VanguardCheck = {
  name: 'turns alternate',
  clause: 'VG-4.3',
  on: {
    activated: (l, { model: id, again }) => {
      const model = l.models[id]!;
      return [
        model.at === null ? fault('a model in play', 'one that is not') : null,
        model.activated && !again ? fault('each model once a round', `model ${id} again`, 'VG-4.7') : null,
        again && !model.activated ? fault('a re-activation of an activated model', `model ${id}`, 'VG-11.4') : null,
        again && !l.paid.includes('re-activation') ? fault('2 CP for a re-activation', 'none', 'VG-11.4') : null,
        l.activation === null ? null : fault('one activation at a time', `model ${l.activation.model} is active`),
        turnOf(l, model.seat, id),
      ];
    },
    'pass-token-spent': (l, { seat }) => [
      l.tokens[seat]! > 0 ? null : fault('a pass token to spend', 'none', 'VG-4.6'),
      turnOf(l, seat, null),
    ],
    'declared-finished': (l, { seat }) => {
      const left = sideOf(l, seat).filter(({ activated }) => !activated).length;
      return left === 0 ? null : fault('all its models activated', `${left} left`, 'VG-4.4');
    },
    'phase-began': (l, { phase }) =>
      phase === 'end'
        ? seats.map(seat =>
            l.finished.includes(seat) ? null : fault(`seat ${seat} finished before the round ends`, 'not', 'VG-4.8'),
          )
        : null,
  },
};
