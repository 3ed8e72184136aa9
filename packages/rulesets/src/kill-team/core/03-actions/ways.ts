// KT-3.20  Finds one legal move, to tell whether a move action is possible at all
import { type Leg, latest, latestAtFrom } from '@little-wars/engine';
import {
  type Ground,
  mayStand,
  type Path,
  type Reach,
  reach,
  type Spot,
  type Tenths,
} from '@little-wars/engine/geometry';
import {
  ENGAGEMENT,
  enemiesOf,
  operativeOf,
  reachOf,
  type Situation,
  sceneOfTable,
  situationOf,
} from '../../lookups.ts';
import type { Look, OperativeId, Position } from '../../types.ts';
import { isEngaged } from '../01-game/measuring.ts';
import { flatGround, heightCost, leastDetour, levelGround, searchingGround } from '../08-terrain/ground.ts';
import { isBarred, leastOnFloor } from './detours.ts';
import { isEngagedAt } from './engagement.ts';
import { isLegal, type Move } from './move-reasons.ts';
import { allowanceOf, flies, MANNERS, type MoveAction, tripOf } from './moves.ts';
import { AROUND, flat, placeAt, type Unit } from './places.ts';

/** The situation and the active effects: together they decide which moves are legal. */
interface Moment {
  readonly situation: Situation;
  readonly effects: Position['effects'];
}

const momentIn = latest((situation: Situation, effects: Position['effects']): Moment => ({ situation, effects }));

const ACTIONS: readonly MoveAction[] = ['normal-move', 'charge', 'fall-back', 'dash'];

/** Cached per operative and action. */
const wayAt = latestAtFrom((t: Look, index: number, _moment: Moment, allowance: Tenths): Way => {
  const operative = Math.floor(index / ACTIONS.length);
  const action = ACTIONS[index % ACTIONS.length]!;
  const move: Move = { operative, action, allowance, dash: 0 };
  return { legs: action === 'charge' ? findCharge(t, move) : findEnd(t, move) };
}, 1024);

interface Way {
  readonly legs: readonly Leg[] | null;
}

/** The legs of some legal move of an operative, empty if it may stay where it is; null if there is none. */
export function findMove(t: Look, operative: OperativeId, action: MoveAction): readonly Leg[] | null {
  if (mayStay(t, operative, action)) return [];
  const moment = momentIn(situationOf(t), t.position.effects);
  const index = operative * ACTIONS.length + ACTIONS.indexOf(action);
  return wayAt(t, index, moment, allowanceOf(t, operative, action)).legs;
}

/** An operative that is not engaged and need not be can usually stay where it is. */
const mayStay = (t: Look, operative: OperativeId, action: MoveAction): boolean =>
  MANNERS[action].ends === 'free' &&
  !isEngaged(t, operative) &&
  t.query('move-refused', [], { operative, action, legs: [], to: operativeOf(t, operative).at! }).length === 0;

/** One straight leg; a flier may change height on it. */
export const straightTo = (from: Spot, to: Spot): readonly Leg[] => [{ how: from.z === to.z ? 'go' : 'jump', to }];

/** The gaps to an enemy's base that charges try: as wide as allowed, half of that, and touching. */
const GAPS: readonly Tenths[] = [ENGAGEMENT - 2, ENGAGEMENT / 2, 2];

/** Places within an enemy's engagement range, by direction (straight at it first), the farthest from it first. */
function placesBy(t: Look, operative: OperativeId, enemy: OperativeId): readonly (readonly Spot[])[] {
  const from = operativeOf(t, operative).at!;
  const at = operativeOf(t, enemy).at!;
  const touching = reachOf(t, operative) + reachOf(t, enemy);
  const away = flat(from, at);
  const straight: readonly Unit[] = away > 0 ? [[(from.x - at.x) / away, (from.y - at.y) / away]] : [];
  return [...straight, ...AROUND].map(unit => GAPS.map(gap => placeAt(at, unit, touching + gap)));
}

