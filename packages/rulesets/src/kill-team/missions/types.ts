import type { Seat } from '@little-wars/engine';
import { MOST_OF_MISSION, MOST_PER_TURNING_POINT } from '../core/11-ways-to-play/victory.ts';
import type { T } from '../types.ts';

export type { Mission } from '../types.ts';

/** KT-11.14: scores mission VP up to the limits; open and narrative play have none. */
export function scoreMission(t: T, seat: Seat, points: number, clause = 'KT-11.4'): void {
  const scored = t.position.missionPoints[seat]!;
  const left =
    t.setup.play !== 'matched'
      ? points
      : Math.min(
          MOST_PER_TURNING_POINT - scored[t.position.turningPoint]!,
          MOST_OF_MISSION - scored.reduce((sum, each) => sum + each, 0),
        );
  const given = Math.min(points, left);
  if (given > 0) t.emit({ type: 'mission-scored', clause, seat, points: given });
}
