// Moves before the first turn
import { end, type Id, type Seat } from '@little-wars/engine';
import type { Book } from '../book.ts';
import { hasDone, onTable } from '../measuring/lookups.ts';
import { DONE } from '../shooting/phase.ts';
import { type Look, type ModelId, question, sequence } from '../types.ts';
import type { movingOf } from './moving.ts';
import { startMove } from './moving.ts';

export const chooseScout = question('choose a model to scout', 'pick-one');

export interface Scouting {
  readonly seat: Seat;
  readonly model: ModelId | null;
}

export function scoutingOf({ clauses }: Book, moving: ReturnType<typeof movingOf>) {
  const reachOf = (t: Look, model: ModelId) => t.query('scout-move', 0, { model });
  const scouts = (t: Look, seat: Seat): readonly ModelId[] =>
    onTable(t.position, seat).filter(model => reachOf(t, model) > 0 && !hasDone(t, model, 'moved'));
  const scouting = sequence<Scouting>('scouting', clauses.move, s => [
    s.ask(clauses.move, chooseScout, {
      to: (_t, v) => v.seat,
      ask: (t, v) => {
        const options = scouts(t, v.seat);
        return options.length > 0 ? { of: 'model', options: [...options, DONE] } : null;
      },
      then: (_t, v, model: Id) => ({ ...v, model: model === DONE ? null : (model as ModelId) }),
      propose: (_t, _question, next, choices) => choices!.any(next) ?? DONE,
    }),
    s.run(clauses.move, 'whether anybody scouts', (_t, v) => (v.model === null ? end() : v)),
    s.call(clauses.move, 'it scouts', (t, v) => {
      const model = v.model!;
      t.emit({ type: 'did', clause: clauses.move, model, deed: 'moved' });
      return startMove(moving, { model, manner: 'scout', allowance: reachOf(t, model) });
    }),
    s.run(clauses.move, 'the next', (_t, v) => ({ ...v, model: null })),
    s.repeat(clauses.move, 'while others scout', {
      from: chooseScout.purpose,
      while: (t, v) => scouts(t, v.seat).length > 0,
    }),
  ]);
  return { scouting, sequences: [scouting] };
}
