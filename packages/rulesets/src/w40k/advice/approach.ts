// What fights are worth to a model: from where it stands, on its way to them, and to friends whose way it blocks
import { eachAtPosition } from '@little-wars/engine';
import { flat, inches, type Spot } from '@little-wars/engine/geometry';
import { friendsOf, hasDone, type Lookups, modelOf } from '../measuring/lookups.ts';
import type { Look, ModelId } from '../types.ts';
import { chanceOfTwoDice } from './two-dice.ts';
import type { Walking } from './walking.ts';
import { livingEnemies, type Worth } from './worth.ts';

export interface ApproachParts {
  readonly lookups: Lookups;
  readonly worth: Worth;
  readonly walking: Walking;
  /** How many turns of its own a model's side has left, with this one. */
  turnsLeft(t: Look): number;
}

/** An enemy worth fighting, and what a fight is worth. */
interface Fight {
  readonly enemy: ModelId;
  readonly worth: number;
}

export interface Approach {
  /** The value of fights from a place: by the chance of a charge in this turn, if it may charge, and by later turns. */
  valueAt(t: Look, model: ModelId, at: Spot, charges: boolean): number;
  /** Places on the way to the enemies it had best fight, at most as far as it moves. */
  steps(t: Look, model: ModelId, allowance: number): readonly Spot[];
  /** What a model at a place costs friends whose way it blocks. */
  blocked(t: Look, model: ModelId, at: Spot): number;
  /** Whether fights, and not shots, are what it is for. */
  isFighter(t: Look, model: ModelId): boolean;
  /** The value of the best fight it may walk to in this turn; 0 if it has moved, or is no fighter. */
  eagerness(t: Look, model: ModelId): number;
}

const INCH = inches(1);
/** A fight in a later turn is worth this much of one now. */
const LATER = 0.4;
const MEAN_CHARGE = 7 * INCH;
/** Charges from further away hardly ever succeed. */
const LONGEST_CHARGE = 12 * INCH;
/** Enemies that a model would hardly hurt in a fight are not worth a way there. */
const LEAST_FIGHT = 0.5;
/** To a fighter a fight is worth this, and friends make way for it. */
const FIGHTER = 3;
/** How many enemies are approached, and the shares of a move to them that are tried. */
const MOST_FIGHTS = 3;
const SHARES: readonly number[] = [0.95, 0.8, 0.5];
/** How far ahead of a fighter friends keep its way free, besides its move. */
const AHEAD = 4 * INCH;

export function approachOf({ lookups, worth, walking, turnsLeft }: ApproachParts): Approach {
  /** The enemies it would harm more than it suffers, the best first. */
  const fightsOf = eachAtPosition((t: Look, model: ModelId): readonly Fight[] =>
    livingEnemies(t, model)
      .map(enemy => ({
        enemy,
        worth: worth.blowsAt(t, model, enemy) - 0.5 * worth.blowsAt(t, enemy, model),
      }))
      .filter(fight => fight.worth > LEAST_FIGHT)
      .sort((a, b) => b.worth - a.worth),
  );

  const paceOf = (t: Look, model: ModelId): number => Math.max(INCH, lookups.moveOf(t, model));

  const worthOfFight = (t: Look, model: ModelId, at: Spot, charges: boolean, fight: Fight): number => {
    const way = walking.toFight(t, model, at, fight.enemy);
    if (way === Number.POSITIVE_INFINITY) return 0;
    const pace = paceOf(t, model);
    const bonus = charges ? t.query('charge-bonus', 0, { model }) : 0;
    const now = charges && way < LONGEST_CHARGE ? chanceOfTwoDice(Math.ceil(way / INCH - bonus)) : 0;
    const later = turnsLeft(t) - 1;
    const turns = Math.max(0, later - Math.max(0, way - pace - MEAN_CHARGE) / pace);
    return fight.worth * (now * (1 + LATER * later) + (1 - now) * LATER * turns);
  };

  const mostOf = (t: Look): number => 1 + LATER * (turnsLeft(t) - 1);

  const valueAt = (t: Look, model: ModelId, at: Spot, charges: boolean): number => {
    let best = 0;
    for (const fight of fightsOf(t, model)) {
      if (fight.worth * mostOf(t) <= best) break;
      best = Math.max(best, worthOfFight(t, model, at, charges, fight));
    }
    return best;
  };

  /** The best fights from where it stands. */
  const bestFights = eachAtPosition((t: Look, model: ModelId): readonly Fight[] => {
    const from = modelOf(t, model).at!;
    const values = new Map(fightsOf(t, model).map(fight => [fight, worthOfFight(t, model, from, true, fight)]));
    return [...values.keys()]
      .filter(fight => values.get(fight)! > 0)
      .sort((a, b) => values.get(b)! - values.get(a)!)
      .slice(0, MOST_FIGHTS);
  });

  const mayWalk = (t: Look, model: ModelId): boolean =>
    !hasDone(t, model, 'moved', 'advanced', 'stayed', 'fell-back', 'arrived') && !lookups.isInCombat(t, model);

  const eagerness = (t: Look, model: ModelId): number =>
    mayWalk(t, model) ? (bestFights(t, model)[0]?.worth ?? 0) : 0;

  /** The way ahead of a fighter that has yet to move. */
  const wayAhead = eachAtPosition((t: Look, model: ModelId): readonly Spot[] => {
    if (eagerness(t, model) < FIGHTER) return [];
    return walking.wayTo(t, model, bestFights(t, model)[0]!.enemy, paceOf(t, model) + AHEAD);
  });

  return {
    valueAt,
    eagerness,
    isFighter: (t, model) => (fightsOf(t, model)[0]?.worth ?? 0) >= FIGHTER,
    steps: (t, model, allowance) =>
      bestFights(t, model).flatMap(({ enemy }) =>
        SHARES.flatMap(share => walking.wayTo(t, model, enemy, share * allowance).slice(-1)),
      ),
    blocked(t, model, at) {
      let cost = 0;
      for (const friend of friendsOf(t, model)) {
        const way = wayAhead(t, friend);
        const rims = lookups.reach(t, model) + lookups.reach(t, friend);
        if (way.some(spot => flat(spot, at) < rims)) cost = Math.max(cost, LATER * eagerness(t, friend));
      }
      return cost;
    },
  };
}
