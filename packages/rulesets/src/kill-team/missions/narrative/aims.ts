// KT-15.3  Two sides with aims of their own
import type { Reason, Seat } from '@little-wars/engine';
import { other, ownerOf } from '../../lookups.ts';
import type { Look, OperativeId, T } from '../../types.ts';
import { scoreMission } from '../types.ts';

export type Role = 'attacker' | 'defender';

export const seatOf = ({ position: { attacker } }: Look, role: Role): Seat =>
  role === 'attacker' ? attacker : other(attacker);

export const roleOf = ({ position: { attacker } }: Look, seat: Seat): Role =>
  seat === attacker ? 'attacker' : 'defender';

/** An action that one side alone has. */
export const notFor = (t: Look, operative: OperativeId, role: Role, clause: string): readonly Reason[] =>
  ownerOf(t, operative) === seatOf(t, role) ? [] : [{ reason: `only-the-${role}`, clause }];

/** KT-15.3: the whole quarters of a team that so many operatives are. */
export function quarters(t: Look, seat: Seat, operatives: number): number {
  const size = t.position.operatives.filter(operative => operative.seat === seat).length;
  return size === 0 ? 0 : Math.floor((4 * operatives) / size);
}

/** Operatives of a side that were incapacitated and have not come back. */
export const fallenOf = ({ position: { operatives, fallen } }: Look, seat: Seat): number =>
  operatives.filter(
    ({ seat: of, removed }, id) => of === seat && removed && fallen.some(({ operative }) => operative === id),
  ).length;

/** Operatives of a side that are still on the killzone. */
export const standingOf = ({ position: { operatives } }: Look, seat: Seat): number =>
  operatives.filter(({ seat: of, at }) => of === seat && at !== null).length;

const scoredBy = ({ position: { missionPoints } }: Look, seat: Seat): number =>
  missionPoints[seat]!.reduce((sum, points) => sum + points, 0);

/** Scores what is still missing from a total. */
export const scoreUpTo = (t: T, seat: Seat, total: number, clause: string): void => {
  const missing = total - scoredBy(t, seat);
  if (missing > 0) scoreMission(t, seat, missing, clause);
};

export const isLastTurningPoint = ({ setup, position }: Look): boolean =>
  position.turningPoint === setup.options.turningPoints;
