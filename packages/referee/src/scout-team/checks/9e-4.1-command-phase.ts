import { fault, same } from '../../frame/check.ts';
import type { TeamCheck } from '../check.ts';
import { holderOf, markersOf } from '../ground.ts';
import type { Ledger } from '../ledger.ts';

/** ST-8.2: 5 points each for one marker, for two, and for more than the enemy, from the second round on. */
function pointsOf(l: Ledger): number {
  if (l.round < 2 || l.mission === 'straight-fight') return 0;
  const holders = markersOf(l).map(marker => holderOf(l, marker));
  const [own, theirs] = [l.turn!, 1 - l.turn!].map(seat => holders.filter(holder => holder === seat).length);
  return 5 * ((own! >= 1 ? 1 : 0) + (own! >= 2 ? 1 : 0) + (own! > theirs! ? 1 : 0));
}

/** 9E-4.1, ST-8.2: in a Command phase its player gains 1 CP, and scores the markers it holds. */
export const commandPhase: TeamCheck = {
  name: 'CP and points in Command phases',
  clause: '9E-4.1',
  on: {
    'cp-gained': (l, { seat, cp }) => [
      same('CP', 1, cp),
      same('in the phase', 'command', l.phase),
      seat === l.turn ? null : fault(`seat ${l.turn}`, seat),
      l.gained === 0 ? null : fault('once', 'twice'),
    ],
    scored: (l, { seat, points }) => [
      seat === l.turn && l.phase === 'command'
        ? null
        : fault('in the own Command phase', `${seat} in ${l.phase}`, 'ST-8.2'),
      points === pointsOf(l) ? null : fault(`${pointsOf(l)} points`, points, 'ST-8.2'),
    ],
    'phase-began': (l, { phase }) =>
      phase !== 'movement'
        ? null
        : [
            l.gained === 1 ? null : fault('1 CP gained', l.gained),
            l.scored === pointsOf(l) ? null : fault(`${pointsOf(l)} points`, l.scored, 'ST-8.2'),
          ],
  },
};
