// 8E-11.1, RS-8.5, RS-3.9, RS-8.15  Corners, reserves, set-up and the first turn
import type { DeploymentParts } from '../../../w40k/battle/deployment.ts';
import { question, type Look as W40kLook, type T as W40kT } from '../../../w40k/types.ts';
import type { Look, T } from '../../types.ts';
import { zoneAt } from '../08-mission/zones.ts';

export const chooseCorner = question('choose a corner', 'pick-one');

/** The library's tables hold positions of this ruleset. */
const own = (t: W40kT): T => t as unknown as T;
const ownLook = (t: W40kLook): Look => t as Look;

export const rollOffForCorner = question('roll off for the corner', 'roll');

/** Recon Squad's arguments for the library's set-up. */
export const setUp: Omit<DeploymentParts, 'lookups' | 'trips'> = {
  clauses: {
    sides: 'RS-8.5',
    reserves: 'RS-3.9',
    setUp: '8E-11.1',
    zone: 'RS-8.10',
    nearZone: 'RS-2.7',
    nearEnemies: 'RS-2.36',
    stand: '8E-4.3',
    firstTurn: 'RS-8.15',
  },
  side: {
    roll: rollOffForCorner,
    question: chooseCorner,
    of: 'corner',
    options: [0, 1, 2, 3],
    chosen: (t, seat, corner) =>
      own(t).emit({ type: 'corner-chosen', clause: 'RS-8.5', seat, corner: corner as number }),
  },
  zoneOf: (t, seat) => zoneAt(ownLook(t).setup, ownLook(t).position.corners[seat]!),
  finished: (t, seat) => own(t).emit({ type: 'set-up-finished', clause: 'RS-8.15', seat }),
  totals: (t, faces) => faces.map((face, seat) => face + (ownLook(t).position.finishedFirst === seat ? 1 : 0)),
};
