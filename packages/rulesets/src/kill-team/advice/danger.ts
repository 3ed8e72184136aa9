// What enemies could do to an operative at a place.
import { inches } from '@little-wars/engine/geometry';
import { flat } from '../core/03-actions/places.ts';
import { canSee, glanceAt } from '../core/07-line-of-sight/line-of-sight.ts';
import { cardOf, ENGAGEMENT, enemiesOf, operativeOf, reachOf } from '../lookups.ts';
import type { Look, OperativeId, Order } from '../types.ts';
import { fearOfFight, fearOfShot } from './fear.ts';
import { harm } from './harm.ts';
import { WEIGHTS } from './weights.ts';

type Pair = readonly [enemy: OperativeId, operative: OperativeId];

/**
 * The harm to expect from all enemies if it stood there with an order, each weighted by how likely it is to
 * attack this operative; capped at the worth of the operative.
 */
export function dangerAt(t: Look, operative: OperativeId, order: Order): number {
  let danger = 0;
  for (const enemy of enemiesOf(t, operative))
    if (operativeOf(t, enemy).wounds > 0) {
      const pair: Pair = [enemy, operative];
      danger += Math.max(isTarget(t, pair, order) ? dangerOfShot(t, pair) : 0, dangerOfFight(t, pair));
    }
  return Math.min(danger, harm(t, operative, operativeOf(t, operative).wounds, 1));
}

const ABOVE = inches(2);

/** Whether an enemy could target it: Conceal in cover hides it, but from above only Heavy cover does. */
function isTarget(t: Look, [enemy, operative]: Pair, order: Order): boolean {
  if (!canSee(t, enemy, operative)) return false;
  if (order === 'engage') return true;
  const line = glanceAt(t, enemy, operative);
  const isBelow = operativeOf(t, enemy).at!.z - operativeOf(t, operative).at!.z >= ABOVE;
  return !line.behindWalls && !line.obscured && !(isBelow ? line.coveredByHeavy : line.coveredByTerrain);
}

const NEAR = inches(7);

const gapOf = (t: Look, [enemy, operative]: Pair): number =>
  flat(operativeOf(t, enemy).at!, operativeOf(t, operative).at!) - reachOf(t, enemy) - reachOf(t, operative);

function dangerOfShot(t: Look, [enemy, operative]: Pair): number {
  const weight = operativeOf(t, enemy).ready ? WEIGHTS.dangerOfReady : WEIGHTS.dangerOfDone;
  return weight * fearOfShot(t, enemy, operative, gapOf(t, [enemy, operative]) <= NEAR);
}

/** Harm from an enemy that is close enough to charge, or already engaged. */
function dangerOfFight(t: Look, [enemy, operative]: Pair): number {
  const gap = gapOf(t, [enemy, operative]);
  if (gap > inches(cardOf(t, enemy).move + 3)) return 0;
  const weight = gap <= ENGAGEMENT ? WEIGHTS.dangerOfEngaged : WEIGHTS.dangerOfCharge;
  return weight * fearOfFight(t, enemy, operative);
}
