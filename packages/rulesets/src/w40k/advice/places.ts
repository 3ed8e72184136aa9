// The best place for a model: near its goals, with a target to shoot at, out of danger
import { type Advised, eachAtPosition, type Leg } from '@little-wars/engine';
import { AROUND, flat, inches, type Point, placeAt, reach, type Spot } from '@little-wars/engine/geometry';
import type { Targets } from '../attacks/targets.ts';
import type { Move } from '../book.ts';
import { type Lookups, modelOf } from '../measuring/lookups.ts';
import { keyOf } from '../movement/propose.ts';
import type { MoveReasons } from '../movement/reasons.ts';
import type { Look, ModelId } from '../types.ts';
import type { Approach } from './approach.ts';
import { livingEnemies, type Ranged, type Worth } from './worth.ts';

/** A goal, and its value. */
export interface Goal {
  readonly at: Point;
  readonly worth: number;
  /** Distance that counts as being there. */
  readonly within: number;
}

export interface PlaceParts {
  readonly lookups: Lookups;
  readonly reasons: MoveReasons;
  readonly targets: Targets;
  readonly worth: Worth;
  readonly approach: Approach;
  goalsOf(t: Look, model: ModelId): readonly Goal[];
  /** Whether no enemy turn follows, so that nothing is dangerous; false if absent. */
  isSafe?(t: Look): boolean;
}

const INCH = inches(1);
/** The weight of harm that enemies could do at a place. */
const DANGER = 0.33;
/** The largest share of a model's value that shots put at risk, before `DANGER`: its friends draw fire too. */
const MOST_AT_RISK = 0.3;
/** Enemies are assumed to come this much nearer before they shoot. */
const APPROACH = 6 * INCH;
/** Charges from further away hardly ever succeed. */
const CHARGED = 12 * INCH;
/** How many of the best places are tried straight ahead, and around corners: pathfinding is expensive. */
const MOST_STRAIGHT = 16;
const MOST_WAYS = 6;
/** A place around a corner must be this much better than one straight ahead. */
const DETOUR = 1.5;

export interface Placed {
  readonly at: Spot;
  readonly legs: readonly Leg[];
  readonly worth: number;
}

/** What an enemy and a model could do to each other. */
interface Foe {
  readonly id: ModelId;
  readonly at: Spot;
  /** The model's shots at it by distance, and the value of the best. */
  readonly shots: readonly Ranged[];
  readonly shot: number;
  /** The value of its best shot at the model, with its range. */
  readonly back: number;
  readonly backRange: number;
  readonly blowsBack: number;
}

/** Everything that affects the value of places for one model. */
interface Outlook {
  readonly model: ModelId;
  readonly goals: readonly Goal[];
  /** The best targets come first. */
  readonly foes: readonly Foe[];
  /** The weight of harm that enemies could do, and the most that their shots could do. */
  readonly weight: number;
  readonly atRisk: number;
  readonly from: Spot;
  /** Whether it may charge in this turn. */
  readonly charges: boolean;
  /** The radius of its base. */
  readonly rim: number;
}

/** A place with an upper bound of its value: all enemies in range are seen, and none sees the model. */
interface Candidate {
  readonly at: Spot;
  readonly most: number;
}

type Judged = Omit<Placed, 'legs'>;

