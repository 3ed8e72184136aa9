// ZG-8.7  Ready setups
import { inches } from '@little-wars/engine/geometry';
import { MAPS } from './maps/index.ts';
import { STARTERS } from './muster/starters.ts';
import { defaults } from './options.ts';
import type { Mission, Setup } from './types.ts';

const MISSIONS: readonly Mission[] = ['straight-fight', 'hold-the-wreck'];

/**
 * The first team of each faction against the second of the next, cycling through maps and missions: every team once.
 */
const first = STARTERS.filter((_, i) => i % 2 === 0);
const second = STARTERS.filter((_, i) => i % 2 === 1);

const pairings = first.map((starter, i) => [starter, second[(i + 1) % second.length]!] as const);

export const ready: readonly Setup[] = pairings.map(([one, other], i) => {
  const map = MAPS[i % MAPS.length]!;
  return {
    map: map.id,
    mission: MISSIONS[Math.floor(i / 2) % MISSIONS.length]!,
    armies: [one.team, other.team],
    options: { ...defaults, tableSize: map.terrain.width === inches(36) ? 36 : 48 },
  };
});
