// What makes a path illegal
import { type Leg, latestAtFrom, type Reason } from '@little-wars/engine';
import {
  earlyProblem,
  isNearer as isNearerTo,
  meetings,
  type Path,
  plainCost,
  plainWay,
  type Spot,
  type Trip,
  type Walk,
  walk,
} from '@little-wars/engine/geometry';
import type { Book, Manner, Move } from '../book.ts';
import { enemiesOf, isAlive, type Lookups, modelOf } from '../measuring/lookups.ts';
import type { Look, ModelId } from '../types.ts';
import { type Box, boxOf } from './box.ts';
import { endOf, pathOf, type Trips } from './trips.ts';

/** How a kind of move treats enemies. */
interface Nearness {
  /** Whether it may pass within 1" of enemies that it may not end near. */
  readonly passes: boolean;
  /** Where it must end: away from enemies, near its targets, nearer to the nearest enemy than before, or anywhere. */
  readonly ends: 'away' | 'at-target' | 'nearer' | 'anywhere';
}

const NEARNESS: { readonly [M in Manner]: Nearness } = {
  move: { passes: false, ends: 'away' },
  advance: { passes: false, ends: 'away' },
  scout: { passes: false, ends: 'away' },
  'fall-back': { passes: true, ends: 'away' },
  'break-out': { passes: true, ends: 'anywhere' },
  charge: { passes: false, ends: 'at-target' },
  'pile-in': { passes: true, ends: 'nearer' },
  consolidate: { passes: true, ends: 'nearer' },
  intervene: { passes: true, ends: 'nearer' },
};

/** Kinds of moves in which a flier ignores all models on its path. */
export const FLOWN: readonly Manner[] = ['move', 'advance', 'fall-back', 'break-out', 'scout', 'charge'];

export interface MoveReasons {
  againstMove(t: Look, move: Move, legs: readonly Leg[]): readonly Reason[];
  /** Those of terrain and models, without what special rules have against it. */
  againstPath(t: Look, move: Move, legs: readonly Leg[]): readonly Reason[];
  /** The first of them all, and perhaps more: quicker for those who only want to know whether there are any, and which is first. */
  firstAgainst(t: Look, move: Move, legs: readonly Leg[]): readonly Reason[];
  /** The cost of the path up to a leg, in tenths, rounded up. */
  costOf(t: Look, move: Move, legs: readonly Leg[]): number;
  /** The trip for pathfinding: on its level, paths keep clear of enemies that the move may not pass. */
  wayOf(t: Look, move: Move): Trip;
  /** Whether a move may end at a place, as far as enemies are concerned. */
  mayEndBy(t: Look, move: Move, at: Spot): boolean;
}

const NONE: readonly ModelId[] = [];
const NO_REASONS: readonly Reason[] = [];

type Problem = Walk['problems'][number];

/** The extra cost of a path that enters pieces again. */
const paidAgain = ({ crossings }: Walk): number =>
  crossings.reduce((sum, { piece, price }, i) => {
    const isAgain = crossings.slice(0, i).some(other => other.piece === piece);
    return isAgain ? sum + price : sum;
  }, 0);

