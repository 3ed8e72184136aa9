// Where a move may end, and the way there
import { isAsked } from '@little-wars/engine';
import { mayStand, reach as reachFrom, type Tenths, walk } from '@little-wars/engine/geometry';
import { contactNear, reachesOf, type Touching } from '@little-wars/skirmish';
import { allowanceOf } from '../core/07-moving/manners.ts';
import { againstMove, type Move, moveOf } from '../core/07-moving/move-reasons.ts';
import { move } from '../core/07-moving/moves.ts';
import { pathOf, tripOf } from '../core/07-moving/trips.ts';
import { TOUCH } from '../core/09-sight/line-of-sight.ts';
import { modelOf, sceneOfTable, standingAt } from '../lookups.ts';
import { barriersOf } from '../terrain.ts';
import type { Look, ModelId } from '../types.ts';

/** A base this near to contact with an obstacle, 3 mm, is meant to touch it. */
const NEARLY: Tenths = 30;

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
    const touching: Touching = {
      solids: barriersOf(sceneOfTable(t)),
      gap: TOUCH,
      standing: spot => standingAt(modelOf(t, model), spot),
      mayStand: spot => mayStand(trip, spot, along),
    };
    return {
      from: at!,
      reached: reachFrom(trip, at!, allowance, { along }),
      limits: [{ id: action, at: allowance }],
      straightTo: to => (to.z === at!.z ? [{ how: 'go', to }] : null),
      // VG-10.21, VG-10.25: only who touches an obstacle has cover.
      contact: to => contactNear(touching, to, NEARLY),
      costOf: legs => Math.ceil(walk(trip, pathOf(t, model, legs)).cost.tenths - 1e-6),
      against: legs => againstMove(t, moved, legs),
    };
  },
});
