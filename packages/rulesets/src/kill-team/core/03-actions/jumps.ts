// KT-8.14  Where a failed jump leaves an operative
import type { Leg } from '@little-wars/engine';
import { inches, mayStand, type Spot } from '@little-wars/engine/geometry';
import { enemiesOf, operativeOf } from '../../lookups.ts';
import type { Look, OperativeId } from '../../types.ts';
import { isEngagedAt } from './engagement.ts';
import { MANNERS, type MoveAction, tripOf } from './moves.ts';

interface Jumping {
  readonly operative: OperativeId;
  readonly action: MoveAction;
  readonly legs: readonly Leg[];
}

/**
 * KT-8.14: the legs of a move that ends before one of its jumps: it stays where it jumped from or, if it cannot be
 * placed there, at the last place on its path where it can.
 */
export function stopBefore(t: Look, { operative, action, legs }: Jumping, jump: number): readonly Leg[] {
  const from = operativeOf(t, operative).at!;
  const trip = tripOf(t, operative);
  const enemies = MANNERS[action].ends === 'engaged' ? [] : enemiesOf(t, operative);
  const mayEnd = (at: Spot): boolean =>
    mayStand(trip, at) && !enemies.some(enemy => isEngagedAt(t, operative, at, enemy));
  for (let i = jump; i > 0; i--) {
    const leg = legs[i - 1]!;
    if (mayEnd(leg.to)) return legs.slice(0, i);
    const start = legs[i - 2]?.to ?? from;
    const back = leg.how === 'go' ? placesBack(leg.to, start).find(mayEnd) : undefined;
    if (back) return [...legs.slice(0, i - 1), { how: 'go', to: back }];
  }
  return [];
}

const STEP = inches(0.125);

/** Places between two spots on the same level, from the first towards the second. */
function placesBack(from: Spot, to: Spot): readonly Spot[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const count = Math.floor(Math.sqrt(dx * dx + dy * dy) / STEP);
  return Array.from({ length: count }, (_, k) => ({
    x: Math.round(from.x + (dx * (k + 1)) / (count + 1)),
    y: Math.round(from.y + (dy * (k + 1)) / (count + 1)),
    z: from.z,
  }));
}
