// KT-3.1-12  Proposes a legal move, for bots
import type { Leg, Numbers, Question } from '@little-wars/engine';
import { inches, type Point, type Spot, towards } from '@little-wars/engine/geometry';
import {
  nearerOfTwo,
  ontoTable,
  pointAround,
  type StraightMove,
  shareUpTo,
  straightOrShorter,
} from '@little-wars/skirmish';
import { ENGAGEMENT, enemiesOf, mapOf, operativeOf, reachOf, sceneOfTable, sideOf } from '../../lookups.ts';
import type { Look, OperativeId } from '../../types.ts';
import { heightCost } from '../08-terrain/ground.ts';
import { isCloseQuarters } from '../12-close-quarters/close-quarters.ts';
import { doorwaysFor, leadsThrough } from '../12-close-quarters/doorways.ts';
import { freeShare } from './detours.ts';
import { type Link, linksFor } from './links.ts';
import { againstMove, type Move, type MoveAbout } from './move-reasons.ts';
import { flies, passesEnemies } from './moves.ts';
import { flat } from './places.ts';
import { endsBy, findMove, straightTo } from './ways.ts';

const TRIES = 4;
const LEAST = inches(0.5);

/** A legal move: a straight line to an enemy, an objective or a random place; a charge to an enemy. */
export function proposeMove(
  t: Look,
  { model, allowance, about }: Question<'move', MoveAbout>,
  next: Numbers,
): readonly Leg[] {
  const { action, dash } = about;
  const move: Move = { operative: model as OperativeId, action, allowance, dash };
  if (allowance < 1) return findMove(t, move.operative, action) ?? [];
  const from = operativeOf(t, move.operative).at!;
  const isFlier = flies(t, move.operative);
  const other = !isFlier && next(4) === 0 ? onAnotherLevel(t, move, next) : null;
  if (other) return other;
  const mayPass = action !== 'charge' && isCloseQuarters(t.setup) && next(2) > 0;
  const through = mayPass ? byDoorway(t, move, next) : null;
  if (through) return through;
  const straightMove: StraightMove = {
    straight: to => straightTo(from, to),
    against: legs => againstMove(t, move, legs),
    mayStop: action !== 'charge',
  };
  for (let i = 0; i < TRIES; i++) {
    const to = aim(t, move, next);
    // Too short to be worth it: try another place.
    if (action !== 'charge' && i < TRIES - 1 && flat(from, to) < LEAST) continue;
    if (to.z !== from.z && !isFlier) continue;
    const legs = straightOrShorter(from, to, straightMove);
    if (legs) return legs;
  }
  return findMove(t, move.operative, action) ?? [];
}

/** A move that changes level, if one is near enough and legal. */
function onAnotherLevel(t: Look, move: Move, next: Numbers): readonly Leg[] | null {
  const at = operativeOf(t, move.operative).at!;
  const least = ({ from, leg }: Link): number => flat(at, from) + flat(from, leg.to) + heightCost(from.z, leg.to.z);
  const most = move.allowance + move.dash;
  const isNear = (link: Link): boolean => link.from.z === at.z && least(link) <= most;
  const near = linksFor(t, move.operative, isNear, { at, most });
  if (near.length === 0) return null;
  const { from, leg } = near[next(near.length)]!;
  const legs: readonly Leg[] = [{ how: 'go', to: from }, leg];
  return againstMove(t, move, legs).length === 0 ? legs : null;
}

/** KT-12.23: through an open doorway nearby, or up to a closed one; if too far, the first legal single leg. */
function byDoorway(t: Look, move: Move, next: Numbers): readonly Leg[] | null {
  const near = doorwaysFor(t, move.operative, move.allowance);
  if (near.length === 0) return null;
  const doorway = near[next(Math.min(near.length, 2))]!;
  const to = (spot: Spot): Leg => ({ how: 'go', to: spot });
  const ways = leadsThrough(t, doorway)
    ? [[to(doorway.before), to(doorway.behind)], [to(doorway.behind)], [to(doorway.before)]]
    : [[to(doorway.before)]];
  return ways.find(legs => againstMove(t, move, legs).length === 0) ?? null;
}

/** A place to move towards. */
function aim(t: Look, move: Move, next: Numbers): Spot {
  const { operative, action, allowance } = move;
  const enemies = enemiesOf(t, operative);
  const from = operativeOf(t, operative).at!;
  if (action === 'charge') {
    const places = endsBy(t, move, enemies[next(enemies.length)]!);
    return places.length > 0 ? places[next(Math.min(places.length, 8))]! : from;
  }
  const goals: readonly Point[] = next(2) === 0 ? enemies.map(id => operativeOf(t, id).at!) : mapOf(t.setup).objectives;
  const goal = next(4) === 0 ? from : (nearerOfTwo(from, goals, next) ?? from);
  const to = towards(from, pointAround(goal, allowance, next), next(2) === 0 ? allowance : 1 + next(allowance));
  return freeWay(t, move, ontoTable(sceneOfTable(t), reachOf(t, operative), to));
}

/** How far along the straight line terrain, bases and, unless charging, engagement range let it go. */
function freeWay(t: Look, { operative, action }: Move, to: Spot): Spot {
  if (flies(t, operative)) return to;
  const from = operativeOf(t, operative).at!;
  const reach = reachOf(t, operative) + 1;
  const range = passesEnemies(t, operative, action) ? 0 : ENGAGEMENT;
  let share = from.z > 0 ? 1 : freeShare(sceneOfTable(t), t.setup.options, [from, to], reach);
  const upToAny = (ids: readonly OperativeId[], clear: number): void => {
    for (const id of ids) {
      if (id === operative) continue;
      const other = operativeOf(t, id).at!;
      share = Math.min(share, shareUpTo([from, to], other, clear + reachOf(t, id)));
    }
  };
  upToAny(sideOf(t, operative), reach);
  upToAny(enemiesOf(t, operative), reach + range);
  return share === 1 ? to : towards(from, to, Math.max(0, Math.floor(share * flat(from, to)) - 2));
}
