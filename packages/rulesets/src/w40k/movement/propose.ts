// Legal moves for bots that only want one, and whether any exists
import { alikeAtPosition, eachAtPosition, type Leg, type Numbers, perObject } from '@little-wars/engine';
import {
  AROUND,
  flat,
  type Ground,
  mayStand,
  type Point,
  placeAt,
  reach,
  type Spot,
  type Standing,
  towards,
} from '@little-wars/engine/geometry';
import {
  findLegalMove,
  type MoveQuestion,
  nearestOf,
  pointAround,
  type Ring,
  reachOfBase,
  straightLeg,
  straightOrShorter,
} from '@little-wars/skirmish';
import type { Book, Move } from '../book.ts';
import { enemiesOf, isAlive, type Lookups, modelOf } from '../measuring/lookups.ts';
import type { Look, ModelId } from '../types.ts';
import { findPaidOnce } from './priced-once.ts';
import type { MoveReasons } from './reasons.ts';

export interface Proposing {
  propose(t: Look, move: Move, next: Numbers): readonly Leg[];
  /** A legal move, or null if none exists: an exact search. */
  find(t: Look, move: Move): readonly Leg[] | null;
  isLegal(t: Look, move: Move, legs: readonly Leg[]): boolean;
}

/** Fractions of the way to try in turn. */
const TRIES: readonly number[] = [1, 0.6, 0.3];

/** A gap, in tenths, at which a base stands close to another without touching. */
const CLOSE = 4;

const ENDS_NEARER: readonly Move['manner'][] = ['pile-in', 'consolidate', 'intervene'];

/** The minimum cost of one climb, drop or jump besides its length. Climbs cost only their height. */
export const heightCostOn = perObject(
  ({ climb, drop, jump, flies }: Ground): MoveQuestion['heightCost'] =>
    (from, to, how) => {
      if (flies || from === to) return 0;
      const [height, up] = [Math.abs(to - from), to > from];
      const isAsked = (kind: Leg['how']): boolean => how === undefined || how === kind;
      let least = Infinity;
      if (climb && isAsked('climb')) least = climb.price({ up, height, faces: [] }) ?? Infinity;
      if (drop && !up && isAsked('drop')) least = Math.min(least, drop.price({ height }) ?? Infinity);
      if (jump && height <= (jump.highest ?? Infinity) && isAsked('jump')) least = Math.min(least, 0);
      return least;
    },
);

/** An upper bound on rounding errors in sums of lengths. */
const LONGER = 1;

/** The least that a path costs: its length, and its changes of height. */
function leastOf({ from, heightCost }: Pick<MoveQuestion, 'from' | 'heightCost'>, legs: readonly Leg[]): number {
  let at = from;
  let least = 0;
  for (const { how, to } of legs) {
    least += flat(at, to) + (how === 'go' ? 0 : heightCost(at.z, to.z, how));
    at = to;
  }
  return least;
}

/** A move is plain data, so its JSON is a cache key. */
export const keyOf = ({ model, manner, allowance, at = [] }: Move): string =>
  JSON.stringify({ model, manner, allowance, at });

/** A move, and the legs of its path. */
interface Way {
  readonly move: Move;
  readonly legs: readonly Leg[];
}

const isSameWay = (a: Way, b: Way): boolean => isSameMove(a.move, b.move) && areSameLegs(a.legs, b.legs);

const isSameMove = (a: Move, b: Move): boolean =>
  a.model === b.model && a.manner === b.manner && a.allowance === b.allowance && areSame(a.at ?? [], b.at ?? []);

const areSame = (a: readonly ModelId[], b: readonly ModelId[]): boolean =>
  a.length === b.length && a.every((id, i) => id === b[i]);

const areSameLegs = (a: readonly Leg[], b: readonly Leg[]): boolean =>
  a.length === b.length && a.every((leg, i) => isSameLeg(leg, b[i]!));

const isSameLeg = (a: Leg, b: Leg): boolean =>
  a.how === b.how && a.along === b.along && a.to.x === b.to.x && a.to.y === b.to.y && a.to.z === b.to.z;

