// 9E-12.5, 9E-12.6, ST-8.2  Zones, reserves, set-up and the first turn
import type { DeploymentParts } from '../../../w40k/battle/deployment.ts';
import { question } from '../../../w40k/types.ts';
import { own, ownTable } from '../../types.ts';
import { zoneAt } from '../12-mission/ground.ts';

export const chooseZone = question('choose a zone', 'pick-one');

export const rollOffForZone = question('roll off for the zone', 'roll');

/** Scout Team's arguments for the library's set-up. */
export const setUp: Omit<DeploymentParts, 'lookups' | 'trips'> = {
  clauses: {
    sides: '9E-12.5',
    reserves: '9E-5.9',
    setUp: '9E-12.5',
    zone: 'ST-8.2',
    nearZone: 'ST-10.4',
    nearEnemies: 'ST-10.4',
    stand: '9E-8.13',
    firstTurn: '9E-12.6',
  },
  side: {
    roll: rollOffForZone,
    question: chooseZone,
    of: 'zone',
    options: [0, 1],
    chosen: (t, seat, zone) => ownTable(t).emit({ type: 'zone-chosen', clause: '9E-12.5', seat, zone: zone as number }),
  },
  zoneOf: (t, seat) => zoneAt(own(t).setup, own(t).position.zones[seat]!),
};
