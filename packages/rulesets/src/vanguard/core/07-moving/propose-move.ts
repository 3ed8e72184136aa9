// Random legal moves
import type { Leg, Numbers, Question } from '@little-wars/engine';
import { flat, type Point, reach, type Spot, towards } from '@little-wars/engine/geometry';
import { nearestOf, pointAround, straightLeg, straightOrShorter } from '@little-wars/skirmish';
import { baseOf, enemiesOf, modelOf, sceneOfTable, touchingApart } from '../../lookups.ts';
import { classOf } from '../../terrain.ts';
import type { Look, Model } from '../../types.ts';
import { markersOf } from '../16-scenario/scenarios.ts';
import { contactFor } from './contact.ts';
import { FACINGS, facingOf } from './facings.ts';
import { againstMove, type Move, type MoveAbout, moveOf } from './move-reasons.ts';
import { tripOf } from './trips.ts';

/** Shares of the way to try in turn: the way may be slow, or offer no place to stop. */
const TRIES: readonly number[] = [1, 0.6, 0.3];

/** A legal move: straight towards an enemy, a marker or a random point; occasionally to another level. */
export function proposeMove(t: Look, question: Question<'move', MoveAbout>, next: Numbers): readonly Leg[] {
  const move = moveOf(question);
  const legs = moveAnywhere(t, move, next);
  return baseOf(modelOf(t, move.model)).shape === 'rectangular' ? turnedAtEnd(t, move, legs, next) : legs;
}

/** VG-1.1: bases with corners are turned now and then, where that is legal. */
function turnedAtEnd(t: Look, move: Move, legs: readonly Leg[], next: Numbers): readonly Leg[] {
  const along = facingOf(next(4 * FACINGS));
  if (along === null) return legs;
  const to = legs.at(-1)?.to ?? modelOf(t, move.model).at!;
  const turned: readonly Leg[] = [...legs, { how: 'go', to, along }];
  return againstMove(t, move, turned).length === 0 ? turned : legs;
}

function moveAnywhere(t: Look, move: Move, next: Numbers): readonly Leg[] {
  const from = modelOf(t, move.model).at!;
  const other = move.action === 'charge' ? intoReach(t, move) : next(16) === 0 ? byAnyWay(t, move, next) : null;
  if (other) return other;
  for (const share of TRIES) {
    const wanted = aim(t, move, next);
    const to = towards(from, wanted, share * flat(from, wanted));
    const legs = straightOrShorter(from, to, { straight: straightLeg, against: each => againstMove(t, move, each) });
    if (legs) return touching(t, move, legs);
  }
  return [];
}

/** The same move with its end in contact with an obstacle that it all but touches, if that is legal. */
function touching(t: Look, move: Move, legs: readonly Leg[]): readonly Leg[] {
  const last = legs.at(-1);
  const to = last ? contactFor(t, move.model)(last.to) : null;
  const closer = to ? straightLeg(to) : null;
  return closer && againstMove(t, move, closer).length === 0 ? closer : legs;
}

/** A charge that ends beside an enemy in range, by any way there is. */
function intoReach(t: Look, move: Move): readonly Leg[] | null {
  const { model, allowance } = move;
  const mover = modelOf(t, model);
  const from = mover.at!;
  const near = enemiesOf(t, model)
    .map(id => ({ at: modelOf(t, id).at!, apart: apartFrom(mover, modelOf(t, id)) + BESIDE }))
    .filter(({ at, apart }) => flat(from, at) < allowance + apart);
  if (near.length === 0) return null;
  const { at, apart } = nearestOf(from, near);
  const goal = towards(at, from, apart);
  const path = reach(tripOf(t, model), from, allowance, { along: mover.along }).pathTo(goal, at.z);
  return path && againstMove(t, move, path.legs).length === 0 ? path.legs : null;
}

/** How far apart the centres are when it has gone straight into contact. */
const apartFrom = (mover: Model, enemy: Model): number =>
  touchingApart(mover, enemy, { dx: mover.at!.x - enemy.at!.x, dy: mover.at!.y - enemy.at!.y });

/** A gap, in tenths, close enough for most melee attacks. */
const BESIDE = 20;

/** A random reachable spot on any level, by climbs and drops if need be. */
function byAnyWay(t: Look, move: Move, next: Numbers): readonly Leg[] | null {
  const { at, along } = modelOf(t, move.model);
  const from = at!;
  const floors = sceneOfTable(t).solids.filter(
    solid => classOf(solid) === 'floor' && flat(from, middleOf(solid.box)) < move.allowance + reachOfBox(solid.box),
  );
  const levels = [{ box: null, top: 0 }, ...floors];
  const { box, top } = levels[next(levels.length)]!;
  const goal = box === null ? pointAround(from, move.allowance, next) : inBox(box, next);
  const path = reach(tripOf(t, move.model), from, move.allowance, { along }).pathTo(goal, top);
  return path && againstMove(t, move, path.legs).length === 0 ? path.legs : null;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

const middleOf = ({ left, right, low, high }: Box): Point => ({ x: (left + right) / 2, y: (low + high) / 2 });
const reachOfBox = ({ left, right, low, high }: Box): number => right - left + high - low;
const inBox = ({ left, right, low, high }: Box, next: Numbers): Point => ({
  x: Math.round(left) + next(Math.max(1, Math.round(right - left))),
  y: Math.round(low) + next(Math.max(1, Math.round(high - low))),
});

/** A random destination. */
function aim(t: Look, { model, action, allowance }: Move, next: Numbers): Spot {
  const from = modelOf(t, model).at!;
  const mover = modelOf(t, model);
  const enemies = enemiesOf(t, model).map(id => ({ at: modelOf(t, id).at!, apart: apartFrom(mover, modelOf(t, id)) }));
  if (action === 'charge' && enemies.length > 0) {
    const { at, apart } = nearestOf(from, enemies);
    return towards(from, at, Math.min(allowance, flat(from, at) - apart - 2));
  }
  const goals: readonly Point[] = next(2) === 0 ? enemies.map(({ at }) => at) : markersOf(t.setup).map(({ at }) => at);
  const goal = goals.length === 0 || next(4) === 0 ? from : goals[next(goals.length)]!;
  return towards(from, pointAround(goal, allowance, next), next(2) === 0 ? allowance : 1 + next(allowance));
}