/** Where a charge might end, nearest first: in reach as the crow flies, free to stand on, and engaged. */
export function endsBy(t: Look, { operative, allowance }: Move, enemy: OperativeId): readonly Spot[] {
  const from = operativeOf(t, operative).at!;
  const reach = reachOf(t, operative) + reachOf(t, enemy) + ENGAGEMENT;
  if (flat(from, operativeOf(t, enemy).at!) - reach > allowance) return [];
  const isFlier = flies(t, operative);
  const trip = tripOf(t, operative);
  const isEnd = (to: Spot): boolean =>
    flat(from, to) + (isFlier ? 0 : heightCost(from.z, to.z)) <= allowance &&
    mayStand(trip, to) &&
    isEngagedAt(t, operative, to, enemy);
  return nearestFirst(
    from,
    placesBy(t, operative, enemy).flatMap(places => places.find(isEnd) ?? []),
  );
}

const nearestFirst = (from: Spot, places: readonly Spot[]): readonly Spot[] =>
  places
    .map(to => ({ to, away: flat(from, to) }))
    .sort((a, b) => a.away - b.away)
    .map(({ to }) => to);

/** How many straight lines are tried before searching for detours. */
const STRAIGHT = 6;

/** KT-3.8: straight at an enemy if possible, otherwise along a detour. */
function findCharge(t: Look, move: Move): readonly Leg[] | null {
  const { operative } = move;
  const from = operativeOf(t, operative).at!;
  const isFlier = flies(t, operative);
  const ends: Spot[] = [];
  for (const enemy of enemiesOf(t, operative)) {
    const places = endsBy(t, move, enemy);
    ends.push(...places);
    const level = places.filter(to => to.z === from.z || isFlier);
    const legs = firstLegal(t, move, isFlier ? level : level.slice(0, STRAIGHT));
    if (legs) return legs;
  }
  if (isFlier) return null;
  const places = nearestFirst(from, ends).filter(to => isNear(t, move, to));
  return (places.length === 0 ? null : alongWays(t, move, places)) ?? throughGaps(t, move);
}

/** Sideways offsets per unit forward: lines a few degrees apart. */
const SIDEWAYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap(n => (n === 0 ? [0] : [n / 8, -n / 8]));
const MORE_GAPS: readonly Tenths[] = [1, 0.95, 0.85, 0.7, 0.5, 0.25, 0].map(share =>
  Math.round(share * (ENGAGEMENT - 2)),
);

/** KT-3.20: a last attempt straight at an enemy through narrow gaps: many lines, at every allowed distance. */
function throughGaps(t: Look, move: Move): readonly Leg[] | null {
  const { operative, allowance } = move;
  const from = operativeOf(t, operative).at!;
  const scene = sceneOfTable(t);
  for (const enemy of enemiesOf(t, operative)) {
    const at = operativeOf(t, enemy).at!;
    const touching = reachOf(t, operative) + reachOf(t, enemy);
    const away = flat(from, at);
    if (away === 0 || at.z !== from.z || away - touching - ENGAGEMENT > allowance) continue;
    const [ux, uy] = [(from.x - at.x) / away, (from.y - at.y) / away];
    for (const n of SIDEWAYS) {
      const length = Math.sqrt(1 + n * n);
      const unit: Unit = [(ux - n * uy) / length, (uy + n * ux) / length];
      for (const gap of MORE_GAPS) {
        const to = placeAt(at, unit, touching + gap);
        if (flat(from, to) > allowance || (from.z === 0 && isBarred(scene, t.setup.options, from, to))) continue;
        const legs = straightTo(from, to);
        if (isLegal(t, move, legs)) return legs;
      }
    }
  }
  return null;
}

/** Whether a place may be in reach, counting the least detour around or over obstacles on the straight line. */
function isNear(t: Look, { operative, allowance }: Move, to: Spot): boolean {
  const from = operativeOf(t, operative).at!;
  const scene = sceneOfTable(t);
  const { options } = t.setup;
  if (from.z !== 0 || to.z !== 0 || flat(from, to) + leastDetour(scene, options, 0) <= allowance) return true;
  return leastOnFloor(scene, options, from, to) <= allowance;
}

