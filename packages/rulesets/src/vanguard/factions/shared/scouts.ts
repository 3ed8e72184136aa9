import type { Seat } from '@little-wars/engine';
import { inches, type Tenths } from '@little-wars/engine/geometry';
import { startMove } from '../../core/07-moving/moves.ts';
import { abilitiesOf, modelOf, teamInPlay } from '../../lookups.ts';
import { type Look, type ModelId, question, type Rule, sequence } from '../../types.ts';

const ABILITY = 'scouts';

const farOf = (t: Look, model: ModelId): Tenths =>
  Math.max(0, ...abilitiesOf(modelOf(t, model)).map(use => (use.rule === ABILITY ? inches(use.by) : 0)));

/** A team's scouts that have not moved yet. */
const scoutsOf = (t: Look, seat: Seat): readonly ModelId[] =>
  teamInPlay(t.position, seat).filter(model => farOf(t, model) > 0 && !modelOf(t, model).used.includes(ABILITY));

interface Scouting {
  readonly seat: Seat;
  readonly model: ModelId | null;
}

export const chooseScout = question('choose who goes ahead', 'pick-one');

export const scouting = sequence<Scouting>('scouting', 'VG-2.4', s => [
  s.ask('VG-2.4', chooseScout, {
    to: (_t, v) => v.seat,
    ask: (t, { seat }) => {
      const options = scoutsOf(t, seat);
      return options.length > 1 ? { of: 'model', options } : null;
    },
    then: (_t, v, model) => ({ ...v, model: model as ModelId }),
  }),
  s.run('VG-2.4', 'use it up', (t, v) => {
    const model = v.model ?? scoutsOf(t, v.seat)[0]!;
    t.emit({ type: 'ability-used', clause: 'VG-2.4', model, ability: ABILITY });
    return { ...v, model };
  }),
  s.call('VG-7.1', 'go ahead', (t, { model }) => startMove(t, model!, 'step', farOf(t, model!))),
]);

/** VG-4.12: it may move in the start phase of the first round, one scout after the other. */
export const scouts: Rule<'scouts'> = {
  clause: 'VG-4.12',
  words: 'In the start phase of the first round it may move up to {by}".',
  offer: {
    'start-phase': (t, { round }, { holder }, seat) =>
      // A single offer for all scouts.
      round === 1 && scoutsOf(t, seat)[0] === holder
        ? [{ id: ABILITY, frame: scouting.start({ seat, model: null }) }]
        : [],
  },
};
