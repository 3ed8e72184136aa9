// Where a move may end, and the way there
import { type Id, type Question, type Reachable, reachableBy } from '@little-wars/engine';
import { reach as reachFrom, walk } from '@little-wars/engine/geometry';
import { againstMove, type Move, moveOf } from '../core/07-moving/move-reasons.ts';
import { allowanceOf } from '../core/07-moving/moves.ts';
import { pathOf, tripOf } from '../core/07-moving/trips.ts';
import { modelOf } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';

export const reach = (t: Look, question: Question<'move'>): Reachable => reachOf(t, moveOf(question));

/** VG-6.2: of a Walk, whoever is active. */
export function stride(t: Look, id: Id): Reachable {
  const model = id as ModelId;
  return reachOf(t, { model, action: 'walk', allowance: allowanceOf(t, model, 'walk') });
}

function reachOf(t: Look, move: Move): Reachable {
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
