import type { Seat } from '@little-wars/engine';
import type { Action } from '../core/03-actions/actions.ts';
import type { T } from '../types.ts';

/** KT-11.4: what a battle is fought for. */
export interface Mission {
  readonly id: string;
  readonly name: string;
  readonly play: 'matched' | 'open';
  /** KT-12.24: ancient apparatus are its objectives where there are any, instead of those of the map. */
  readonly apparatus?: true;
  /** Actions it gives everybody. */
  readonly actions?: readonly Action[];
  /** KT-6.9: looked at whenever an action starts or ends. */
  readonly watch?: (t: T) => void;
  readonly endOfTurningPoint: (t: T) => void;
}

/** KT-11.14 */
export const MOST_PER_TURNING_POINT = 4;
export const MOST_OF_MISSION = 16;

/** KT-11.14: VP of the mission, as far as its limits allow; open play has none. */
export function scoreMission(t: T, seat: Seat, points: number): void {
  const scored = t.position.missionPoints[seat]!;
  const left =
    t.setup.play === 'open'
      ? points
      : Math.min(
          MOST_PER_TURNING_POINT - scored[t.position.turningPoint]!,
          MOST_OF_MISSION - scored.reduce((sum, each) => sum + each, 0),
        );
  const given = Math.min(points, left);
  if (given > 0) t.emit({ type: 'mission-scored', clause: 'KT-11.4', seat, points: given });
}
