// How far a charge has to go: to the places around an enemy, past models and terrain
import { eachAtPosition } from '@little-wars/engine';
import { AROUND, flat, inches, mayStand, placeAt, reach, type Spot } from '@little-wars/engine/geometry';
import type { Move } from '../book.ts';
import { type Lookups, modelOf } from '../measuring/lookups.ts';
import type { MoveReasons } from '../movement/reasons.ts';
import type { Look, ModelId } from '../types.ts';
import { chanceOfTwoDice } from './two-dice.ts';
import type { Walking } from './walking.ts';

export interface ChargingParts {
  readonly lookups: Lookups;
  readonly reasons: MoveReasons;
  readonly walking: Walking;
}

export interface Charging {
  /** The chance that a charge reaches an enemy, if only terrain is in the way: quick, and seldom too low. */
  mayReach(t: Look, model: ModelId, enemy: ModelId): number;
  /** The same with every model in the way. */
  reaches(t: Look, model: ModelId, enemy: ModelId): number;
  /** What two dice must sum to; infinite if no charge reaches the enemy. */
  rollFor(t: Look, model: ModelId, enemy: ModelId): number;
}

const INCH = inches(1);
/** The longest charge roll. */
const LONGEST = 12;
/** Gaps between the bases of fighters: hardly any, and just within an inch. */
const GAPS: readonly number[] = [4, INCH - 4];
/** How many ends are tried straight ahead before a path is searched for. */
const MOST_STRAIGHT = 6;
/** Larger than the number of models. */
const MOST = 1024;

export function chargingOf({ lookups, reasons, walking }: ChargingParts): Charging {
  const bonusOf = (t: Look, model: ModelId): number => t.query('charge-bonus', 0, { model });

  /** Where a charge may end, the nearest first. */
  const endsOf = (t: Look, move: Move, enemy: ModelId): readonly Spot[] => {
    const { at, along } = modelOf(t, move.model);
    const goal = modelOf(t, enemy).at!;
    const rims = lookups.reach(t, move.model) + lookups.reach(t, enemy);
    const trip = reasons.wayOf(t, move);
    return GAPS.flatMap(gap => AROUND.filter((_, i) => i % 2 === 0).map(unit => placeAt(goal, unit, rims + gap)))
      .filter(to => flat(at!, to) <= move.allowance && mayStand(trip, to, along) && reasons.mayEndBy(t, move, to))
      .sort((a, b) => flat(at!, a) - flat(at!, b));
  };

  const lengthOf = (t: Look, model: ModelId, enemy: ModelId): number => {
    const { at, along } = modelOf(t, model);
    const move: Move = { model, manner: 'charge', allowance: inches(LONGEST + bonusOf(t, model)), at: [enemy] };
    const ends = endsOf(t, move, enemy);
    if (ends.length === 0) return Number.POSITIVE_INFINITY;
    const isClear = (to: Spot): boolean => reasons.againstMove(t, move, [{ how: 'go', to }]).length === 0;
    const straight = ends.slice(0, MOST_STRAIGHT).find(isClear);
    if (straight !== undefined) return flat(at!, straight);
    const ways = reach(reasons.wayOf(t, move), at!, move.allowance, { along, only: ends });
    return Math.min(...ends.map(to => ways.cost(to, to.z) ?? Number.POSITIVE_INFINITY));
  };
  const lengthOfPair = eachAtPosition((t: Look, pair: number) => lengthOf(t, Math.floor(pair / MOST), pair % MOST));
  const lengths = (t: Look, model: ModelId, enemy: ModelId): number => lengthOfPair(t, model * MOST + enemy);

  const rollAt = (t: Look, model: ModelId, length: number): number => Math.ceil(length / INCH - bonusOf(t, model));
  const rollFor = (t: Look, model: ModelId, enemy: ModelId): number => rollAt(t, model, lengths(t, model, enemy));

  return {
    mayReach: (t, model, enemy) =>
      chanceOfTwoDice(rollAt(t, model, walking.toFight(t, model, modelOf(t, model).at!, enemy))),
    reaches: (t, model, enemy) => chanceOfTwoDice(rollFor(t, model, enemy)),
    rollFor,
  };
}
