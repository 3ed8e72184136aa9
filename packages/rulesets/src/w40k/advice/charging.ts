// How far a charge has to go: to the places around an enemy, past models and terrain
import { keyed, perObject } from '@little-wars/engine';
import { AROUND, flat, inches, mayStand, placeAt, reach, type Spot, type Trip } from '@little-wars/engine/geometry';
import type { Move } from '../book.ts';
import { type Lookups, modelOf } from '../measuring/lookups.ts';
import type { MoveReasons } from '../movement/reasons.ts';
import type { Trips } from '../movement/trips.ts';
import type { Look, ModelId } from '../types.ts';
import { chanceOfTwoDice } from './two-dice.ts';
import type { Walking } from './walking.ts';

export interface ChargingParts {
  readonly lookups: Lookups;
  readonly reasons: MoveReasons;
  readonly trips: Trips;
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
/** As many as one model has enemies and bonuses. */
const MOST_LENGTHS = 256;

export function chargingOf({ lookups, reasons, trips, walking }: ChargingParts): Charging {
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

  const lengthOf = (t: Look, model: ModelId, enemy: ModelId, bonus: number): number => {
    const { at, along } = modelOf(t, model);
    const move: Move = { model, manner: 'charge', allowance: inches(LONGEST + bonus), at: [enemy] };
    const ends = endsOf(t, move, enemy);
    if (ends.length === 0) return Number.POSITIVE_INFINITY;
    const isClear = (to: Spot): boolean => reasons.againstPath(t, move, [{ how: 'go', to }]).length === 0;
    const straight = ends.slice(0, MOST_STRAIGHT).find(isClear);
    if (straight !== undefined) return flat(at!, straight);
    const ways = reach(reasons.wayOf(t, move), at!, move.allowance, { along, only: ends });
    return Math.min(...ends.map(to => ways.cost(to, to.z) ?? Number.POSITIVE_INFINITY));
  };
  /** By the trip, which says where everybody is, on what ground: only how far it goes, and over whom, is in the key. */
  const lengthsOn = perObject((_trip: Trip) => keyed<string, number>(MOST_LENGTHS));
  const lengths = (t: Look, model: ModelId, enemy: ModelId): number => {
    const [bonus, flies] = [bonusOf(t, model), lookups.flies(t, model)];
    const lengthsNow = lengthsOn(trips.tripOf(t, model, 'charge'));
    return lengthsNow(`${enemy} ${bonus} ${flies}`, () => lengthOf(t, model, enemy, bonus));
  };

  const rollAt = (t: Look, model: ModelId, length: number): number => Math.ceil(length / INCH - bonusOf(t, model));
  const rollFor = (t: Look, model: ModelId, enemy: ModelId): number => rollAt(t, model, lengths(t, model, enemy));

  return {
    mayReach: (t, model, enemy) =>
      chanceOfTwoDice(rollAt(t, model, walking.toFight(t, model, modelOf(t, model).at!, enemy))),
    reaches: (t, model, enemy) => chanceOfTwoDice(rollFor(t, model, enemy)),
    rollFor,
  };
}