export function moveReasonsOf(book: Book, lookups: Lookups, trips: Trips): MoveReasons {
  const { clauses } = book;
  const clauseOf = ({ id }: Problem, how: Leg['how'], manner: Manner): string => {
    switch (id) {
      case 'too-long':
        return clauseOfManner(manner);
      case 'through-base':
        return clauses.throughModels;
      case 'off-table':
        return clauses.offTable;
      case 'through-solid':
      case 'not-standing':
        return clauses.terrain;
      default:
        return book.clauseOfJump?.(id, how) ?? (how === 'go' ? clauses.move : clauses.climbing);
    }
  };
  const clauseOfManner = (manner: Manner): string => {
    switch (manner) {
      case 'advance':
        return clauses.advance;
      case 'fall-back':
      case 'break-out':
        return clauses.fallBack;
      case 'charge':
        return clauses.chargeRoll;
      case 'pile-in':
        return clauses.pileIn;
      case 'consolidate':
        return clauses.consolidate;
      case 'intervene':
        return clauses.intervention;
      default:
        return clauses.move;
    }
  };
  const comesInto = (t: Look, id: ModelId, { left, right, low, high }: Box): boolean => {
    const { x, y } = modelOf(t, id).at!;
    const reach = lookups.reach(t, id);
    return x + reach >= left && x - reach <= right && y + reach >= low && y - reach <= high;
  };

  /** Enemies that would be in combat with a model ending here: most are far away, and skipped. */
  const enemiesNear = (t: Look, model: ModelId, at: Spot): readonly ModelId[] => {
    const box = boxOf([at], lookups.reach(t, model) + book.engagement.across);
    const near = enemiesOf(t, model).filter(enemy => comesInto(t, enemy, box));
    if (near.length === 0) return NONE;
    const base = lookups.standingAt(modelOf(t, model), at);
    return near.filter(enemy => lookups.areEngaged(base, lookups.standing(t, enemy)));
  };

  /** Those of these that a path comes near enough to fight. */
  const metOn = (t: Look, model: ModelId, path: Path, others: readonly ModelId[]): readonly ModelId[] => {
    const { across: range, up } = book.engagement;
    const box = boxOf([path.from, ...path.legs.map(({ to }) => to)], lookups.reach(t, model) + range);
    const bases = others.filter(id => comesInto(t, id, box)).map(id => lookups.named(t, id));
    if (bases.length === 0) return NONE;
    const mover = lookups.mover(t, model);
    const met =
      up === null
        ? meetings(mover, path, bases, { range })
        : // Measured horizontally, leg by leg, for enemies within the vertical limit.
          path.legs.flatMap((leg, i) => {
            const from = i === 0 ? path.from : path.legs[i - 1]!.to;
            const [low, high] = [Math.min(from.z, leg.to.z) - up, Math.max(from.z, leg.to.z) + up];
            const level = bases.filter(({ z }) => z >= low && z <= high);
            return meetings(mover, { ...path, from, legs: [leg] }, level, { range, flat: true });
          });
    return [...new Set(met.map(({ id }) => Number(id)))];
  };

  const mayPass = (t: Look, model: ModelId, manner: Manner): boolean =>
    NEARNESS[manner].passes || (FLOWN.includes(manner) && lookups.flies(t, model));

  /** Enemies that it comes near without permission. */
  const againstPassing = (t: Look, { model, manner, at = [] }: Move, path: Path): readonly Reason[] => {
    if (mayPass(t, model, manner)) return [];
    const others = enemiesOf(t, model).filter(enemy => !at.includes(enemy));
    const ids = metOn(t, model, path, others);
    const clause = manner === 'charge' ? clauses.chargeZone : clauses.enemyZone;
    return ids.map(enemy => ({ reason: 'too-near-an-enemy', clause, enemy }));
  };

  const hasReached = (t: Look, model: ModelId, at: readonly ModelId[], to: Spot): boolean => {
    const base = lookups.standingAt(modelOf(t, model), to);
    const isReached = (enemy: ModelId): boolean => book.hasReached(t, base, lookups.standing(t, enemy));
    // A target removed meanwhile, by Overwatch or the like, need not be reached.
    const left = at.filter(enemy => isAlive(t, enemy));
    return book.chargeEnds === 'at-one' ? left.some(isReached) : left.length > 0 && left.every(isReached);
  };

  const againstEnd = (t: Look, { model, manner, at = [] }: Move, to: Spot): readonly Reason[] => {
    const near = enemiesNear(t, model, to);
    switch (NEARNESS[manner].ends) {
      case 'away':
        return near.map(enemy => ({ reason: 'ends-near-an-enemy', clause: clauses.enemyZone, enemy }));
      case 'at-target':
        return [
          ...near
            .filter(enemy => !at.includes(enemy))
            .map(enemy => ({ reason: 'ends-near-an-enemy', clause: clauses.chargeZone, enemy })),
          ...(hasReached(t, model, at, to) ? [] : [{ reason: 'must-reach-a-target', clause: clauses.chargeRoll }]),
        ];
      case 'anywhere':
        return [];
      case 'nearer':
        return isNearer(t, model, to)
          ? []
          : [
              {
                reason: 'must-end-nearer',
                clause: manner === 'intervene' ? clauses.interventionEnds : clauseOfManner(manner),
              },
            ];
    }
  };

  /** Nearer to the enemy that was nearest, or not moved. */
  const isNearer = (t: Look, model: ModelId, to: Spot): boolean => {
    const mover = modelOf(t, model);
    const from = mover.at!;
    if (to.x === from.x && to.y === from.y && to.z === from.z) return true;
    return lookups
      .nearestEnemies(t, model)
      .some(enemy => isNearerTo(lookups.standingAt(mover, to), lookups.standing(t, model), lookups.standing(t, enemy)));
  };

  const keepingClear = (t: Look, trip: Trip, { model, at = [] }: Pick<Move, 'model' | 'at'>): Trip => ({
    ...trip,
    field: {
      ...trip.field,
      zones: enemiesOf(t, model)
        .filter(enemy => !at.includes(enemy))
        .map(id => ({
          ...lookups.named(t, id),
          range: book.engagement.across,
          flat: false,
          closed: 'path',
        })),
    },
  });
  // Charges differ by their targets: all other moves of a model share their paths.
  const ways = latestAtFrom((t: Look, model: ModelId, trip: Trip) => keepingClear(t, trip, { model }));

  const walked = (t: Look, { model, manner, allowance }: Move, path: Path): Walk => {
    const trip = trips.tripOf(t, model, manner);
    const way = walk(trip, path, allowance);
    const back = book.pricesOnce ? paidAgain(way) : 0;
    if (back === 0) return way;
    const { cost, ...rest } = walk(trip, path, allowance + back);
    return { ...rest, cost: { ...cost, tenths: cost.tenths - back, whole: cost.whole - back } };
  };

  /** Whether a path plainly has no problems, as most have: much quicker than listing them. */
  const isPlain = (t: Look, { model, manner, allowance }: Move, path: Path): boolean =>
    plainCost(trips.tripOf(t, model, manner), path, allowance) !== null;

  const reasonOf = (problem: Problem, { manner }: Move, { legs }: Path): Reason => {
    const { id: reason, at: along, ...rest } = problem;
    const clause = clauseOf(problem, legs[problem.leg]?.how ?? 'go', manner);
    return { ...rest, reason, clause, along, at: `[${problem.leg}]` };
  };

  /** What is wrong with the way itself. */
  const againstWay = (t: Look, move: Move, path: Path): readonly Reason[] =>
    isPlain(t, move, path) ? NO_REASONS : walked(t, move, path).problems.map(each => reasonOf(each, move, path));

  /** The first of that, and perhaps more. */
  const firstAgainstWay = (t: Look, move: Move, path: Path): readonly Reason[] => {
    const trip = trips.tripOf(t, move.model, move.manner);
    const plain = plainWay(trip, path, move.allowance);
    if (typeof plain === 'number') return NO_REASONS;
    const early = plain ?? earlyProblem(trip, path);
    return early
      ? [reasonOf(early, move, path)]
      : walked(t, move, path).problems.map(each => reasonOf(each, move, path));
  };

  const withModels = (t: Look, move: Move, path: Path, ofWay: readonly Reason[]): readonly Reason[] => [
    ...ofWay,
    ...againstPassing(t, move, path),
    ...againstEnd(t, move, endOf(path)),
  ];

  /** Everything wrong with a move, given what is wrong with its way. */
  const withTheRest = (t: Look, move: Move, path: Path, ofWay: readonly Reason[]): readonly Reason[] => {
    const { model, manner } = move;
    const reasons = withModels(t, move, path, ofWay);
    return t.query('move-refused', reasons, { model, manner, legs: path.legs, to: endOf(path) });
  };

  return {
    againstMove(t, move, legs) {
      const path = pathOf(t, move.model, legs);
      return withTheRest(t, move, path, againstWay(t, move, path));
    },
    againstPath(t, move, legs) {
      const path = pathOf(t, move.model, legs);
      return withModels(t, move, path, againstWay(t, move, path));
    },
    firstAgainst(t, move, legs) {
      const path = pathOf(t, move.model, legs);
      const ofWay = firstAgainstWay(t, move, path);
      // No rule lifts a reason.
      return ofWay.length > 0 ? ofWay : withTheRest(t, move, path, ofWay);
    },
    wayOf(t, move) {
      const { model, manner } = move;
      const trip = trips.tripOf(t, model, manner);
      if (mayPass(t, model, manner)) return trip;
      return manner === 'charge' ? keepingClear(t, trip, move) : ways(t, model, trip);
    },
    costOf: (t, move, legs) => Math.ceil(walked(t, move, pathOf(t, move.model, legs)).cost.tenths - 1e-6),
    mayEndBy: (t, move, at) => againstEnd(t, move, at).length === 0,
  };
}