export function placesOf(parts: PlaceParts) {
  const { lookups, reasons, targets, worth, approach, goalsOf, isSafe = () => false } = parts;
  const rangeOf = (t: Look, model: ModelId): number =>
    Math.max(0, ...lookups.weapons(t, model).flatMap(({ profiles }) => profiles.map(({ range }) => range * INCH)));

  const outlookOf = (t: Look, { model, manner }: Move): Outlook => {
    // A running model shoots badly or not at all.
    const shoots = manner === 'move';
    const foes = livingEnemies(t, model).map((id): Foe => {
      const shots = shoots ? worth.shotsAt(t, model, id) : [];
      return {
        id,
        at: modelOf(t, id).at!,
        shots,
        shot: Math.max(0, ...shots.map(({ still }) => still)),
        back: worth.shotAt(t, id, model),
        backRange: rangeOf(t, id) + APPROACH,
        blowsBack: worth.blowsAt(t, id, model),
      };
    });
    return {
      model,
      goals: goalsOf(t, model),
      foes: foes.sort((a, b) => b.shot - a.shot),
      weight: isSafe(t) ? 0 : DANGER,
      atRisk: MOST_AT_RISK * worth.priceOf(t, model),
      from: modelOf(t, model).at!,
      charges: manner === 'move',
      rim: lookups.reach(t, model),
    };
  };

  /** The value of a place without regard to sight. */
  const unseen = (t: Look, { model, goals, foes, weight, charges }: Outlook, at: Spot): number => {
    let danger = 0;
    for (const foe of foes) {
      const apart = flat(at, foe.at);
      if (apart < CHARGED) danger += (foe.blowsBack * (13 - apart / INCH)) / 24;
    }
    const fights = approach.valueAt(t, model, at, charges) - approach.blocked(t, model, at);
    return byGoals(at, goals) + fights - weight * danger;
  };

  /** The value of a shot at an enemy that is seen. */
  const shotFrom = (t: Look, { from, rim }: Outlook, at: Spot, foe: Foe): number => {
    const apart = flat(at, foe.at) - rim - lookups.reach(t, foe.id);
    const shot = foe.shots.find(({ within }) => apart <= within);
    if (shot === undefined) return 0;
    return at.x === from.x && at.y === from.y ? shot.still : shot.moved;
  };

  const atMost = (t: Look, outlook: Outlook, at: Spot): Candidate => {
    let shot = 0;
    for (const foe of outlook.foes) {
      if (foe.shot <= shot) break;
      shot = Math.max(shot, shotFrom(t, outlook, at, foe));
    }
    return { at, most: unseen(t, outlook, at) + shot };
  };

  const judge = (t: Look, outlook: Outlook, at: Spot): Judged => {
    const { model, foes, weight, atRisk } = outlook;
    let [shot, danger] = [0, 0];
    for (const foe of foes) {
      const aimed = foe.shot > shot ? shotFrom(t, outlook, at, foe) : 0;
      const isThreat = foe.back > 0 && flat(at, foe.at) <= foe.backRange;
      if (!(aimed > shot || isThreat) || !targets.wouldSee(t, model, at, foe.id)) continue;
      shot = Math.max(shot, aimed);
      if (isThreat) danger += foe.back;
    }
    return { at, worth: unseen(t, outlook, at) + shot - weight * Math.min(danger, atRisk) };
  };

  /** Visits places from best to worst; each is evaluated only when it may be the next. */
  function* fromBest(t: Look, outlook: Outlook, candidates: readonly Candidate[]): Generator<Judged> {
    const left = candidates.toSorted((a, b) => a.most - b.most);
    const judged: Judged[] = [];
    while (left.length > 0 || judged.length > 0) {
      while (left.length > 0 && left.at(-1)!.most > (judged.at(-1)?.worth ?? Number.NEGATIVE_INFINITY)) {
        judged.push(judge(t, outlook, left.pop()!.at));
        judged.sort((a, b) => a.worth - b.worth);
      }
      yield judged.pop()!;
    }
  }

  const isLegal = (t: Look, move: Move, legs: readonly Leg[]): boolean =>
    reasons.againstMove(t, move, legs).length === 0;

  /** Places around the model at three distances, and on the way to its goals. */
  const candidatesOf = (t: Look, { model, allowance }: Move, outlook: Outlook): readonly Candidate[] => {
    const from = modelOf(t, model).at!;
    const around = [1, 0.6, 0.3].flatMap(share =>
      AROUND.filter((_, i) => i % 2 === 0).map(unit => placeAt(from, unit, Math.floor(share * allowance) - 1)),
    );
    const onTheWay = outlook.goals.flatMap(({ at }): readonly Spot[] => {
      const away = flat(from, at);
      const share = away <= allowance ? 1 : (allowance - 1) / away;
      const [dx, dy] = [(at.x - from.x) * share, (at.y - from.y) * share];
      return away === 0 ? [] : [{ x: Math.round(from.x + dx), y: Math.round(from.y + dy), z: from.z }];
    });
    const toFights = approach.steps(t, model, allowance);
    return [...toFights, ...onTheWay, ...around].map(at => atMost(t, outlook, at));
  };

  /** The best place straight ahead, and the better ones that were tried before it. */
  const straightAhead = (t: Look, move: Move, places: Iterable<Judged>, least: number) => {
    const corners: Judged[] = [];
    let ahead: Placed | null = null;
    for (const place of places) {
      if (place.worth <= least || corners.length === MOST_STRAIGHT) break;
      const legs: readonly Leg[] = [{ how: 'go', to: place.at }];
      if (isLegal(t, move, legs)) {
        ahead = { ...place, legs };
        break;
      }
      corners.push(place);
    }
    return { ahead, corners };
  };

  /** The best reachable place: around corners only where that is worth it. */
  const reached = (t: Look, move: Move, places: Iterable<Judged>, least: number): Placed | null => {
    const { ahead, corners } = straightAhead(t, move, places, least);
    const enough = Math.max(least, ahead?.worth ?? least) + DETOUR;
    const detours = corners.filter(({ worth: gained }) => gained > enough).slice(0, MOST_WAYS);
    if (detours.length === 0) return ahead;
    const { at, along } = modelOf(t, move.model);
    const only = detours.map(place => place.at);
    const ways = reach(reasons.wayOf(t, move), at!, move.allowance, { along, only });
    for (const place of detours) {
      const legs = ways.pathTo(place.at, place.at.z)?.legs;
      if (legs && isLegal(t, move, legs)) return { ...place, legs };
    }
    return ahead;
  };

  const find = (t: Look, move: Move): Placed | null => {
    const outlook = outlookOf(t, move);
    const places = fromBest(t, outlook, candidatesOf(t, move, outlook));
    if (!isLegal(t, move, [])) return reached(t, move, places, Number.NEGATIVE_INFINITY);
    const stays = judge(t, outlook, modelOf(t, move.model).at!);
    return reached(t, move, places, stays.worth) ?? { ...stays, legs: [] };
  };

  const bestByMove = eachAtPosition((t: Look, move: string) => find(t, JSON.parse(move) as Move));

  return {
    /** The best place within a move, including staying where allowed. Null if none was found. */
    best: (t: Look, move: Move): Placed | null => bestByMove(t, keyOf(move)),
    /** Whether a place straight ahead within a move is worth more than this. */
    isBetter(t: Look, move: Move, least: number): boolean {
      const outlook = outlookOf(t, move);
      const candidates = candidatesOf(t, move, outlook).filter(({ most }) => most > least);
      // So few are all tried, so their order does not matter; checking a path is cheaper than judging sight.
      if (candidates.length <= MOST_STRAIGHT)
        return candidates.some(
          ({ at }) => isLegal(t, move, [{ how: 'go', to: at }]) && judge(t, outlook, at).worth > least,
        );
      return straightAhead(t, move, fromBest(t, outlook, candidates), least).ahead !== null;
    },
  };
}

/** The value of being near goals: full within reach of one, decreasing with distance. */
const byGoals = (at: Spot, goals: readonly Goal[]): number =>
  goals.reduce((best, goal) => {
    const away = Math.max(0, flat(at, goal.at) - goal.within) / INCH;
    return Math.max(best, goal.worth * (away === 0 ? 1 : 0.8 / (1 + away / 8)));
  }, 0);

/** Advice to go to the best place. */
export const adviseTo = ({ legs, worth }: Placed): Advised<'move'> => ({
  answer: legs,
  because: { reason: legs.length === 0 ? 'stays' : 'better-place', worth },
});
