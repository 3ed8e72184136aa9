// KT-3.20  Finds one legal move, to tell whether a move action is possible at all
import { type Leg, latest, latestAtFrom } from '@little-wars/engine';
import { type Ground, mayStand, type Reach, reach, type Spot, type Tenths } from '@little-wars/engine/geometry';
import { findLegalMove } from '@little-wars/skirmish';
import {
  ENGAGEMENT,
  enemiesOf,
  operativeOf,
  reachOf,
  type Situation,
  sceneOfTable,
  situationOf,
  standingOf,
} from '../../lookups.ts';
import type { Look, OperativeId, Position } from '../../types.ts';
import { isEngaged } from '../01-game/measuring.ts';
import { heightCost, searchingGround } from '../08-terrain/ground.ts';
import { isBarred, leastOnFloor } from './detours.ts';
import { isEngagedAt } from './engagement.ts';
import { isLegal, type Move } from './move-reasons.ts';
import { allowanceOf, flies, gaitOf, MANNERS, type MoveAction, tripOf } from './moves.ts';
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
  const legs = action === 'charge' ? findCharge(t, move) : findEnd(t, move);
  return { legs: legs ?? anyMove(t, move) };
}, 1024);

/** KT-3.20: before an action is refused, every level and way is searched. */
function anyMove(t: Look, move: Move): readonly Leg[] | null {
  const { operative, action, allowance } = move;
  const rings = enemiesOf(t, operative).map(enemy => ({ ...standingOf(t, enemy), range: ENGAGEMENT }));
  const trip = tripOf(t, operative);
  const isFree = MANNERS[action].ends === 'free';
  return findLegalMove({
    trip,
    from: operativeOf(t, operative).at!,
    allowance,
    goals: isFree ? null : rings,
    rings,
    mayEnd: at =>
      mayStand(trip, at) && enemiesOf(t, operative).some(enemy => isEngagedAt(t, operative, at, enemy)) !== isFree,
    heightCost: flies(t, operative) ? () => 0 : heightCost,
    leastWay: (from, to) => (from.z === 0 && to.z === 0 ? leastOnFloor(sceneOfTable(t), t.setup.options, from, to) : 0),
    isLegal: legs => isLegal(t, move, legs),
  });
}

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

/** Where a charge might end, nearest first: in reach in a straight line, free to stand on, and engaged. */
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
  for (const enemy of enemiesOf(t, operative)) {
    const level = endsBy(t, move, enemy).filter(to => to.z === from.z || isFlier);
    const legs = firstLegal(t, move, isFlier ? level : level.slice(0, STRAIGHT));
    if (legs) return legs;
  }
  return null;
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
  return firstLegal(t, move, places);
}

/** Everything an operative can reach with a move, ignoring engagement range. */
export function reachOfMove(
  t: Look,
  { operative, allowance }: Pick<Move, 'operative' | 'allowance'>,
  only?: readonly Spot[],
): Reach {
  const ground = searchingGround(sceneOfTable(t), t.setup.options, gaitOf(t, operative));
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
