// Legal moves for bots that only want one, and whether there is any
import type { Leg, Numbers } from '@little-wars/engine';
import { flat, mayStand, type Point, reach, towards } from '@little-wars/engine/geometry';
import { findLegalMove, nearestOf, pointAround, straightLeg, straightOrShorter } from '@little-wars/skirmish';
import type { Book, Move } from '../book.ts';
import { enemiesOf, type Lookups, modelOf } from '../measuring/lookups.ts';
import type { Look, ModelId } from '../types.ts';
import type { MoveReasons } from './reasons.ts';
import type { Trips } from './trips.ts';

export interface Proposing {
  propose(t: Look, move: Move, next: Numbers): readonly Leg[];
  /** A legal move, or null if there is none: searched exactly. */
  find(t: Look, move: Move): readonly Leg[] | null;
}

/** Shares of the way to try in turn. */
const TRIES: readonly number[] = [1, 0.6, 0.3];

/** A gap, in tenths, at which a base stands close to another without touching. */
const CLOSE = 4;

const ENDS_NEARER: readonly Move['manner'][] = ['pile-in', 'consolidate', 'intervene'];

export function proposingOf(book: Book, lookups: Lookups, { tripOf }: Trips, reasons: MoveReasons): Proposing {
  const isLegal = (t: Look, move: Move, legs: readonly Leg[]): boolean =>
    reasons.againstMove(t, move, legs).length === 0;
  const baseReach = (t: Look, id: ModelId): number => {
    const { ax, bx, ay, by, r } = lookups.standing(t, id);
    return r + flat({ x: ax, y: ay }, { x: bx, y: by }) / 2;
  };

  const find = (t: Look, move: Move): readonly Leg[] | null => {
    const { model, manner, allowance, at = [] } = move;
    if (isLegal(t, move, [])) return [];
    const { across: range } = book.engagement;
    const rings = enemiesOf(t, model).map(enemy => ({ ...lookups.standing(t, enemy), range }));
    const goals = at.map(enemy => ({ ...lookups.standing(t, enemy), range }));
    const trip = tripOf(t, model, manner);
    return findLegalMove({
      trip,
      from: modelOf(t, model).at!,
      allowance,
      goals: manner === 'charge' ? goals : null,
      rings,
      mayEnd: spot => mayStand(trip, spot, modelOf(t, model).along) && reasons.mayEndBy(t, move, spot),
      heightCost: trip.ground.flies ? () => 0 : (from, to, how) => book.heightCost(from, to, how),
      isLegal: legs => isLegal(t, move, legs),
    });
  };

  /** Straight up to an enemy, or round what is in the way. */
  const intoContact = (t: Look, move: Move, enemies: readonly ModelId[]): readonly Leg[] | null => {
    const { model, manner, allowance } = move;
    const { at, along } = modelOf(t, model);
    const from = at!;
    if (enemies.length === 0) return null;
    const goal = nearestOf(
      from,
      enemies.map(id => ({ id, at: modelOf(t, id).at! })),
    );
    const apart = baseReach(t, model) + baseReach(t, goal.id) + CLOSE;
    const wanted = towards(from, goal.at, Math.min(allowance, Math.max(0, flat(from, goal.at) - apart)));
    const straight = straightLeg({ ...wanted, z: from.z });
    if (isLegal(t, move, straight)) return straight;
    const beside = towards(goal.at, from, apart);
    const path = reach(tripOf(t, model, manner), from, allowance, { along }).pathTo(beside, goal.at.z);
    return path && isLegal(t, move, path.legs) ? path.legs : null;
  };

  const somewhere = (t: Look, move: Move, next: Numbers): readonly Leg[] | null => {
    const from = modelOf(t, move.model).at!;
    for (const share of TRIES) {
      const goals: readonly Point[] = enemiesOf(t, move.model).map(id => modelOf(t, id).at!);
      const goal = goals.length === 0 || next(3) === 0 ? from : goals[next(goals.length)]!;
      const wanted = pointAround(goal, move.allowance, next);
      const to = towards(from, wanted, share * Math.min(move.allowance, flat(from, wanted)));
      const legs = straightOrShorter(from, to, {
        straight: straightLeg,
        against: each => reasons.againstMove(t, move, each),
      });
      if (legs) return legs;
    }
    return null;
  };

  return {
    find,
    propose(t, move, next) {
      if (move.manner === 'charge') return intoContact(t, move, move.at ?? []) ?? find(t, move) ?? [];
      if (ENDS_NEARER.includes(move.manner)) return intoContact(t, move, lookups.nearestEnemies(t, move.model)) ?? [];
      return somewhere(t, move, next) ?? find(t, move) ?? [];
    },
  };
}