const firstLegal = (t: Look, move: Move, places: readonly Spot[]): readonly Leg[] | null => {
  const from = operativeOf(t, move.operative).at!;
  const scene = sceneOfTable(t);
  const isOnFloor = from.z === 0 && !flies(t, move.operative);
  for (const to of places) {
    if (isOnFloor && to.z === 0 && isBarred(scene, t.setup.options, from, to)) continue;
    const legs = straightTo(from, to);
    if (isLegal(t, move, legs)) return legs;
  }
  return null;
};

/** KT-3.11: a legal end anywhere outside engagement range. */
function findEnd(t: Look, move: Move): readonly Leg[] | null {
  const { operative, allowance } = move;
  const from = operativeOf(t, operative).at!;
  const places = [1, 0.75, 0.5, 0.25].flatMap(share =>
    AROUND.map(unit => placeAt(from, unit, Math.floor(allowance * share) - 1)),
  );
  return firstLegal(t, move, places) ?? (flies(t, operative) ? null : alongWays(t, move, places));
}

/**
 * Along shortest paths around obstacles: first on one level with pieces counted at their true length, a lower bound
 * that rules most places out; then with the exact costs.
 */
function alongWays(t: Look, move: Move, places: readonly Spot[]): readonly Leg[] | null {
  const from = operativeOf(t, move.operative).at!;
  const scene = sceneOfTable(t);
  const { options } = t.setup;
  const isFlat = (to: Spot): boolean =>
    to.z === from.z && flat(from, to) + leastDetour(scene, options, from.z) > move.allowance;
  const level = reachOver(
    t,
    move,
    flatGround(scene, options),
    places.filter(to => to.z === from.z),
  );
  const remaining: Spot[] = [];
  for (const to of places) {
    const path = to.z === from.z ? level.pathTo(to, to.z) : null;
    const legal = path && [path.legs, withOneBend(path)].find(legs => legs.length > 0 && isLegal(t, move, legs));
    if (legal) return legal;
    if (path || !isFlat(to)) remaining.push(to);
  }
  if (remaining.length === 0) return null;
  const reached = remaining.every(isFlat)
    ? reachOver(t, move, levelGround(scene, options), remaining)
    : reachOfMove(t, move, remaining);
  for (const to of remaining) {
    const path = reached.pathTo(to, to.z);
    if (path && isLegal(t, move, path.legs)) return path.legs;
  }
  return null;
}

/**
 * A path around a corner has many short pieces, each counting as 1". Replaces them by two legs that meet where the
 * first and the last piece intersect when extended; no legs if they do not.
 */
function withOneBend({ from, legs }: Path): readonly Leg[] {
  const [first, last, before] = [legs[0]?.to, legs.at(-1)?.to, legs.at(-2)?.to];
  if (!first || !last || !before || legs.length < 3) return [];
  const [ax, ay] = [first.x - from.x, first.y - from.y];
  const [bx, by] = [last.x - before.x, last.y - before.y];
  const turn = ax * by - ay * bx;
  const share = ((before.x - from.x) * by - (before.y - from.y) * bx) / turn;
  if (turn === 0 || share < 1) return [];
  const bend = { x: Math.round(from.x + ax * share), y: Math.round(from.y + ay * share), z: from.z };
  return [
    { how: 'go', to: bend },
    { how: 'go', to: last },
  ];
}

/** Everything an operative can reach with a move, ignoring engagement range. */
export function reachOfMove(
  t: Look,
  { operative, allowance }: Pick<Move, 'operative' | 'allowance'>,
  only?: readonly Spot[],
): Reach {
  const ground = searchingGround(sceneOfTable(t), t.setup.options, flies(t, operative));
  return reachOver(t, { operative, allowance }, ground, only);
}

function reachOver(
  t: Look,
  { operative, allowance }: Pick<Move, 'operative' | 'allowance'>,
  ground: Ground,
  only?: readonly Spot[],
): Reach {
  const trip = { ...tripOf(t, operative), ground };
  return reach(trip, operativeOf(t, operative).at!, allowance, only ? { only } : {});
}
