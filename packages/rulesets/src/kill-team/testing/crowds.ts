// Random crowded boards on real killzones, floors included, and the moves on them that need a legal end.
import { type Numbers, tableOf } from '@little-wars/engine';
import { mayStand, type Spot } from '@little-wars/engine/geometry';
import { crowdOn, type MoveCase } from '@little-wars/skirmish/testing';
import { factions } from '../content/index.ts';
import { isEngaged } from '../core/01-game/measuring.ts';
import { isEngagedAt } from '../core/03-actions/engagement.ts';
import { isLegal } from '../core/03-actions/move-reasons.ts';
import { allowanceOf, type MoveAction, tripOf } from '../core/03-actions/moves.ts';
import { findMove } from '../core/03-actions/ways.ts';
import { groundFor } from '../core/08-terrain/ground.ts';
import { killTeam } from '../index.ts';
import { ENGAGEMENT, enemiesOf, operativeOf, reachOf, sceneOfTable } from '../lookups.ts';
import type { Look } from '../types.ts';
import { active, broke } from './attacks.ts';
import { ofTheBook, type Stood } from './field.ts';

const pick = <A>(next: Numbers, list: readonly A[]): A => list[next(list.length)]!;

/** A board with one operative, 0, and others close around it, mostly enemies. */
function crowd(next: Numbers): Look {
  const setup = pick(next, ofTheBook);
  const teams = [pick(next, factions), pick(next, factions)];
  const scene = sceneOfTable(tableOf(killTeam, setup, broke([])));
  const ground = groundFor(scene, setup.options, 'walking');
  const how = { reach: pick(next, [500, 700, 1500, 2600]), others: 1 + next(7) };
  const add = (stood: readonly Stood[], at: Spot): readonly Stood[] => {
    const seat = stood.length === 0 || (stood.length > 1 && next(4) === 0) ? 0 : 1;
    const more: readonly Stood[] = [...stood, [seat, pick(next, teams[seat]!.cards).id, 0, 0, { at }]];
    return mayStand(tripOf(tableOf(killTeam, setup, broke(more)), stood.length), at) ? more : stood;
  };
  const stood = crowdOn({ scene, ground }, how, add, next);
  return tableOf(killTeam, setup, broke(stood, { activation: active({ ap: 3 }) }));
}

/** The moves of operative 0: Fall Back while engaged, otherwise Charge, Normal Move and Dash. */
export function crowdedMoves(next: Numbers): readonly MoveCase[] {
  const t = crowd(next);
  const actions: readonly MoveAction[] = isEngaged(t, 0) ? ['fall-back'] : ['charge', 'normal-move', 'dash'];
  return actions.map(action => caseOf(t, action));
}

function caseOf(t: Look, action: MoveAction): MoveCase {
  const trip = tripOf(t, 0);
  const allowance = allowanceOf(t, 0, action);
  const enemies = enemiesOf(t, 0);
  const isBeside = (at: Spot): boolean => enemies.some(enemy => isEngagedAt(t, 0, at, enemy));
  const near = enemies.map(enemy => ({
    at: operativeOf(t, enemy).at!,
    within: Math.ceil(reachOf(t, 0) + reachOf(t, enemy) + ENGAGEMENT),
  }));
  return {
    name: action,
    trip,
    from: operativeOf(t, 0).at!,
    allowance,
    isOffered: findMove(t, 0, action) !== null,
    mayEnd: at => mayStand(trip, at) && isBeside(at) === (action === 'charge'),
    isLegal: legs => isLegal(t, { operative: 0, action, allowance, dash: 0 }, legs),
    ...(action === 'charge' && { near }),
  };
}
