// Random crowded boards on real tables, floors included, and the moves on them that need a legal end.
import type { Numbers } from '@little-wars/engine';
import { inches, mayStand, type Spot } from '@little-wars/engine/geometry';
import { crowdOn, type MoveCase } from '@little-wars/skirmish/testing';
import type { Move } from '../../w40k/book.ts';
import { modelOf } from '../../w40k/measuring/lookups.ts';
import { charges, lookups, movement, proposing, reasons, trips } from '../library.ts';
import { sceneOfSetup } from '../lookups.ts';
import { ready } from '../ready.ts';
import { opening } from '../setup.ts';
import type { Look } from '../types.ts';
import { blue, broke, field, look, red, type Stood } from './field.ts';

const pick = <A>(next: Numbers, list: readonly A[]): A => list[next(list.length)]!;

/** A board with one model, 0, and others close around it, mostly enemies. */
function crowd(next: Numbers): Look {
  const setup = pick(next, ready);
  const members = opening(setup).models;
  const scene = sceneOfSetup(setup);
  const how = { reach: pick(next, [500, 700, 1500, 2600]), others: 1 + next(7) };
  const add = (stood: readonly Stood[], at: Spot): readonly Stood[] => {
    const isOurs = stood.length === 0 || (stood.length > 1 && next(4) === 0);
    const { kind, sheet, choices } = pick(next, members);
    const more = [...stood, (isOurs ? blue : red)(kind, 0, 0, { at, sheet, choices })];
    const t = look(field(more), setup);
    return mayStand(trips.tripOf(t, stood.length, 'move'), at, modelOf(t, stood.length).along) ? more : stood;
  };
  const ground = trips.tripOf(look(field([blue('Ork Boy', 1, 1)]), setup), 0, 'charge').ground;
  const stood = crowdOn({ scene, ground }, how, add, next);
  return look(field(stood, { ...broke, phase: 'movement' }), setup);
}

/** The moves of model 0: it Falls Back from a fight; else it charges one or two enemies. */
export function crowdedMoves(next: Numbers): readonly MoveCase[] {
  const t = crowd(next);
  if (lookups.isInCombat(t, 0))
    return [caseOf(t, { model: 0, manner: 'fall-back', allowance: movement.allowanceOf(t, 0, 'fall-back') })];
  const targets = charges.targetsOf(t, 0);
  if (targets.length === 0) return [];
  const at = [...new Set([pick(next, targets), pick(next, targets)])];
  return [caseOf(t, { model: 0, manner: 'charge', allowance: inches(2 + next(11)), at })];
}

function caseOf(t: Look, move: Move): MoveCase {
  const { at, along } = modelOf(t, 0);
  const trip = trips.tripOf(t, 0, move.manner);
  return {
    name: move.manner,
    trip,
    from: at!,
    allowance: move.allowance,
    isOffered: proposing.find(t, move) !== null,
    mayEnd: spot => mayStand(trip, spot, along) && reasons.mayEndBy(t, move, spot),
    isLegal: legs => reasons.againstMove(t, move, legs).length === 0,
  };
}
