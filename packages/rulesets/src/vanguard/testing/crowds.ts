// Random crowded boards on real tables, floors included, and the moves on them that need a legal end.
import type { Leg, Numbers } from '@little-wars/engine';
import { INCH, mayStand, type Spot, type TableEdge, type Trip, walk } from '@little-wars/engine/geometry';
import { crowdOn, type MoveCase } from '@little-wars/skirmish/testing';
import { factions } from '../content/index.ts';
import { isEngaged } from '../core/01-measuring/measuring.ts';
import { isOpen, named, standardActions } from '../core/06-actions/actions.ts';
import { chargeTargets } from '../core/07-moving/charge.ts';
import { allowanceOf, type MoveAction } from '../core/07-moving/manners.ts';
import { againstMove } from '../core/07-moving/move-reasons.ts';
import { pathOf, tripOf } from '../core/07-moving/trips.ts';
import { groundFor } from '../core/08-falling/ground.ts';
import { fallbackEdge, fleeing, isAtEdge, waysBack } from '../core/12-nerve/fallback.ts';
import { vanguard } from '../index.ts';
import { modelOf, sceneOfTable } from '../lookups.ts';
import type { Look } from '../types.ts';
import { active, blue, broke, field, look, red, type Stood } from './field.ts';

const pick = <A>(next: Numbers, list: readonly A[]): A => list[next(list.length)]!;

/** A board with one model, 0, and others close around it, mostly enemies. */
function crowd(next: Numbers): Look {
  const setup = pick(next, vanguard.ready);
  const teams = [pick(next, factions), pick(next, factions)];
  const scene = sceneOfTable(look(field([]), setup));
  const how = { reach: pick(next, [500, 700, 1500, 2600]), others: 1 + next(7) };
  const add = (stood: readonly Stood[], at: Spot): readonly Stood[] => {
    const isOurs = stood.length === 0 || (stood.length > 1 && next(4) === 0);
    const card = pick(next, teams[isOurs ? 0 : 1]!.cards).id;
    const more = [...stood, (isOurs ? blue : red)(card, 0, 0, { at })];
    const t = look(field(more), setup);
    return mayStand(tripOf(t, stood.length), at, modelOf(t, stood.length).along) ? more : stood;
  };
  const stood = crowdOn({ scene, ground: groundFor(scene) }, how, add, next);
  return look(field(stood, { ...broke, ...active(0) }), setup);
}

/** The moves of model 0: Walk, Run and Charge, and Fallback! unless it is at its edge. */
export function crowdedMoves(next: Numbers): readonly MoveCase[] {
  const t = crowd(next);
  const charges = !isEngaged(t, 0) && chargeTargets(t, 0).length > 0 ? (['charge'] as const) : [];
  const moves = (['walk', 'run', ...charges] as const).map(action => caseOf(t, action));
  return isAtEdge(t, 0) || isEngaged(t, 0) ? moves : [...moves, fallbackOf(t)];
}

function caseOf(t: Look, action: MoveAction): MoveCase {
  const trip = tripOf(t, 0);
  const { at, along } = modelOf(t, 0);
  const allowance = allowanceOf(t, 0, action);
  return {
    name: action,
    trip,
    from: at!,
    allowance,
    isOffered: isOpen(t, 0, named(standardActions, action)),
    mayEnd: spot => mayStand(trip, spot, along),
    isLegal: legs => againstMove(t, { model: 0, action, allowance }, legs).length === 0,
  };
}

/** VG-12.11: it counts as refused if the model stays though it could come an inch nearer to its edge. */
function fallbackOf(t: Look): MoveCase {
  const trip = fleeing(t, 0);
  const { at, along } = modelOf(t, 0);
  const allowance = allowanceOf(t, 0, 'fallback');
  const edge = fallbackEdge(t, 0);
  const mayEnd = (spot: Spot): boolean =>
    away(trip, edge, spot) <= away(trip, edge, at!) - INCH && mayStand(trip, spot, along);
  return {
    name: 'fallback',
    trip,
    from: at!,
    allowance,
    isOffered: waysBack(t, 0, false).some(legs => legs.length > 0),
    mayEnd,
    isLegal: (legs: readonly Leg[]) =>
      legs.length > 0 && mayEnd(legs.at(-1)!.to) && walk(trip, pathOf(t, 0, legs), allowance).problems.length === 0,
  };
}

/** How far a spot is from an edge of the table. */
const away = ({ field: { scene } }: Trip, edge: TableEdge, { x, y }: Spot): number =>
  ({ left: x, right: scene.width - x, low: y, high: scene.depth - y })[edge];