export function proposingOf(book: Book, lookups: Lookups, reasons: MoveReasons): Proposing {
  // Cached, because an accepted proposal is judged once more as an answer.
  const judged = alikeAtPosition(isSameWay, (t: Look, { move, legs }: Way) => reasons.firstAgainst(t, move, legs));
  const isLegal = (t: Look, move: Move, legs: readonly Leg[]): boolean => judged(t, { move, legs }).length === 0;
  const baseReach = (t: Look, id: ModelId): number => {
    const { ax, bx, ay, by, r } = lookups.standing(t, id);
    return r + flat({ x: ax, y: ay }, { x: bx, y: by }) / 2;
  };

  /**
   * A quick proof that a charge is impossible: a target is out of reach in a straight line, or two that must both be
   * reached are too far apart.
   */
  const isHopeless = (t: Look, { model, allowance, at = [] }: Move): boolean => {
    const spanOf = (id: ModelId): number => reachOfBase(lookups.kit(t, id).kind.base);
    const between = (a: ModelId, b: ModelId): number =>
      flat(modelOf(t, a).at!, modelOf(t, b).at!) - spanOf(a) - spanOf(b);
    const isFar = (enemy: ModelId): boolean => between(model, enemy) > allowance + book.chargeWithin + CLOSE;
    const areFarApart = (one: ModelId, other: ModelId): boolean =>
      between(one, other) > 2 * (spanOf(model) + book.chargeWithin) + CLOSE;
    const left = at.filter(enemy => isAlive(t, enemy));
    if (book.chargeEnds === 'at-one') return left.every(isFar);
    return left.some((one, i) => isFar(one) || left.some((other, k) => k > i && areFarApart(one, other)));
  };

  /** A legal straight move, tried in a few directions: most models have one, and a search takes much longer. */
  const straightAhead = (t: Look, move: Move): readonly Leg[] | null => {
    const from = modelOf(t, move.model).at!;
    const ends =
      move.manner === 'charge'
        ? (move.at ?? []).map(enemy => besideOf(t, move, enemy))
        : AROUND.filter((_, i) => i % 3 === 0).map(unit => placeAt(from, unit, move.allowance - 1));
    for (const to of ends) {
      const legs = straightLeg({ ...to, z: from.z });
      if (isLegal(t, move, legs)) return legs;
    }
    return null;
  };

  /** Straight up to an enemy, as far as a move goes. */
  const besideOf = (t: Look, { model, allowance }: Move, enemy: ModelId): Point => {
    const [from, to] = [modelOf(t, model).at!, modelOf(t, enemy).at!];
    const apart = baseReach(t, model) + baseReach(t, enemy) + CLOSE;
    return towards(from, to, Math.min(allowance, Math.max(0, flat(from, to) - apart)));
  };

  /** Where a base is engaged with another. */
  const { across: range, up } = book.engagement;
  const engaging = (base: Standing): Ring => (up === null ? { ...base, range } : { ...base, range, up });

  /** A quick test of a charge's end: not too far from a target that it must reach. */
  const reaching = (t: Look, { model, at = [] }: Move): ((spot: Spot) => boolean) => {
    const own = reachOfBase(lookups.kit(t, model).kind.base);
    const rounds = at
      .filter(enemy => isAlive(t, enemy))
      .map(enemy => {
        const far = own + reachOfBase(lookups.kit(t, enemy).kind.base) + book.chargeWithin + CLOSE;
        return { ...modelOf(t, enemy).at!, squared: far * far };
      });
    const isNear = ({ x, y }: Spot, round: { x: number; y: number; squared: number }): boolean =>
      (x - round.x) * (x - round.x) + (y - round.y) * (y - round.y) <= round.squared;
    return book.chargeEnds === 'at-one'
      ? spot => rounds.some(round => isNear(spot, round))
      : spot => rounds.every(round => isNear(spot, round));
  };

  const search = (t: Look, move: Move): readonly Leg[] | null => {
    const { model, manner, allowance, at = [] } = move;
    if (manner === 'charge' && isHopeless(t, move)) return null;
    if (isLegal(t, move, [])) return [];
    const near = straightAhead(t, move);
    if (near) return near;
    // Proposals try this first, too: a search takes longer, and its result would not be used.
    const beside = manner === 'charge' ? chargeInto(t, move) : null;
    if (beside) return beside;
    const rings = enemiesOf(t, model).map(enemy => engaging(lookups.standing(t, enemy)));
    const goals = at.map((enemy): readonly Ring[] => {
      const base = lookups.standing(t, enemy);
      const beside = book.reachedAcross(t, base);
      return [engaging(base), ...(beside ? [{ ...base, range: book.chargeWithin, up: Infinity, beside }] : [])];
    });
    const others = enemiesOf(t, model).filter(enemy => !at.includes(enemy));
    const trip = reasons.wayOf(t, move);
    const from = modelOf(t, model).at!;
    const heightCost = heightCostOn(trip.ground);
    const isInReach = manner === 'charge' ? reaching(t, move) : () => true;
    const question: MoveQuestion = {
      trip,
      from,
      allowance,
      goals: manner === 'charge' ? goals.flat() : null,
      ...(manner === 'charge' && book.chargeEnds !== 'at-one' && { all: goals }),
      rings,
      looksAhead: true,
      ...(manner === 'charge' && {
        avoided: others.map(enemy => engaging(lookups.standing(t, enemy))),
      }),
      mayEnd: spot =>
        isInReach(spot) && mayStand(trip, spot, modelOf(t, model).along) && reasons.mayEndBy(t, move, spot),
      heightCost,
      // Checking the length first is cheaper than listing everything wrong with the path.
      isLegal: legs => leastOf({ from, heightCost }, legs) <= allowance + LONGER && isLegal(t, move, legs),
    };
    return findLegalMove(question) ?? (book.pricesOnce ? findPaidOnce(question) : null);
  };

  // Called before a move is offered, and again for a proposal.
  const searched = eachAtPosition((t: Look, move: string) => search(t, JSON.parse(move) as Move));
  const find = (t: Look, move: Move): readonly Leg[] | null => searched(t, keyOf(move));
  const charged = eachAtPosition((t: Look, key: string): readonly Leg[] | null => {
    const move = JSON.parse(key) as Move;
    return intoContact(t, move, move.at ?? []);
  });
  const chargeInto = (t: Look, move: Move): readonly Leg[] | null => charged(t, keyOf(move));

  /** Straight up to an enemy, or around obstacles. */
  const intoContact = (t: Look, move: Move, enemies: readonly ModelId[]): readonly Leg[] | null => {
    const { model, allowance } = move;
    const { at, along } = modelOf(t, model);
    const from = at!;
    if (enemies.length === 0) return null;
    const goal = nearestOf(
      from,
      enemies.map(id => ({ id, at: modelOf(t, id).at! })),
    );
    const straight = straightLeg({ ...besideOf(t, move, goal.id), z: from.z });
    if (isLegal(t, move, straight)) return straight;
    const beside = towards(goal.at, from, baseReach(t, model) + baseReach(t, goal.id) + CLOSE);
    if (flat(from, beside) > allowance + 1) return null;
    // Checking the end is cheaper than searching for a path.
    const trip = reasons.wayOf(t, move);
    const to = { ...beside, z: goal.at.z };
    if (!mayStand(trip, to, along) || !reasons.mayEndBy(t, move, to)) return null;
    const path = reach(trip, from, allowance, { along, only: [beside] }).pathTo(beside, to.z);
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
        against: each => judged(t, { move, legs: each }),
      });
      if (legs) return legs;
    }
    return null;
  };

  return {
    find,
    isLegal,
    propose(t, move, next) {
      if (move.manner === 'charge') return chargeInto(t, move) ?? find(t, move) ?? [];
      if (ENDS_NEARER.includes(move.manner)) return intoContact(t, move, lookups.nearestEnemies(t, move.model)) ?? [];
      return somewhere(t, move, next) ?? find(t, move) ?? [];
    },
  };
}
