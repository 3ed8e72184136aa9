import { type Question, type Reachable, reachableBy, type Tabletop } from '@little-wars/engine';
import { reach as reachFrom, walk } from '@little-wars/engine/geometry';
import { againstMove, moveOf } from '../core/07-move-reasons.ts';
import { pathOf, tripOf } from '../core/07-trips.ts';
import { modelOf } from '../lookups.ts';
import type { Look, Vanguard } from '../types.ts';
import { board } from './board.ts';
import { court } from './court.ts';

function reach(t: Look, question: Question<'move'>): Reachable {
  const move = moveOf(question);
  const { model, allowance, action } = move;
  const { at, along } = modelOf(t, model);
  const trip = tripOf(t, model);
  return reachableBy({
    from: at!,
    reached: reachFrom(trip, at!, allowance, { along }),
    limits: [{ id: action, at: allowance }],
    straightTo: to => (to.z === at!.z ? [{ how: 'go', to }] : null),
    along: legs => ({
      legs,
      cost: Math.ceil(walk(trip, pathOf(t, model, legs)).cost.tenths - 1e-6),
      reasons: againstMove(t, move, legs),
    }),
  });
}

/** What a table shows of Kill Team Vanguard. */
export const tabletop: Tabletop<Vanguard> = { board, court, forecast: () => [], reach };
