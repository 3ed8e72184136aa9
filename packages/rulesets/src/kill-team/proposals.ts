import type { Leg, Numbers, Question } from '@little-wars/engine';
import { reach, type Spot } from '@little-wars/engine/geometry';
import { MANNERS, type MoveAction, reasonsAgainstMove, tripOf } from './core/03-moves.ts';
import { ENGAGEMENT, enemiesOf, operativeOf, standingOf } from './lookups.ts';
import type { Look, OperativeId } from './types.ts';

const TRIES = 24;

/** A legal move: somewhere within reach; a charge goes to an enemy. */
export function proposeMove(t: Look, question: Question<'move'>, next: Numbers): readonly Leg[] {
  const operative = question.model as OperativeId;
  const { action } = question.about as { readonly action: MoveAction };
  const trip = tripOf(t, operative);
  const from = operativeOf(t, operative).at!;
  const zones = MANNERS[action].passes ? [] : enemiesOf(t, operative).map(id => ({ ...standingOf(t, id), id: String(id), range: ENGAGEMENT, flat: false, closed: 'path' as const })); // biome-ignore format: one list
  const reached = reach({ ...trip, field: { ...trip.field, zones } }, from, question.allowance);
  for (let i = 0; i < TRIES; i++) {
    const path = reached.pathTo(aim(t, operative, action, question.allowance, next));
    if (path && reasonsAgainstMove(t, question, path.legs).length === 0) return path.legs;
  }
  return [];
}

function aim(t: Look, operative: OperativeId, action: MoveAction, allowance: number, next: Numbers): Spot {
  const from = operativeOf(t, operative).at!;
  const around = (at: Spot, by: number): Spot => ({
    x: at.x + next(2 * by + 1) - by,
    y: at.y + next(2 * by + 1) - by,
    z: at.z,
  });
  if (action !== 'charge') return around(from, allowance);
  const enemies = enemiesOf(t, operative);
  return around(operativeOf(t, enemies[next(enemies.length)]!).at!, 600);
}
