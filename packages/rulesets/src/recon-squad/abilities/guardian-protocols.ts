import { isInAura } from '../../w40k/abilities/auras.ts';
import { rollSequence, rollWith } from '../../w40k/dice/rolls.ts';
import { ownerOf } from '../../w40k/measuring/lookups.ts';
import { lookups, strikes } from '../library.ts';
import { type ModelId, type Rule, sequence } from '../types.ts';

const rollGuard = rollSequence('roll to take the wound', ['RS-10.4', '8E-3.1']);

export interface Guarding {
  readonly guard: ModelId;
  readonly on: number;
  readonly points: number;
}

export const takeOver = sequence<Guarding>('Guardian Protocols', 'RS-10.4', s => [
  s.call(
    'RS-10.4',
    'roll for each wound',
    (t, { guard, points }) =>
      rollWith(rollGuard, { what: 'other', count: points, seat: ownerOf(t, guard), model: guard }),
    (t, v, faces) => {
      const wounds = faces.filter(face => face >= v.on).length;
      if (wounds > 0) t.emit({ type: 'wounds-taken-over', clause: 'RS-10.4', wounds });
      return { ...v, points: wounds };
    },
  ),
  s.call('RS-10.4', 'suffer them', (_t, { guard, points }) =>
    points > 0 ? strikes.mortalWounds(guard, points) : null,
  ),
]);

/** RS-10.4: takes a mortal wound on this roll in place of a wound of a friendly Character nearby. */
export const guardianProtocols: Rule<'guardian-protocols'> = {
  clause: 'RS-10.4',
  offer: {
    'losing-wounds': (t, { model, points }, use, seat) => {
      const { holder: guard, on, seat: own } = use;
      if (guard === null || seat !== own || model === guard || t.position.takenOver >= points) return [];
      return lookups.hasKeyword(t, model, 'Character') && isInAura(t, lookups, use, model)
        ? [
            {
              id: `guardian-protocols ${guard}`,
              frame: takeOver.start({ guard, on, points: points - t.position.takenOver }),
            },
          ]
        : [];
    },
  },
};

export const guardianSequences = [rollGuard, takeOver];
