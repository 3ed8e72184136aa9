// Where a move may end, and the way there
import { isAsked } from '@little-wars/engine';
import { reach as reachFrom, walk } from '@little-wars/engine/geometry';
import { reachesOf } from '@little-wars/skirmish';
import { contactFor } from '../core/07-moving/contact.ts';
import { allowanceOf } from '../core/07-moving/manners.ts';
import { againstMove, type Move, moveOf } from '../core/07-moving/move-reasons.ts';
import { move } from '../core/07-moving/moves.ts';
import { pathOf, tripOf } from '../core/07-moving/trips.ts';
import { modelOf } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';

export const { reach, stride } = reachesOf<Look, Move>({
  moveOf: (_, question) => {
    if (!isAsked(move, question)) throw new Error(`"${question.purpose}" is no move`);
    return moveOf(question);
  },
  // VG-6.2
  plainMove: (t, id) => {
    const model = id as ModelId;
    return { model, action: 'walk', allowance: allowanceOf(t, model, 'walk') };
  },
  judging: (t, moved) => {
    const { model, allowance, action } = moved;
    const { at, along } = modelOf(t, model);
    const trip = tripOf(t, model);
    return {
      from: at!,
      reached: reachFrom(trip, at!, allowance, { along }),
      limits: [{ id: action, at: allowance }],
      straightTo: to => (to.z === at!.z ? [{ how: 'go', to }] : null),
      // VG-10.21, VG-10.25: only who touches an obstacle has cover.
      contact: contactFor(t, model),
      costOf: legs => Math.ceil(walk(trip, pathOf(t, model, legs)).cost.tenths - 1e-6),
      against: legs => againstMove(t, moved, legs),
    };
  },
});
