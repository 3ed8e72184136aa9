import { isInAura } from '../../w40k/abilities/auras.ts';
import { takenFrom } from '../../w40k/attacks/harm.ts';
import { reRollable, rollSequence, rollWith } from '../../w40k/dice/rolls.ts';
import { ownerOf } from '../../w40k/measuring/lookups.ts';
import { lookups, strikes } from '../library.ts';
import { type ModelId, type Rule, sequence } from '../types.ts';

export const guardRoll = reRollable('roll to take the wound');
const rollGuard = rollSequence(guardRoll, ['RS-10.4', '8E-3.1']);

export interface Guarding {
  readonly model: ModelId;
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
      t.emit({ type: 'wounds-taken-over', clause: 'RS-10.4', model: v.model, by: v.guard, wounds });
      return { ...v, points: wounds };
    },
  ),
  s.call('RS-10.4', 'suffer them', (_t, { guard, points }) =>
    points > 0 ? strikes.mortalWounds(guard, points) : null,
  ),
]);

/** RS-10.4: on this roll it takes a mortal wound instead of a wound of a friendly Character nearby. */
export const guardianProtocols: Rule<'guardian-protocols'> = {
  clause: 'RS-10.4',
  name: 'Guardian Protocols',
  offer: {
    'losing-wounds': (t, { model, points }, use, seat) => {
      const { holder: guard, on, seat: own } = use;
      const left = points - takenFrom(t, model);
      if (guard === null || seat !== own || model === guard || left <= 0) return [];
      const hasTried = t.position.takenOver.some(each => each.model === model && each.by === guard);
      return !hasTried && lookups.hasKeyword(t, model, 'Character') && isInAura(t, lookups, use, model)
        ? [{ id: `guardian-protocols ${guard}`, frame: takeOver.start({ model, guard, on, points: left }) }]
        : [];
    },
  },
};

export const guardianSequences = [rollGuard, takeOver];
