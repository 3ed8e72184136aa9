// VG-12.1-3, VG-12.7, VG-12.10  Nerve tests and broken teams
import { end, type Seat } from '@little-wars/engine';
import { cardOf, ownerOf, teamInPlay } from '../../lookups.ts';
import { type Look, type ModelId, question, sequence } from '../../types.ts';
import { isEngaged } from '../01-measuring/measuring.ts';
import { succeeds } from '../03-dice/dice.ts';

/** VG-12.2: fewer than half of its starting models left; exactly half is not broken. */
export const isBroken = (t: Look, seat: Seat): boolean =>
  2 * teamInPlay(t.position, seat).length < t.setup.teams[seat]!.models.length;

/** VG-12.3, VG-12.7, VG-12.10: in its own first activation of a round, unless it is engaged. */
export const mustTest = (t: Look, model: ModelId): boolean =>
  t.position.broken[ownerOf(t, model)]! &&
  !t.position.activation!.again &&
  !isEngaged(t, model) &&
  t.query('tests-nerve', true, { model });

export const testNerve = question('test nerve', 'roll');

/** VG-12.1: returns whether it passed. */
export const nerveTest = sequence<{ readonly model: ModelId }, boolean>('nerve test', 'VG-12.1', s => [
  s.roll('VG-12.1', testNerve, {
    count: () => 1,
    whose: (t, v) => ownerOf(t, v.model),
    then: (t, { model }, [face]) => {
      const passed = succeeds(face!, cardOf(t, model).nerve, t.query('nerve-modifier', 0, { model }));
      t.emit({ type: 'nerve-tested', clause: 'VG-12.1', model, passed });
      return end(passed);
    },
  }),
]);
