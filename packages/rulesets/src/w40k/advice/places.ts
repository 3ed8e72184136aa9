// Where a model stands best: near what it wants, with somebody to shoot at, out of danger
import type { Advised, Leg, Reason } from '@little-wars/engine';
import { AROUND, flat, inches, type Point, placeAt, reach, type Spot } from '@little-wars/engine/geometry';
import type { Targets } from '../attacks/targets.ts';
import type { Move } from '../book.ts';
import { type Lookups, modelOf } from '../measuring/lookups.ts';
import type { MoveReasons } from '../movement/reasons.ts';
import type { Trips } from '../movement/trips.ts';
import { movedTo } from '../show/board.ts';
import type { Look, ModelId } from '../types.ts';
import { livingEnemies, type Worth } from './worth.ts';

/** A place worth being at, and how much. */
export interface Goal {
  readonly at: Point;
  readonly worth: number;
  /** As good as being there. */
  readonly within: number;
}

export interface PlaceParts {
  readonly lookups: Lookups;
  readonly trips: Trips;
  readonly reasons: MoveReasons;
  readonly targets: Targets;
  readonly worth: Worth;
  goalsOf(t: Look, model: ModelId): readonly Goal[];
}

/** How much of the harm that enemies could do at a place counts against it. */
const DANGER = 0.25;
/** How much a chance to charge next counts. */
const CHARGE = 0.4;
const INCH = inches(1);

export interface Placed {
  readonly at: Spot;
  readonly legs: readonly Leg[];
  readonly worth: number;
  /** What it could shoot at from there. */
  readonly shot: number;
}

export function placesOf({ lookups, trips, reasons, targets, worth, goalsOf }: PlaceParts) {
  const rangeOf = (t: Look, model: ModelId): number =>
    Math.max(0, ...lookups.weapons(t, model).flatMap(({ profiles }) => profiles.map(({ range }) => range * INCH)));

  /** What is gained by goals: all of it within reach of one, less the further away. */
  const byGoals = (at: Spot, goals: readonly Goal[]): number =>
    goals.reduce((best, goal) => {
      const away = Math.max(0, flat(at, goal.at) - goal.within) / INCH;
      return Math.max(best, goal.worth * (away === 0 ? 1 : 0.8 / (1 + away / 8)));
    }, 0);

  const worthAt = (t: Look, model: ModelId, at: Spot, goals: readonly Goal[]): Omit<Placed, 'legs'> => {
    const there = movedTo(t, model, at);
    const range = rangeOf(t, model);
    let [shot, danger, charge] = [0, 0, 0];
    for (const enemy of livingEnemies(t, model)) {
      const apart = flat(at, modelOf(t, enemy).at!);
      const back = worth.shotAt(t, enemy, model);
      const isShot = apart <= range + INCH && worth.shotAt(t, model, enemy) > shot;
      const isThreat = back > 0 && apart <= rangeOf(t, enemy) + 6 * INCH;
      if ((isShot || isThreat) && targets.canSee(there, model, enemy)) {
        if (isShot) shot = worth.shotAt(t, model, enemy);
        if (isThreat) danger += back;
      }
      if (apart < 12 * INCH) {
        charge = Math.max(charge, (worth.blowsAt(t, model, enemy) * (13 - apart / INCH)) / 12);
        danger += (worth.blowsAt(t, enemy, model) * (13 - apart / INCH)) / 24;
      }
    }
    return { at, shot, worth: byGoals(at, goals) + shot - DANGER * danger + CHARGE * charge };
  };

  const isLegal = (t: Look, move: Move, legs: readonly Leg[]): boolean => {
    const against: readonly Reason[] = reasons.againstMove(t, move, legs);
    return against.length === 0;
  };

  /** Places around it at three distances, and on the way to its goals. */
  const candidates = (t: Look, { model, allowance }: Move, goals: readonly Goal[]): readonly Spot[] => {
    const from = modelOf(t, model).at!;
    const around = [1, 0.6, 0.3].flatMap(share =>
      AROUND.filter((_, i) => i % 2 === 0).map(unit => placeAt(from, unit, Math.floor(share * allowance) - 1)),
    );
    const towards = goals.flatMap(({ at }) => {
      const away = flat(from, at);
      const share = away <= allowance ? 1 : (allowance - 1) / away;
      return away === 0
        ? []
        : [
            {
              x: Math.round(from.x + (at.x - from.x) * share),
              y: Math.round(from.y + (at.y - from.y) * share),
              z: from.z,
            },
          ];
    });
    return [...towards, ...around];
  };

  /** The best place within a move; staying is one of them where it is allowed. Null if none was found. */
  const best = (t: Look, move: Move): Placed | null => {
    const { model, manner, allowance } = move;
    const { at, along } = modelOf(t, model);
    const goals = goalsOf(t, model);
    const stays: Placed = { ...worthAt(t, model, at!, goals), legs: [] };
    let reached: ReturnType<typeof reach> | null = null;
    const wayTo = (to: Spot): readonly Leg[] | null => {
      const straight: readonly Leg[] = [{ how: 'go', to }];
      if (isLegal(t, move, straight)) return straight;
      reached ??= reach(trips.tripOf(t, model, manner), at!, allowance, { along });
      const path = reached.pathTo(to, to.z);
      return path && isLegal(t, move, path.legs) ? path.legs : null;
    };
    const ranked = candidates(t, move, goals)
      .map(to => worthAt(t, model, to, goals))
      .sort((a, b) => b.worth - a.worth);
    const mayStay = isLegal(t, move, []);
    // Few of the best are looked at more closely: ways are expensive.
    for (const place of ranked.slice(0, mayStay ? MOST_WAYS : ranked.length)) {
      if (mayStay && place.worth <= stays.worth) break;
      const legs = wayTo(place.at);
      if (legs) return { ...place, legs };
    }
    return mayStay ? stays : null;
  };
  return { best, worthAt };
}

const MOST_WAYS = 8;

/** Advice to go to the best place. */
export const adviseTo = ({ legs }: Placed): Advised<'move'> => ({
  answer: legs,
  because: { reason: legs.length === 0 ? 'stays' : 'better-place' },
});
