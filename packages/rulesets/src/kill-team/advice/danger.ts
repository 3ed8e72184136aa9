// What enemies could do to somebody where it would stand.
import { inches } from '@little-wars/engine/geometry';
import { flat } from '../core/03-places.ts';
import { rangedOf } from '../core/04-shoot.ts';
import { canSee, lineOfSight } from '../core/07-line-of-sight.ts';
import { cardOf, ENGAGEMENT, enemiesOf, operativeOf, reachOf, weaponsOf } from '../lookups.ts';
import type { Look, OperativeId, Order } from '../types.ts';
import { bestFightWith } from './fights.ts';
import { harm } from './harm.ts';
import { shotAt } from './shots.ts';
import { kept } from './supposing.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The harm expected of all enemies if it stood there with an order, each as likely as it is to turn on this one; nobody
 * can lose more than itself. What hangs on the two alone is kept for the table as it is now.
 */
export function dangerAt(base: Look, t: Look, operative: OperativeId, order: Order): number {
  let danger = 0;
  for (const enemy of enemiesOf(t, operative)) {
    const { ready, wounds } = operativeOf(t, enemy);
    if (wounds === 0) continue;
    const shot = isTarget(t, [enemy, operative], order) ? shotBy(base, t, [enemy, operative]) : 0;
    const weight = ready ? WEIGHTS.dangerOfReady : WEIGHTS.dangerOfDone;
    danger += Math.max(weight * shot, chargeBy(base, t, [enemy, operative]));
  }
  return Math.min(danger, harm(t, operative, operativeOf(t, operative).wounds, 1));
}

type Pair = readonly [enemy: OperativeId, operative: OperativeId];

const ABOVE = inches(2);

/** Whether an enemy sees it; who conceals itself in cover is no target, though from above only Heavy cover counts. */
function isTarget(t: Look, [enemy, operative]: Pair, order: Order): boolean {
  if (!canSee(t, enemy, operative)) return false;
  if (order === 'engage') return true;
  const line = lineOfSight(t, enemy, operative);
  const isBelow = operativeOf(t, enemy).at!.z - operativeOf(t, operative).at!.z >= ABOVE;
  return !line.behindWalls && !line.obscured && !(isBelow ? line.coveredByHeavy : line.coveredByTerrain);
}

/** What the best shot of an enemy does. */
function shotBy(base: Look, t: Look, [enemy, operative]: Pair): number {
  const away = flat(operativeOf(t, enemy).at!, operativeOf(t, operative).at!);
  const isNear = away - reachOf(t, operative) <= NEAR;
  return kept(base, operative, `shot-by/${enemy}/${isNear}`, () =>
    Math.max(0, ...weaponsOfUse(t, enemy, isNear).map(weapon => harmOfShot(t, enemy, weapon, operative))),
  );
}

const NEAR = inches(7);

function harmOfShot(t: Look, attacker: OperativeId, weapon: string, target: OperativeId): number {
  const { average, kill } = shotAt(t, { attacker, action: 'shoot' }, weapon, target);
  return harm(t, target, average, kill);
}

/** From afar, those without a short range. */
const weaponsOfUse = (t: Look, enemy: OperativeId, isNear: boolean): readonly string[] =>
  isNear ? rangedOf(t, enemy) : rangedOf(t, enemy).filter(weapon => !isShort(t, enemy, weapon));

function isShort(t: Look, enemy: OperativeId, chosen: string): boolean {
  const [id, profile] = chosen.split('/');
  const found = weaponsOf(t, enemy)
    .find(weapon => weapon.id === id)
    ?.profiles.find(each => each.id === profile);
  return found?.rules.some(rule => rule.rule === 'range') ?? false;
}

/** What is to be feared of a fight with an enemy that is near enough to charge, or engaged already. */
function chargeBy(base: Look, t: Look, [enemy, operative]: Pair): number {
  const [from, to] = [operativeOf(t, enemy), operativeOf(t, operative)];
  const gap = flat(from.at!, to.at!) - reachOf(t, enemy) - reachOf(t, operative);
  if (gap > inches(cardOf(t, enemy).move + 3)) return 0;
  const weight = gap <= ENGAGEMENT ? WEIGHTS.dangerOfEngaged : WEIGHTS.dangerOfCharge;
  const fight = kept(base, operative, `charge-by/${enemy}`, () => bestFightWith(t, enemy, operative)?.worth ?? 0);
  return weight * Math.max(0, fight);
}
